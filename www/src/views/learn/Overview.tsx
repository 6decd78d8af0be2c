/** The start page of Learn: the course, the algorithms, and the techniques. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { AlgorithmInfo } from "sudoku-lab";
import { Canvas } from "../../board/Canvas";
import { createAddress } from "../../lab/address/link";
import { colourClass, createAlgorithmColours } from "../../lab/algorithm-colours";
import { Gallery } from "../../parts/techniques/Gallery";
import { useTechniques } from "../../parts/techniques/useTechniques";
import { useStore } from "../../session/context";
import { Button, ButtonLink, GhostLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Row } from "../../ui/Row";
import { format } from "../../words";
import { words } from "../../words/learn";
import { Algorithms } from "./Algorithms";
import { Course } from "./Course";
import * as css from "./Learn.module.css";
import { type LessonInfo, lessonsDone, lessonsShowing, slugOf } from "./lessons";
import { loadSnapshots, mostShaded, type RunSnapshots } from "./moments";

interface OverviewProps {
  /** All solvers. */
  readonly algorithms: readonly AlgorithmInfo[];
}

export function Overview({ algorithms }: OverviewProps) {
  const lessons = useSignal<readonly LessonInfo[]>([]);
  const moments = useSignal<RunSnapshots | null>(null);
  const doneLessons = useSignal(lessonsDone());
  useEffect(() => {
    // A visitor who returns from a lesson may have done it.
    const recall = () => {
      doneLessons.value = lessonsDone();
    };
    addEventListener("pageshow", recall);
    return () => removeEventListener("pageshow", recall);
  }, []);
  useEffect(() => {
    // Without the pictures, the page still has its links.
    const nothing = () => {};
    lessonsShowing().then((all) => {
      lessons.value = all;
    }, nothing);
    loadSnapshots().then((all) => {
      moments.value = all;
    }, nothing);
  }, []);
  const { linkTo } = useStore(createAddress);
  const done = doneLessons.value;
  const next = lessons.value.find((lesson) => !done.has(slugOf(lesson)));
  // The browser may also store the names of lessons that no longer exist.
  const hasStarted = lessons.value.some((lesson) => done.has(slugOf(lesson)));
  return (
    <div class={css.root}>
      <section class={css.hero}>
        <div>
          <h2 tabIndex={-1} data-start="">
            {words.question}
          </h2>
          <p class={css.lead}>{words.answer(format(algorithms.length))}</p>
          <Row as="p" data-part="links">
            <ButtonLink href={next?.path ?? words.courseAt}>
              <Icon name="play" />
              {next && hasStarted ? words.continueCourse(next.number) : words.startCourse}
            </ButtonLink>
            <Button
              ghost
              onClick={() => {
                const title = document.getElementById("algorithms-title");
                title?.scrollIntoView();
                title?.focus();
              }}
            >
              {words.browse}
            </Button>
            <GhostLink href={linkTo("train")}>{words.train}</GhostLink>
            <GhostLink href={linkTo("papers")}>{words.papers}</GhostLink>
          </Row>
        </div>
        {moments.value && <LiveTile algorithms={algorithms} moments={moments.value} />}
      </section>
      <Course lessons={lessons.value} done={done} />
      <Algorithms all={algorithms} moments={moments.value} />
      <TechniqueList />
    </div>
  );
}

interface LiveTileProps extends OverviewProps {
  readonly moments: RunSnapshots;
}

/** The step of a run that shows most of the algorithm's beliefs. */
function LiveTile({ algorithms, moments }: LiveTileProps) {
  const { linkTo } = useStore(createAddress);
  const { colourOf } = useStore(createAlgorithmColours);
  const max = mostShaded(moments);
  const info = algorithms.find(({ id }) => id === max);
  const moment = info && moments.of.get(info.id);
  if (!info || !moment) return null;
  const { frame, steps } = moment;
  return (
    <a
      class={`${css.live} ${colourClass(colourOf(info.id))}`}
      href={linkTo("learn", { a: [["a", info.id]] })}
    >
      <span aria-hidden="true">
        <Canvas
          puzzle={moments.puzzle}
          frame={frame}
          lane={colourOf(info.id)}
          final={false}
          label={info.name}
        />
      </span>
      <small>
        <b>{info.name}</b>, {words.moment(info.step, format(frame.step), format(steps))}{" "}
        <u>{words.watchIt}</u>
      </small>
    </a>
  );
}

/**
 * Shows the pictures of the techniques. They are fetched when they are nearly in view, because there are many boards.
 */
function TechniqueList() {
  const elementRef = useRef<HTMLDivElement>(null);
  const isNear = useSignal(false);
  useEffect(() => {
    if (!elementRef.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) isNear.value = true;
      },
      { rootMargin: "400px" },
    );
    observer.observe(elementRef.current);
    return () => observer.disconnect();
  }, []);
  const { known, instead } = useTechniques(isNear.value);
  return <div ref={elementRef}>{known ? <Gallery {...known} /> : instead}</div>;
}
