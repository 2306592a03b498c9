import TestRunner, {
  type Test,
  type TestEvents,
  type TestRunnerOptions,
  type TestWatcher,
  type UnsubscribeFn,
} from 'jest-runner';
import { groupFiles } from './group-files';
import { splitResult } from './split-result';

/**
 * Runs neighboring test files in one module registry, because loading the server's thousand modules takes longer
 * than most test files. It reports the results of each file.
 */
export default class GroupRunner extends TestRunner {
  /** By the path of the first test file. */
  private readonly groups = new Map<string, Test[]>();

  override runTests(
    tests: Test[],
    watcher: TestWatcher,
    options: TestRunnerOptions,
  ): Promise<void> {
    // In a group, the full name of a test begins with its file, so a pattern would match other tests.
    const canGroup = !this._globalConfig.testNamePattern;
    const groups = canGroup ? groupFiles(tests.map(({ path }) => path)) : {};
    // The workers, which inherit the environment, read it in group-framework.mjs.
    process.env['TEST_FILE_GROUPS'] = JSON.stringify(groups);
    for (const [first, files] of Object.entries(groups)) {
      const paths = new Set(Object.values(files));
      this.groups.set(
        first,
        tests.filter(({ path }) => paths.has(path)),
      );
    }
    const followers = new Set(
      [...this.groups].flatMap(([first, group]) => group.filter(({ path }) => path !== first)),
    );
    const duration = (test: Test) =>
      (this.groups.get(test.path) ?? [test]).reduce((sum, each) => sum + (each.duration ?? 0), 0);
    return super.runTests(
      tests
        .filter((test) => !followers.has(test))
        .sort((one, other) => duration(other) - duration(one)),
      watcher,
      options,
    );
  }

  override on<Name extends keyof TestEvents>(
    eventName: Name,
    listener: (event: TestEvents[Name]) => void | Promise<void>,
  ): UnsubscribeFn {
    return super.on(eventName, async (event) => {
      const [first, outcome] = event;
      const group = typeof first === 'string' ? undefined : this.groups.get(first.path);
      if (!group) return listener(event);
      for (const test of group) {
        await listener([test, selectOutcome(outcome, test, group)] as TestEvents[Name]);
      }
    });
  }
}

function selectOutcome(outcome: TestEvents[keyof TestEvents][1], { path }: Test, group: Test[]) {
  if (!outcome || !('testFilePath' in outcome)) return outcome;
  const files = group.map((test) => test.path);
  return splitResult(outcome, path, files);
}
