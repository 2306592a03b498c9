import { mkdirSync } from 'node:fs';
import { scores } from './score';
import { scoresOfMachines } from './score-machines';

/** `npm run test:mutants [machine]`: mutates each machine and counts the mutants that tests detect. */
function main(): void {
  mkdirSync(scores, { recursive: true });
  const [only] = process.argv.slice(2);
  const found = scoresOfMachines(only);
  console.table(
    found.map(({ survivors, ...score }) => ({ ...score, survivors: survivors.length })),
  );
  for (const { machine, survivors } of found) {
    for (const name of survivors) console.log(`${machine}: ${name}`);
  }
}

main();
