import { saveCoverage } from '../../model/coverage-files';
import type { Visit } from '../spec/visits';
import { test } from '../spec/fixtures';
import { Recorder } from './recorder';
import { quickModels, testModels } from './test-models';
import { TestPathRunner } from './test-path-runner';

for (const model of testModels) {
  test.describe(model.flow.title, () => {
    const [longestPath] = model.testPaths.toSorted((one, other) => other.length - one.length);
    for (const testPath of model.testPaths) {
      // In Jest, every run covers all test paths.
      const tag = testPath === longestPath && quickModels.includes(model) ? [] : '@long';
      test(
        `${model.title}: ${testPath.join(', ')}`,
        { tag },
        async ({ shop, visit }, { testId }) => {
          const recorder = new Recorder();
          const withRecorder = ({ beforeNavigation, ...rest }: Visit = {}): Visit => ({
            ...rest,
            beforeNavigation: async (page) => {
              await recorder.attach(page);
              await beforeNavigation?.(page);
            },
          });
          const arrangeContext = {
            shop,
            visit: (path: string, options?: Visit) => visit(path, withRecorder(options)),
            visitUnrecorded: visit,
          };
          const runner = new TestPathRunner(
            model,
            testPath,
            await model.arrangeFixture(arrangeContext, testPath),
            recorder,
          );
          try {
            await runner.run();
          } finally {
            saveCoverage('browser', runner.getCoverage(), testId);
          }
        },
      );
    }
  });
}
