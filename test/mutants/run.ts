import { mkdirSync } from 'node:fs';
import { scoreFolder } from './score';
import { scoreMachines } from './score-machines';

/** `npm run test:mutants [machine]`: mutates each machine and counts the mutants that tests detect. */
function main(): void {
  mkdirSync(scoreFolder, { recursive: true });
  const [machineId] = process.argv.slice(2);
  const machineScores = scoreMachines(machineId);
  console.table(
    machineScores.map(({ survivors, ...score }) => ({ ...score, survivors: survivors.length })),
  );
  for (const { machine, survivors } of machineScores) {
    for (const name of survivors) console.log(`${machine}: ${name}`);
  }
}

main();
