/**
 * The script of lessons: questions, settings to try, the highlighted line of pseudo-code, and code to embed figures.
 */
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
keepProgress(); // after `answerQuestions`: its listener reads the results of the checks
lightLines();
void offerSettings();
