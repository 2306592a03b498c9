import { saveCoverage } from '../../model/coverage-files';
import type { Visit } from '../spec/visits';
import { test } from '../spec/fixtures';
import { Recorder } from './recorder';
import { quickModels, testModels } from './test-models';
import { TourWalk } from './walk-tour';

for (const model of testModels) {
  test.describe(model.flow.title, () => {
    const [longest] = model.tours.toSorted((one, other) => other.length - one.length);
    for (const tour of model.tours) {
      // Jest runs all tours in every run.
      const tag = tour === longest && quickModels.includes(model) ? [] : '@long';
      test(`${model.title}: ${tour.join(', ')}`, { tag }, async ({ shop, visit }, { testId }) => {
        const recorder = new Recorder();
        const listenTo = ({ beforeNavigation, ...rest }: Visit = {}): Visit => ({
          ...rest,
          beforeNavigation: async (page) => {
            await recorder.attach(page);
            await beforeNavigation?.(page);
          },
        });
        const environment = {
          shop,
          visit: (path: string, as?: Visit) => visit(path, listenTo(as)),
          visitUnrecorded: visit,
        };
        const walker = new TourWalk(model, tour, await model.open(environment, tour), recorder);
        try {
          await walker.run();
        } finally {
          saveCoverage('browser', walker.getCoverage(), testId);
        }
      });
    }
  });
}
