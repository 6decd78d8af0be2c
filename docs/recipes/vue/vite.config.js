import vue from "@vitejs/plugin-vue";

/** Tells Vue that `sudoku-lab` is a custom element, not a Vue component. */
const isCustomElement = (tag) => tag === "sudoku-lab";
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
