import type { AnyStateMachine } from 'xstate';
import { getChart } from '../../../src/statecharts/chart/chart';
import { layOutChart, type ChartLayout } from '../../../src/statecharts/chart/layout';
import type { Box } from '../../../src/statecharts/chart/positioned-graph';
import { markWidth, getRowWidth, type TextRow } from '../../../src/statecharts/chart/text-block';
import { nodeElk } from '../../../src/statecharts/drawings/node-elk';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { flatMachine } from './flat-machine';
import { workshopMachine } from './workshop-machine';
import type { Point } from '../../../src/statecharts/chart/straighten';

const machines: [string, AnyStateMachine][] = [
  ...flows.map(({ machine }): [string, AnyStateMachine] => [machine.id, machine]),
  ['workshop', workshopMachine],
  ['60 states side by side', flatMachine(60)],
];

const elk = nodeElk();
const layouts = new Map<string, ChartLayout>();

beforeAll(async () => {
  for (const [name, machine] of machines) {
    layouts.set(name, await layOutChart(getChart(machine), elk));
  }
});

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width + 0.2 &&
  inner.y + inner.height <= outer.y + outer.height + 0.2;

const rowBox = (row: TextRow): Box => ({
  x: row.x,
  y: row.y - 11,
  width: getRowWidth(row),
  height: 14,
});

/** Points on a line, so close together that none of them skips a box. */
function samplePoints(points: readonly Point[]): Point[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index]!;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 3);
    return Array.from({ length: steps }, (_none, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
}

const isInside = ({ x, y }: Point, box: Box) =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

describe.each(machines.map(([name]) => name))('the layout of %s', (name) => {
  let layout: ChartLayout;
  const leaves = () => layout.states.filter(({ state }) => state.states.length === 0);
  const lines = () => [
    ...layout.transitions.flatMap(({ arrows }) => arrows),
    ...layout.defaults.map(({ points }) => points),
  ];

  beforeEach(() => {
    layout = layouts.get(name)!;
  });

  test('is deterministic', async () => {
    const [, machine] = machines.find(([id]) => id === name)!;
    const again = await layOutChart(getChart(machine), nodeElk());
    expect(JSON.stringify(again)).toBe(JSON.stringify(layout));
  });

  test('places states inside their parents without overlap', () => {
    for (const { state, ...box } of layout.states) {
      const children = layout.states.filter((one) => state.states.includes(one.state));
      children.forEach((child, index) => {
        expect(contains(box, child)).toBe(true);
        children.slice(index + 1).forEach((other) => expect(overlap(child, other)).toBe(false));
      });
    }
  });

  test('places labels without overlap', () => {
    const arrowLabels = layout.transitions
      .filter(({ arrows }) => arrows.length > 0)
      .flatMap(({ transition, labels }) => labels.map((label) => ({ transition, label })));
    arrowLabels.forEach(({ label, transition }, index) => {
      const coveredIds = arrowLabels
        .slice(index + 1)
        .filter((other) => overlap(label, other.label))
        .map((other) => other.transition.id);
      const states = leaves().filter((state) => overlap(label, state));
      expect([transition.id, coveredIds, states]).toEqual([transition.id, [], []]);
    });
  });

  test('fits all text inside its box', () => {
    for (const state of layout.states.filter(({ state: { type } }) => type !== 'history')) {
      state.lines.forEach((row) => expect(contains(state.header, rowBox(row))).toBe(true));
      state.tags.forEach((tag) => expect(contains(state.header, tag)).toBe(true));
    }
    for (const label of layout.transitions.flatMap(({ labels }) => labels)) {
      label.lines.forEach((row) => expect(contains(label, rowBox(row))).toBe(true));
    }
  });

  test('routes no arrow through a state or its text', () => {
    for (const state of layout.states.filter(({ state: { type } }) => type !== 'history')) {
      const texts = [...state.lines.map(rowBox), ...state.tags];
      const obstacles = state.state.states.length === 0 ? [state] : texts;
      const pointsInside = lines()
        .flatMap(samplePoints)
        .filter((point) => obstacles.some((box) => isInside(point, box)));
      expect([state.state.id, pointsInside]).toEqual([state.state.id, []]);
    }
  });

  test('has a labelled arrow for each target', () => {
    for (const { transition, arrows, labels } of layout.transitions) {
      expect(arrows).toHaveLength(transition.targets.length);
      arrows.forEach((points) => expect(points.length).toBeGreaterThan(1));
      expect(labels).toHaveLength(Math.max(arrows.length, 1));
      labels.forEach(({ width }) => expect(width).toBeGreaterThan(markWidth));
    }
  });
});

test('lists a transition without a target inside its state', () => {
  const { states, transitions } = layouts.get('workshop')!;
  const note = transitions.find(({ transition }) => transition.eventType === 'workshop.note')!;
  expect(note.arrows).toEqual([]);
  expect(contains(states[0]!.header, note.labels[0]!)).toBe(true);
});

test('marks each initial state with a dot and an arrow', () => {
  const { states, defaults } = layouts.get('workshop')!;
  const dots = defaults.filter(({ dot }) => dot);
  expect(dots).toHaveLength(states.filter(({ state: { initial } }) => initial).length);
});
