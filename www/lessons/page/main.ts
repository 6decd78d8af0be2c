/** What a lesson's page does beyond being read: questions, settings to try, the line of a figure, code to embed. */
import "./lesson.css";
import { lightLines } from "./lines";
import { answerQuestions } from "./questions";
import { offerSettings } from "./settings";

answerQuestions();
lightLines();
void offerSettings();
