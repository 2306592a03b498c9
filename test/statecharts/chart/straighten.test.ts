import { straighten } from '../../../src/statecharts/chart/straighten';

const points = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y }));

test('removes a tiny sidestep from a line', () => {
  const line = points([10, 0], [10, 40], [12, 40], [12, 90]);
  expect(straighten(line)).toEqual(points([12, 0], [12, 90]));
});

test('keeps an intended step', () => {
  const line = points([10, 0], [10, 40], [60, 40], [60, 90]);
  expect(straighten(line)).toEqual(line);
});

test('moves only the segment before a tiny step, so that the line still ends at its box', () => {
  const line = points([60, 0], [60, 20], [10, 20], [10, 40], [11, 40], [11, 90]);
  expect(straighten(line)).toEqual(points([60, 0], [60, 20], [11, 20], [11, 90]));
});
