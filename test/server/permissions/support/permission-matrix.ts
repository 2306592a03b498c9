import { callers } from './callers';

/** As wide as the longest word of a caller. */
const columnWidth = Math.max(...callers.flatMap((caller) => caller.split(' ')).map(lengthOf)) + 1;

/** The permission table with the actual statuses. */
export function drawMatrix(statusesByCall: Map<string, number[]>): string {
  const nameWidth = Math.max(...[...statusesByCall.keys()].map(lengthOf));
  const line = (name: string, cells: string[]) =>
    name.padEnd(nameWidth) + cells.map((cell) => cell.padStart(columnWidth)).join('');
  const words = callers.map((caller) => caller.split(' '));
  const tallest = Math.max(...words.map(lengthOf));
  const heading = Array.from({ length: tallest }, (_item, index) =>
    line(
      '',
      words.map((each) => each[index] ?? ''),
    ),
  );
  const lines = [...statusesByCall].map(([name, statuses]) =>
    line(
      name,
      statuses.map((status) => String(status || '-')),
    ),
  );
  return [...heading, ...lines].join('\n');
}

function lengthOf({ length }: { length: number }): number {
  return length;
}
