import { saveCoverage } from '../../model/coverage-files';
import type { Visit } from '../spec/visits';
import { test } from '../spec/fixtures';
import { Recorder } from './recorder';
import { quickModels, testModels } from './test-models';
import { TourWalk } from './walk-tour';

for (const model of testModels) {
  test.describe(model.flow.title, () => {
    const [longestTour] = model.tours.toSorted((one, other) => other.length - one.length);
    for (const tour of model.tours) {
      // In Jest, every run covers all tours.
      const tag = tour === longestTour && quickModels.includes(model) ? [] : '@long';
      test(`${model.title}: ${tour.join(', ')}`, { tag }, async ({ shop, visit }, { testId }) => {
        const recorder = new Recorder();
        const withRecorder = ({ beforeNavigation, ...rest }: Visit = {}): Visit => ({
          ...rest,
          beforeNavigation: async (page) => {
            await recorder.attach(page);
            await beforeNavigation?.(page);
          },
        });
        const tourContext = {
          shop,
          visit: (path: string, options?: Visit) => visit(path, withRecorder(options)),
          visitUnrecorded: visit,
        };
        const walker = new TourWalk(
          model,
          tour,
          await model.arrangeFixture(tourContext, tour),
          recorder,
        );
        try {
          await walker.run();
        } finally {
          saveCoverage('browser', walker.getCoverage(), testId);
        }
      });
    }
  });
}
