import { mkdirSync } from 'node:fs';
import { scoresOfComponents, scoresOfHooks } from './hooks/run-hooks';
import { scores, type Score } from './score';
import { scoresOfMachines } from './score-machines';

const kinds = {
  machines: (only?: string) => scoresOfMachines(only),
  hooks: scoresOfHooks,
  components: scoresOfComponents,
};
const isKind = (word: string): word is keyof typeof kinds => word in kinds;

/**
 * `npm run test:mutants [machines, hooks, components, or the name of one] [part of the tests' names]`:
 * changes each of them as a careless hand would, one change at a time, and counts which of them its
 * tests notice. Components are tried by name or as a kind only: all of them take hours.
 */
async function main(): Promise<void> {
  mkdirSync(scores, { recursive: true });
  const [only, within] = process.argv.slice(2);
  const found: Score[] = [];
  if (only === undefined) found.push(...scoresOfMachines(only), ...(await scoresOfHooks(only)));
  else if (isKind(only)) found.push(...(await kinds[only](undefined, within)));
  else for (const score of Object.values(kinds)) found.push(...(await score(only, within)));
  console.table(
    found.map(({ survivors, ...score }) => ({ ...score, survivors: survivors.length })),
  );
  for (const { machine, survivors } of found) {
    for (const name of survivors) console.log(`${machine}: ${name}`);
  }
}

void main();
