import { readFileSync } from 'node:fs';
import path from 'node:path';
import budget from '../../.ci/budget.json';
import { findOverBudget, type Sizes } from './budget';

/** `npm run budget`: checks the sizes of the last build against .ci/budget.json. */

const report = path.resolve(__dirname, '../../dist/report/sizes.json');
const problems = findOverBudget(JSON.parse(readFileSync(report, 'utf8')) as Sizes, budget);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.info('Every size is within .ci/budget.json.');
