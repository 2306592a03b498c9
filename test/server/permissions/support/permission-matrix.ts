import { askers } from './askers';

/** Wide enough for the longest word of an asker's name. */
const columnWidth = Math.max(...askers.flatMap((asker) => asker.split(' ')).map(lengthOf)) + 1;

/** The table of permissions as the server answered, for people to read. */
export function drawMatrix(answered: Map<string, number[]>): string {
  const nameWidth = Math.max(...[...answered.keys()].map(lengthOf));
  const line = (name: string, cells: string[]) =>
    name.padEnd(nameWidth) + cells.map((cell) => cell.padStart(columnWidth)).join('');
  const words = askers.map((asker) => asker.split(' '));
  const tallest = Math.max(...words.map(lengthOf));
  const heading = Array.from({ length: tallest }, (_item, index) =>
    line(
      '',
      words.map((each) => each[index] ?? ''),
    ),
  );
  const lines = [...answered].map(([name, statuses]) =>
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
