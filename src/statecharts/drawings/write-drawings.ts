import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawingsBelow, problemsBelow } from './drawings';

const project = path.resolve(__dirname, '../../..');
const source = path.join(project, 'src');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Writes each machine's drawing beside it, or with --check only says which ones are not right. */
async function main(): Promise<void> {
  const drawings = await drawingsBelow(source);
  const problems = problemsBelow(source, drawings);
  if (process.argv.includes('--check')) {
    problems.forEach((problem, file) => say(`${path.relative(project, file)} is ${problem}.`));
    if (problems.size > 0) process.exitCode = 1;
    return;
  }
  problems.forEach((_problem, file) => {
    const drawing = drawings.get(file);
    if (drawing === undefined) rmSync(file);
    else writeFileSync(file, drawing);
    say(`${path.relative(project, file)} ${drawing === undefined ? 'removed' : 'written'}.`);
  });
}

void main();
