import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import budget from '../../.ci/budget.json';
import { checkBudget, describeGrowth, findOverBudget, type Sizes } from './budget';
import { sizesFile } from './size-report-plugin';

const root = path.resolve(__dirname, '../..');
const built = path.join(root, 'dist/report', sizesFile);
/** The sizes that were committed after the last run of this check outside CI. */
const recorded = path.join(root, '.ci', sizesFile);

/** `npm run budget`, after a build: fails if it is over budget, and prints what grew. */
async function main(): Promise<void> {
  const text = await readFile(built, 'utf8').catch(() => {
    throw new Error('There is no dist/report/sizes.json: run npm run build first.');
  });
  const checks = checkBudget(JSON.parse(text) as Sizes, budget);
  const before = checkBudget(JSON.parse(await readFile(recorded, 'utf8')) as Sizes, budget);
  print('Changed since .ci/sizes.json was recorded', describeGrowth(checks, before));
  const problems = findOverBudget(checks);
  print('Over the budget in .ci/budget.json', problems);
  if (problems.length > 0) process.exitCode = 1;
  // CI checks a commit, it does not change it.
  else if (!process.env['CI']) await writeFile(recorded, text);
}

function print(heading: string, lines: readonly string[]): void {
  console.info(`${heading}: ${lines.length > 0 ? '' : 'nothing.'}`.trim());
  for (const line of lines) console.info(`  ${line}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
