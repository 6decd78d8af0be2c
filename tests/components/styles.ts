/** Loads the styles of the page before those of any component, because they declare the order of the cascade layers. */
import "../../www/src/styles/main.css";
