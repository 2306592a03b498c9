import { fileChartStyle, pageChartStyle } from '../../../src/statecharts/chart/chart-style';

type Colors = Record<string, string>;

function colorsOf(selector: string): Colors {
  const block = pageChartStyle.split(`${selector} {`)[1]!.split('}')[0]!;
  return Object.fromEntries(
    [...block.matchAll(/--chart-([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const boxes = ['ground', 'panel', 'inner', 'active-soft'];
const pills = ['pill', 'enabled-soft', 'taken-soft'];
const texts = [
  ...['ink', 'muted'].flatMap((text) => [...boxes, ...pills].map((ground) => [text, ground])),
  ...pills.map((ground) => ['event', ground]),
  ['tag', 'tag-soft'],
];
const shapes = [
  ...['border', 'line', 'active', 'focus'].flatMap((shape) =>
    ['ground', 'panel', 'inner'].map((ground) => [shape, ground]),
  ),
  ...['done', 'error', 'after'].flatMap((shape) => pills.map((ground) => [shape, ground])),
];

describe.each(['.statechart', '.dark .statechart'])('the colors of %s', (selector) => {
  const colors = colorsOf(selector);

  test.each(texts)('%s has enough contrast as text on %s', (text, ground) => {
    expect(contrast(colors[text]!, colors[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('%s has enough contrast as a shape on %s', (shape, ground) => {
    expect(contrast(colors[shape]!, colors[ground]!)).toBeGreaterThanOrEqual(3);
  });
});

test('a page becomes dark by a class, a file by the setting of the system', () => {
  expect(pageChartStyle).not.toContain('prefers-color-scheme');
  expect(fileChartStyle).toContain('@media (prefers-color-scheme: dark)');
});

test.each([pageChartStyle, fileChartStyle])('colors apply to drawings only', (style) => {
  expect(style).not.toContain(':root');
});

test('nothing is animated under prefers-reduced-motion', () => {
  expect(pageChartStyle).toContain('prefers-reduced-motion: reduce');
});
