/** What a lesson's page does beyond being read: questions, settings to try, the line of a figure, code to embed. */
import "./lesson.css";
import "./docs.css";
import "../../src/app/Header.module.css?lesson";
import "../../src/ui/Button.module.css?lesson";
import "../../src/ui/Mark.module.css?lesson";
import "../../src/ui/Menu.module.css?lesson";
import "../../src/ui/Segmented.module.css?lesson";
import { lightLines } from "./lines";
import { answerMenus } from "./menus";
import { keepProgress } from "./progress";
import { answerQuestions } from "./questions";
import { offerSettings } from "./settings";

answerMenus();
answerQuestions();
keepProgress(); // after the answers are checked
lightLines();
void offerSettings();
