import { existsSync, readFileSync } from 'node:fs';
import { chartOf } from '../chart/chart';
import { layoutOf } from '../chart/layout';
import { filesBelow, machinesBelow } from './machine-files';
import { nodeElk } from './node-elk';
import { standAloneDrawing } from './stand-alone-drawing';

/** Drawings by their files. */
export type Drawings = ReadonlyMap<string, string>;

/** The drawing of each machine below a folder, by the file that it belongs into. */
export async function drawingsBelow(folder: string): Promise<Drawings> {
  const elk = nodeElk();
  const drawings = new Map<string, string>();
  for (const { file, machine } of machinesBelow(folder)) {
    const layout = await layoutOf(chartOf(machine), elk);
    drawings.set(file.replace(/\.ts$/, '.svg'), standAloneDrawing(layout));
  }
  return drawings;
}

/** What is wrong with the drawings below a folder, by their files. */
export function problemsBelow(folder: string, drawings: Drawings): Map<string, string> {
  const problems = new Map<string, string>();
  for (const [file, drawing] of drawings) {
    if (!existsSync(file)) problems.set(file, 'missing');
    else if (readFileSync(file, 'utf8') !== drawing) problems.set(file, 'stale');
  }
  for (const file of filesBelow(folder, '.machine.svg')) {
    if (!drawings.has(file)) problems.set(file, 'left over');
  }
  return problems;
}
