import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { isConfirmation } from '../../src/client/pages/statecharts/confirmation-flow';
import { flows } from '../../src/client/pages/statecharts/flows';
import type { Flow } from '../../src/statecharts/page/flow';
import { allStates, getChart } from '../../src/statecharts/chart/chart';
import { findMissed } from '../../src/statecharts/simulation/coverage';
import { formatScore } from '../mutants/score';
import { readCoverage, writeCoverage, type Environment } from './coverage-files';
import { transitionIds } from './test-paths';

/**
 * `npm run test:model`: runs the test paths of every machine in jest and in a browser, and
 * prints the coverage of states and transitions.
 */

const project = path.resolve(__dirname, '../..');

/** @returns whether all tests passed */
function run(...command: string[]): boolean {
  const { status } = spawnSync(process.execPath, command, { cwd: project, stdio: 'inherit' });
  return status === 0;
}

/** Options of Playwright, such as -g, to run only some of the machines in the browser. */
const options = process.argv.slice(2);

/**
 * Returns the states and transitions that no test path covered; none if the options exclude the machine, or if it is a
 * confirmation without a model in the browser.
 */
function findGaps(flow: Flow, environment: Environment) {
  const { machine } = flow;
  const covered = readCoverage(environment);
  const isOptional = options.length > 0 || (environment === 'browser' && isConfirmation(flow));
  const isExcluded = isOptional && covered.every((entry) => entry.machine !== machine.id);
  return isExcluded ? { states: [], transitions: [] } : findMissed(getChart(machine), covered);
}

rmSync(path.join(project, 'test-results/model'), { recursive: true, force: true });
const passed = [
  run('node_modules/jest/bin/jest.js', 'test/model'),
  run(
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'test/browser/playwright.config.ts',
    'browser/model',
    ...options,
  ),
];

const gaps = flows.map((flow) => ({
  flow,
  model: findGaps(flow, 'model'),
  browser: findGaps(flow, 'browser'),
}));
console.table(
  gaps.map(({ flow, model, browser }) => {
    const states = allStates(getChart(flow.machine)).length;
    const transitions = transitionIds(flow).length;
    const formatCoverage = (all: number, missed: readonly string[]) =>
      `${all - missed.length} of ${all}`;
    return {
      machine: flow.title,
      states,
      transitions,
      'states in the model': formatCoverage(states, model.states),
      'transitions in the model': formatCoverage(transitions, model.transitions),
      'states in the browser': formatCoverage(states, browser.states),
      'transitions in the browser': formatCoverage(transitions, browser.transitions),
      // From the last `npm run test:mutants`.
      'mutants detected': formatScore(flow.machine.id),
    };
  }),
);
const missedNames = gaps.flatMap(({ model, browser }) => [
  ...[...model.states, ...model.transitions].map((id) => `in the model: ${id}`),
  ...[...browser.states, ...browser.transitions].map((id) => `in the browser: ${id}`),
]);
// The Coverage button of the page opens a file dialog.
console.log(
  `To see it at /statecharts, choose Coverage: ${path.relative(project, writeCoverage())}`,
);
if (missedNames.length > 0)
  console.log(['Not covered by any test path:', ...missedNames].join('\n  '));
process.exitCode = passed.every(Boolean) && missedNames.length === 0 ? 0 : 1;
