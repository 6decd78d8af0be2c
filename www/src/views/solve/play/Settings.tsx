/** The settings of the game. */
import { HINT_ORDERS, hintOrder, setHintOrder } from "../../../play/help/order";
import { type Settings as All, setSetting, settings } from "../../../play/settings";
import { Check } from "../../../ui/Check";
import { words } from "../../../words/play";
import * as css from "../Play.module.css";

const settingNames = Object.keys(words.setting) as (keyof All)[];

const hintOrders = Object.keys(HINT_ORDERS) as (keyof typeof HINT_ORDERS)[];

export function Settings() {
  return (
    <div class={css.settings}>
      {settingNames.map((name) => (
        <Check key={name}>
          <input
            type="checkbox"
            checked={settings.value[name]}
            onChange={(event) => setSetting(name, event.currentTarget.checked)}
          />
          {words.setting[name]}
        </Check>
      ))}
      <label>
        {words.hintOrder}{" "}
        <select
          value={hintOrder.value}
          onChange={({ currentTarget }) => setHintOrder(currentTarget.value)}
        >
          {hintOrders.map((order) => (
            <option key={order} value={order}>
              {words.hintOrders[order]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
