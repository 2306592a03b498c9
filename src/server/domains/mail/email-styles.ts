/** The colors of the client's theme. They are repeated here, because emails cannot load the theme. */
const light = {
  ground: '#fcfaf6',
  panel: '#ffffff',
  line: '#e5dfd2',
  text: '#09090b',
  faint: '#52525b',
  solid: '#1d2f50',
  contrast: '#ffffff',
};

const dark: typeof light = {
  ground: '#0c1119',
  panel: '#161e2b',
  line: '#2a3547',
  text: '#fafafa',
  faint: '#a1a1aa',
  solid: '#f08a33',
  contrast: '#0d1524',
};

const createRules = (colors: typeof light) => ({
  ground: `background:${colors.ground};color:${colors.text}`,
  panel: `background:${colors.panel};border-color:${colors.line}`,
  faint: `color:${colors.faint}`,
  button: `background:${colors.solid};color:${colors.contrast}`,
  brand: `color:${colors.text}`,
});

type Part = keyof ReturnType<typeof createRules>;

/**
 * Returns the attributes of an element: inline colors, because many email clients ignore style sheets, and a
 * class, with which the other email clients apply dark mode.
 * @param style further CSS declarations
 */
export function styled(part: Part, style: string): string {
  return `class="${part}" style="${createRules(light)[part]};${style}"`;
}

const darkRules = Object.entries(createRules(dark)).map(
  ([part, declarations]) => `.${part}{${declarations.replaceAll(/(?=;|$)/g, ' !important')}}`,
);

/** The elements of the head that enable dark mode. */
export const styleElements = `<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules.join('')}}</style>`;

export const fonts = {
  body: "font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  heading: "font:400 26px/1.2 'Instrument Serif',Georgia,serif",
};
