/** Was Techniken zu einem Schluss sagen: die englische Vorlage, dann die deutsche. */

const second = "there would be a second solution";
const grave =
  "every blank cell has two candidates and every digit two places in each house, which makes two solutions or none";
const ownGrave =
  "hat jede leere Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus; das ergibt zwei Lösungen oder keine";

export const deductions: readonly (readonly [english: string, german: string])[] = [
  [
    "{one} and {other} cannot be the two candidates of {cells}, which both see{together||, nor be the same}: no choice with {lost} is left.",
    "{one} und {other} können nicht die zwei Kandidaten von {cells} sein, die beide sehen{together||, und nicht gleich sein}: Mit {lost} bleibt keine Wahl.",
  ],
  [
    "{chain}: of {sets} sets that have one candidate more than they are, the first or the last holds {digit}, which goes where all its places there are seen.",
    "{chain}: Von {sets} Mengen mit je einem Kandidaten mehr als Zellen enthält die erste oder die letzte die {digit}; sie fällt weg, wo alle ihre Plätze dort zu sehen sind.",
  ],
  [
    "{pivot} have one candidate more than they are and so hold {x} or {y}: then {one} lack {x}, or {other} lack {y}, and hold {common}, which goes where all its places there are seen.",
    "{pivot} haben einen Kandidaten mehr als Zellen und enthalten daher {x} oder {y}: Dann fehlt in {one} die {x} oder in {other} die {y}, und dort steht {common}; diese Ziffer fällt weg, wo alle ihre Plätze dort zu sehen sind.",
  ],
  [
    "{one} and {other} have one candidate more than they are, and not both hold {restricted}: one of them holds {common}, which goes where all its places there are seen.",
    "{one} und {other} haben je einen Kandidaten mehr als Zellen, und nicht beide enthalten {restricted}: Eine der Mengen enthält {common}; diese Ziffer fällt weg, wo alle ihre Plätze dort zu sehen sind.",
  ],
  [
    "{one} and {other} have one candidate more than they are, and each lacks one of {restricted}: all their other digits are locked there.",
    "{one} und {other} haben je einen Kandidaten mehr als Zellen, und jeder Menge fehlt eine von {restricted}: Alle ihre anderen Ziffern sind dort eingeschlossen.",
  ],
  [
    `Were {cell} {digit}, it could be exchanged with {other} in {cells}, none of which is a given, and ${second}.`,
    "Wäre {cell} die {digit}, ließe sie sich mit {other} in {cells} vertauschen, wo nichts vorgegeben ist, und es gäbe eine zweite Lösung.",
  ],
  [
    `None of {cells} is a given: unless one of {roof} is {digit}, {digits} could be exchanged there, and ${second}. It goes from all cells that see both.`,
    "In {cells} ist nichts vorgegeben: Ist keine von {roof} die {digit}, ließen sich {digits} dort vertauschen, und es gäbe eine zweite Lösung. Die {digit} fällt in allen Zellen weg, die beide sehen.",
  ],
  [
    `But for {digit} in {cell}, ${grave}: {cell} is {digit}.`,
    `Bis auf {digit} in {cell} ${ownGrave}: {cell} ist {digit}.`,
  ],
  [
    `But for {extras}, ${grave}. One of these is right: what goes agrees with none of them.`,
    `Bis auf {extras} ${ownGrave}. Einer von diesen stimmt: Was wegfällt, verträgt sich mit keinem davon.`,
  ],
  [
    `But for {extras}, ${grave}. One of {roof} is one of {outside}, and with {subset} it takes up {kept}: these go from the rest of {houses}.`,
    `Bis auf {extras} ${ownGrave}. Eine von {roof} ist eine von {outside} und verbraucht mit {subset} die Ziffern {kept}: Diese fallen im Rest von {houses} weg.`,
  ],
  [
    `But for {extras}, ${grave}. {link} has no place for {digit} but {roof}: one is {digit}, so the other is what it is too many.`,
    `Bis auf {extras} ${ownGrave}. {link} hat für {digit} nur Platz in {roof}: Eine davon ist {digit}, also nimmt die andere, was sie zu viel hat.`,
  ],
  [
    "{chain}. So one of {ends} is true, and what sees both goes.",
    "{chain}. Also stimmt eines von {ends}, und was beide sieht, fällt weg.",
  ],
  [
    "{digit} is either in all of {first} or in all of {second}: it goes from what sees both.",
    "{digit} steht entweder in allen Zellen {first} oder in allen Zellen {second}: Die Ziffer fällt weg, wo beides zu sehen ist.",
  ],
  [
    "If {digit} were in one of {second}, it would be in all of them, and two see each other: it goes from all.",
    "Stünde {digit} in einer der Zellen {second}, dann in allen, und zwei davon sehen sich: Die Ziffer fällt in allen weg.",
  ],
  [
    "With {digit} in {one} it is not in {other}, so it is in all of {first} or in all of {second}: it goes from what sees both.",
    "Steht {digit} in {one}, dann nicht in {other}; also steht sie in allen Zellen {first} oder in allen Zellen {second}: Die Ziffer fällt weg, wo beides zu sehen ist.",
  ],
  [
    "{digit} is either in all of {first} or in all of {second}. If it were in one of {third}, it would be in all of them, and they see both: it goes from all.",
    "{digit} steht entweder in allen Zellen {first} oder in allen Zellen {second}. Stünde sie in einer der Zellen {third}, dann in allen, und diese sehen beides: Die Ziffer fällt in allen weg.",
  ],
  [
    "Were {cell} one of {digits}, {cells} would hold nothing else and could be filled in a second way. There is one solution: it is none of these.",
    "Wäre {cell} eine von {digits}, enthielten {cells} nichts anderes und ließen sich auf eine zweite Art füllen. Es gibt nur eine Lösung: Die Zelle ist keine davon.",
  ],
  [
    `With nothing but {digits} in {cells} ${second}, so one of {roof} is {digit}: it goes from all cells that see all of these.`,
    "Stünde in {cells} nur {digits}, gäbe es eine zweite Lösung; also ist eine von {roof} die {digit}: Sie fällt in allen Zellen weg, die alle diese sehen.",
  ],
  [
    `With nothing but {digits} in {cells} ${second}, so one of {roof} is one of {outside}. With {subset} it takes up {kept}: these go from the rest of {houses}.`,
    "Stünde in {cells} nur {digits}, gäbe es eine zweite Lösung; also ist eine von {roof} eine von {outside}. Mit {subset} verbraucht sie {kept}: Diese fallen im Rest von {houses} weg.",
  ],
  [
    `With nothing but {digits} in {cells} ${second}. {link} has no place for {digit} but {roof}, so one of these is {digit} and the other breaks the pattern: neither is {other}.`,
    "Stünde in {cells} nur {digits}, gäbe es eine zweite Lösung. {link} hat für {digit} nur Platz in {roof}; also ist eine davon {digit}, und die andere bricht das Muster: Keine ist {other}.",
  ],
  [
    "Whatever {cell} holds, a set of {cells} that has one candidate more than it is lacks that and holds {digit}, which goes where all its places are seen.",
    "Was {cell} auch enthält: Einer Menge aus {cells} mit einem Kandidaten mehr als Zellen fehlt es, und sie enthält {digit}; diese Ziffer fällt weg, wo alle ihre Plätze zu sehen sind.",
  ],
  [
    "In {box} all places for {digit} lie in {line} and {across}. With {digit} in {target} it would not be in {far}, so it would be in {near}, and {box} would have no place for it.",
    "In {box} liegen alle Plätze für {digit} in {line} und {across}. Stünde {digit} in {target}, dann nicht in {far}, also in {near}, und {box} hätte keinen Platz dafür.",
  ],
  [
    "In {lines} the places for {digit} all lie in {across}, but for {fins}: it goes from what sees these in the rest of {across}.",
    "In {lines} liegen die Plätze für {digit} alle in {across}, außer {fins}: Die Ziffer fällt im Rest von {across} weg, wo diese zu sehen sind.",
  ],
  [
    "In {lines} the places for {digit} all lie in {across}: it goes from the rest of these.",
    "In {lines} liegen die Plätze für {digit} alle in {across}: Dort fällt die Ziffer im Rest weg.",
  ],
  [
    "One of {candidates} is true, and all of them lead to the same.",
    "Eines von {candidates} stimmt, und alle führen zum selben.",
  ],
  [
    "Whether {candidates} is true or not leads to the same.",
    "Ob {candidates} stimmt oder nicht, führt zum selben.",
  ],
  [
    "{start} would lead to a contradiction: {yes}, and {no}. On the way a net of its own rules out each of {refuted}.",
    "{start} führte zu einem Widerspruch: {yes}, und {no}. Unterwegs schließt je ein eigenes Netz {refuted} aus.",
  ],
  [
    "{start} would lead to a contradiction: {yes}, and {no}.",
    "{start} führte zu einem Widerspruch: {yes}, und {no}.",
  ],
  [
    "In {lines} the places for {digit} all lie in {across}: it goes from what is in more of these than of those.",
    "In {lines} liegen die Plätze für {digit} alle in {across}: Die Ziffer fällt weg, wo eine Zelle in mehr von den zweiten als von den ersten liegt.",
  ],
  [
    "In {lines} the places for {digit} all lie in {across}, but for {fins}: it goes from what sees these and is in more of {across} than of {lines}.",
    "In {lines} liegen die Plätze für {digit} alle in {across}, außer {fins}: Die Ziffer fällt weg, wo diese zu sehen sind und eine Zelle in mehr von {across} als von {lines} liegt.",
  ],
  [
    "{cell} is {digit}: it is the last blank cell of {house}.",
    "{cell} ist {digit}: Es ist die letzte leere Zelle von {house}.",
  ],
  [
    "{cell} is {digit}: {house} has no other place for it.",
    "{cell} ist {digit}: {house} hat keinen anderen Platz dafür.",
  ],
  [
    "In {house} the only places for {digits} are {cells}: nothing else can stand there.",
    "In {house} sind {cells} die einzigen Plätze für {digits}: Nichts anderes kann dort stehen.",
  ],
  [
    "In {house} the places for {digit} all lie in {other}: it goes from the rest of {other}.",
    "In {house} liegen die Plätze für {digit} alle in {other}: Im Rest von {other} fällt die Ziffer weg.",
  ],
  [
    "Either all of {first} are true or all of {second}: what has no room beside either goes.",
    "Entweder stimmen alle von {first} oder alle von {second}: Was neben keinem von beiden Platz hat, fällt weg.",
  ],
  [
    "If one of {second} were true, all would be, and two of them exclude each other: all go.",
    "Stimmte eines von {second}, dann alle, und zwei davon schließen sich aus: Alle fallen weg.",
  ],
  [
    "If one of {second} were true, all would be, and nothing would be left for {cell}: all go.",
    "Stimmte eines von {second}, dann alle, und für {cell} bliebe nichts übrig: Alle fallen weg.",
  ],
  [
    "{cell} is {digit}: it has no other candidate.",
    "{cell} ist {digit}: Die Zelle hat keinen anderen Kandidaten.",
  ],
  [
    "{cells} have only {digits} between them: no other cell of {houses} can be one of these.",
    "{cells} haben zusammen nur {digits}: Keine andere Zelle von {houses} kann eine davon sein.",
  ],
  [
    "{chain}. So one end or the other is true, and what goes with neither goes.",
    "{chain}. Also stimmt das eine oder das andere Ende, und was sich mit keinem verträgt, fällt weg.",
  ],
  [
    "{chain}. So {cell} is {digit} even if it is not, and must be.",
    "{chain}. Also ist {cell} die {digit}, selbst wenn sie es nicht wäre, und muss es sein.",
  ],
  [
    "{chain}, and round again. So one side of each link is true, and what goes with neither goes.",
    "{chain}, und wieder von vorn. Also stimmt eine Seite jeder Verbindung, und was sich mit keiner verträgt, fällt weg.",
  ],
  [
    "Along {cells} the digits {digits} take turns, so {ends} hold one each: both digits go from what sees these two.",
    "Entlang {cells} wechseln sich die Ziffern {digits} ab; also enthalten {ends} je eine davon: Beide Ziffern fallen weg, wo diese zwei zu sehen sind.",
  ],
  [
    "{cells} in {line} and {box}, with {of_line} and {of_box}, have as many candidates as they are, and each of them stands there: {in_line} go from the rest of {line}, {in_box} from the rest of {box}.",
    "{cells} in {line} und {box} haben mit {of_line} und {of_box} so viele Kandidaten wie Zellen, und jeder davon steht dort: {in_line} fallen im Rest von {line} weg, {in_box} im Rest von {box}.",
  ],
  [
    "{digit} has two places in {one} and two in {other}, of which {near} see each other: one of {ends} is {digit}, and it goes from what sees both.",
    "{digit} hat zwei Plätze in {one} und zwei in {other}, von denen {near} sich sehen: Eine von {ends} ist {digit}, und die Ziffer fällt weg, wo beide zu sehen sind.",
  ],
  [
    `In {lines} there is no place for {digit} but {cells}: in one of {roof} it would be in both, {other} in the rest, and ${second}. So it goes from both.`,
    "In {lines} ist für {digit} nur Platz in {cells}: Stünde sie in einer von {roof}, dann in beiden, {other} im Rest, und es gäbe eine zweite Lösung. Also fällt sie in beiden weg.",
  ],
  [
    `Were {cell} {other}, {digit} would be in both corners beside it, as {lines} have no other place for it; {cells} would hold only {digits}, and ${second}.`,
    "Wäre {cell} die {other}, stünde {digit} in beiden Ecken daneben, da {lines} keinen anderen Platz dafür haben; {cells} enthielten nur {digits}, und es gäbe eine zweite Lösung.",
  ],
  [
    "{link} has {digit} in one of {places}, so one of {cells} is not {digit} but {other}: this goes from all cells that see both.",
    "{link} hat {digit} in einer von {places}; also ist eine von {cells} nicht {digit}, sondern {other}: Diese Ziffer fällt in allen Zellen weg, die beide sehen.",
  ],
  [
    "Whether {pivot} is {first} or {second}, one of {pincers} is {digit}: it goes from all cells that see both.",
    "Ob {pivot} nun {first} oder {second} ist, eine von {pincers} ist {digit}: Die Ziffer fällt in allen Zellen weg, die beide sehen.",
  ],
  [
    "Whether {pivot} is {first}, {second} or {digit}, one of {pivot}, {pincers} is {digit}: it goes from all cells that see these three.",
    "Ob {pivot} nun {first}, {second} oder {digit} ist, eine von {pivot}, {pincers} ist {digit}: Die Ziffer fällt in allen Zellen weg, die diese drei sehen.",
  ],
  [
    "{cells} have {digits} between them, and only {digit} can be in more than one: it is in one at least, and goes from the cells that see all of these.",
    "{cells} haben zusammen {digits}, und nur {digit} kann darin mehrfach vorkommen: Die Ziffer steht mindestens einmal darin und fällt in den Zellen weg, die alle diese sehen.",
  ],
];
