import vue from "@vitejs/plugin-vue";

/** Vue is told that the element is none of its components. */
const isCustomElement = (tag) => tag === "sudoku-lab";
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
