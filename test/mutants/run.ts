import { mkdirSync } from 'node:fs';
import { scoresOfHooks } from './hooks/run-hooks';
import { scores } from './score';
import { scoresOfMachines } from './score-machines';

/**
 * `npm run test:mutants [machines, hooks, or the name of one] [part of the tests' names]`: changes each
 * of them as a careless hand would, one change at a time, and counts which of them its tests notice.
 */
async function main(): Promise<void> {
  mkdirSync(scores, { recursive: true });
  const [only, within] = process.argv.slice(2);
  const found = [
    ...(only === 'hooks' ? [] : scoresOfMachines(only === 'machines' ? undefined : only)),
    ...(only === 'machines'
      ? []
      : await scoresOfHooks(only === 'hooks' ? undefined : only, within)),
  ];
  console.table(
    found.map(({ survivors, ...score }) => ({ ...score, survivors: survivors.length })),
  );
  for (const { machine, survivors } of found) {
    for (const name of survivors) console.log(`${machine}: ${name}`);
  }
}

void main();
