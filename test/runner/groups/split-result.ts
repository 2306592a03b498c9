import type { TestEvents } from 'jest-runner';
import { nameOf } from './group-files';

type TestResult = TestEvents['test-file-success'][1];

/** Selects the results of one of the files, as if it had run alone. */
export function splitResult(group: TestResult, file: string, files: readonly string[]): TestResult {
  const { console: allOutput, ...rest } = group;
  const name = nameOf(file);
  const testResults = group.testResults
    .filter(({ ancestorTitles: [block] }) => block === name)
    .map((result) => ({
      ...result,
      ancestorTitles: result.ancestorTitles.slice(1),
      fullName: result.fullName.slice(name.length + 1),
    }));
  const count = (...statuses: string[]) =>
    testResults.filter(({ status }) => statuses.includes(status)).length;
  const output = allOutput?.filter(
    ({ origin }) => file === (files.find((each) => origin.includes(each)) ?? files[0]),
  );
  const { start, runtime: groupTime } = group.perfStats;
  // Loading the modules is for all.
  const sharedTime = (groupTime - sumDurations(group.testResults)) / files.length;
  const runtime = Math.round(sumDurations(testResults) + sharedTime);
  return {
    ...rest,
    testFilePath: file,
    testResults,
    numPassingTests: count('passed'),
    numFailingTests: count('failed'),
    numPendingTests: count('pending', 'skipped', 'disabled'),
    numTodoTests: count('todo'),
    failureMessage: selectMessages(group.failureMessage ?? '', name),
    ...(output && output.length > 0 ? { console: output } : {}),
    perfStats: { ...group.perfStats, runtime, end: start + runtime },
  };
}

const sumDurations = (results: TestResult['testResults']) =>
  results.reduce((sum, { duration }) => sum + (duration ?? 0), 0);

/** Jest formats the failures of all files as one text, each below its title. */
function selectMessages(text: string, name: string): string | null {
  const start = `● ${name} › `;
  const messages = text.split(/^(?=.*● )/m).filter((message) => message.includes(start));
  return messages.length > 0 ? messages.join('').replaceAll(start, '● ') : null;
}
