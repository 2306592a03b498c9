import { findPhrases, type Groups, type TextPhrase } from './text-phrase';

/** What words say about a watch that its seller may also have filled in. Ranges include both ends. */
export interface AttributeMeaning {
  /** The case diameter in millimetres. */
  diameter?: [from: number, to: number];
  /** The year of production. */
  made?: [from: number, to: number];
  /** The water resistance in metres that it has at least. */
  depth?: number;
  box?: boolean;
  papers?: boolean;
}

export type AttributePhrase = TextPhrase & AttributeMeaning;

/** Smaller numbers of millimetres are widths of straps, larger ones clocks. */
const [minDiameter, maxDiameter] = [24, 60];
const firstYear = 1900;
const lastYear = new Date().getFullYear() + 1;
const feetPerMetre = 3.28;
const metresPerBar = 10;
/** Water resistance without a number. */
const leastDepth = 30;

const start = String.raw`(?<![\p{L}\p{N}$]|[\p{L}\p{N}][-./,])`;
const end = String.raw`(?![\p{L}\p{N}]|[.,/-]\p{N})`;
const toPattern = (source: string) => new RegExp(`${start}${source}${end}`, 'giu');

const size = (name: string) => String.raw`(?<${name}>\d{2}(?:[.,]\d{1,2})?)`;
const millimetres = String.raw`\s?(?:mm|millimet(?:er|re)s?)`;
const below = String.raw`(?:under|below|up\s?to|max(?:imum)?|at\s+most|(?:less|smaller)\s+than|(?:no|not)\s+(?:more|bigger|larger)\s+than|(?:not|nothing)\s+(?:over|above))\s+`;
const above = String.raw`(?:over|above|from|min(?:imum)?|at\s+least|(?:more|bigger|larger)\s+than)\s+`;
const year = (name: string) => String.raw`(?<${name}>(?:19|20)\d\d)`;
const yearPrefix = String.raw`(?:(?:made|built|produced|from|in|of|the|year|birth\s?year)\s+)*`;
const decades: Record<string, number> = {
  fifties: 1950,
  sixties: 1960,
  seventies: 1970,
  eighties: 1980,
  nineties: 1990,
};
const decadePrefix = String.raw`(?:(?:made|from|in|of|the|early|mid|late)[\s-]+)*`;
const resistance = String.raw`water\s?(?:proof|resistan(?:t|ce))`;
const with_ = String.raw`(?:(?:comes?|complete|including|has|having|with|the|all|its|original)\s+)*`;
const boxes = String.raw`box(?:es)?`;
const documents = String.raw`(?:papers?|documents?|paperwork|certificates?|card)`;
const and = String.raw`\s*(?:,|&|\+|/|and|with)?\s*(?:(?:the|all|original)\s+)*`;

const forms: readonly (readonly [RegExp, (groups: Groups) => AttributeMeaning | undefined])[] = [
  [
    toPattern(
      `(?:between\\s+|from\\s+)?${size('from')}(?:${millimetres})?\\s*(?:-|–|to|and)\\s*${size('to')}${millimetres}`,
    ),
    ({ from, to }) => diameterOf(toNumber(from), toNumber(to)),
  ],
  [
    toPattern(`${below}${size('to')}${millimetres}`),
    ({ to }) => diameterOf(minDiameter, toNumber(to)),
  ],
  [
    toPattern(`${above}${size('from')}${millimetres}`),
    ({ from }) => diameterOf(toNumber(from), maxDiameter),
  ],
  [toPattern(`${size('at')}${millimetres}`), ({ at }) => diameterOf(toNumber(at), toNumber(at))],
  [
    toPattern(`(?:between\\s+|from\\s+)?${year('from')}\\s*(?:-|–|to|and)\\s*${year('to')}`),
    ({ from, to }) => madeIn(Number(from), Number(to)),
  ],
  [
    toPattern(`(?:before|older\\s+than|pre)[\\s-]+${year('to')}`),
    ({ to }) => madeIn(firstYear, Number(to) - 1),
  ],
  [
    toPattern(`(?:after|since|newer\\s+than)\\s+${year('from')}`),
    ({ from }) => madeIn(Number(from), lastYear),
  ],
  [
    toPattern(`${decadePrefix}(?<century>19|20)?(?<tens>\\d0)['’]?s`),
    ({ century = '19', tens = '' }) =>
      madeIn(Number(`${century}${tens}`), Number(`${century}${tens}`) + 9),
  ],
  [
    toPattern(`${decadePrefix}(?<decade>${Object.keys(decades).join('|')})`),
    ({ decade = '' }) => {
      const first = decades[decade.toLowerCase()];
      return first === undefined ? undefined : madeIn(first, first + 9);
    },
  ],
  [toPattern(`${yearPrefix}${year('at')}`), ({ at }) => madeIn(Number(at), Number(at))],
  [
    toPattern(
      `(?:${resistance}\\s+(?:(?:to|of|up|rating|rated)\\s+)*)?(?<depth>\\d{1,5})\\s?(?<unit>m|met(?:er|re)s?|bars?|atm|atmos|ft|feet)(?:\\s+(?:deep|wr|${resistance}))?`,
    ),
    readDepth,
  ],
  [
    toPattern(`${resistance}|water-(?:proof|resistant)|swim[\\s-]?proof`),
    () => ({ depth: leastDepth }),
  ],
  [
    toPattern(
      `${with_}(?:${boxes}${and}${documents}|papers?${and}${boxes}|(?:full|complete)\\s+(?:set|kit))`,
    ),
    () => ({ box: true, papers: true }),
  ],
  [toPattern(`${with_}${boxes}`), () => ({ box: true })],
  [toPattern(`${with_}(?:papers|paperwork|certificates?)`), () => ({ papers: true })],
];

/** Finds the words that say what sellers fill in: sizes, years, depths, box and papers. */
export function findAttributePhrases(text: string): AttributePhrase[] {
  return findPhrases(text, forms);
}

const toNumber = (digits = '') => Number(digits.replace(',', '.'));

function diameterOf(from: number, to: number): AttributeMeaning | undefined {
  return from >= minDiameter && to <= maxDiameter && from <= to
    ? { diameter: [from, to] }
    : undefined;
}

function madeIn(from: number, to: number): AttributeMeaning | undefined {
  return from >= firstYear && from <= to && from <= lastYear ? { made: [from, to] } : undefined;
}

function readDepth({ depth = '', unit = '' }: Groups): AttributeMeaning | undefined {
  const lower = unit.toLowerCase();
  const number = Number(depth);
  const metres = /^f/.test(lower)
    ? number / feetPerMetre
    : /^(?:bar|atm)/.test(lower)
      ? number * metresPerBar
      : number;
  return metres >= 10 && metres <= 12_000 ? { depth: metres } : undefined;
}

/** Returns the water resistance that a seller has filled in, such as "20 bar", in metres. */
export const metresOf = (text: string) =>
  findAttributePhrases(text).find(({ depth }) => depth !== undefined)?.depth;
