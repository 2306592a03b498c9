import { brandShades, type BrandColors } from '../../../contract/platform/brand-colors';

/** The neutral colors of the client's theme. They are repeated here, because emails cannot load the theme. */
const light = {
  ground: '#fcfaf6',
  panel: '#ffffff',
  line: '#e5dfd2',
  text: '#09090b',
  faint: '#52525b',
};

const dark: typeof light = {
  ground: '#0c1119',
  panel: '#161e2b',
  line: '#2a3547',
  text: '#fafafa',
  faint: '#a1a1aa',
};

const createRules = (colors: typeof light) => ({
  ground: `background:${colors.ground};color:${colors.text}`,
  panel: `background:${colors.panel};border-color:${colors.line}`,
  faint: `color:${colors.faint}`,
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

const importantRule = (part: string, declarations: string) =>
  `.${part}{${declarations.replaceAll(/(?=;|$)/g, ' !important')}}`;

const darkRules = Object.entries(createRules(dark)).map(([part, rule]) =>
  importantRule(part, rule),
);

const buttonShape =
  'display:inline-block;padding:12px 24px;border:0;border-radius:8px;font:inherit;' +
  'font-weight:600;text-decoration:none;cursor:pointer';

/** The attributes of a button, or of a link that looks like one, in a page, whose style sheet has its colors. */
export const pageButtonAttributes = `class="button" style="${buttonShape}"`;

/** Returns the attributes of a button in an email, which many email clients show without its style sheet. */
export const emailButtonAttributes = (shop: BrandColors) =>
  `class="button" style="${buttonColors(shop)};${buttonShape}"`;

const buttonColors = (shop: BrandColors) =>
  `background:${brandShades(shop).ink[700]};color:#ffffff`;

/** Returns the style elements of the head. In dark mode, buttons have the accent color. */
export function styleElements(shop: BrandColors): string {
  const { ink, amber } = brandShades(shop);
  const button = importantRule('button', `background:${amber[500]};color:${ink[900]}`);
  return `<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark}.button{${buttonColors(shop)}}@media (prefers-color-scheme:dark){${darkRules.join('')}${button}}</style>`;
}

export const fonts = {
  body: "font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  heading: "font:400 26px/1.2 'Instrument Serif',Georgia,serif",
};
