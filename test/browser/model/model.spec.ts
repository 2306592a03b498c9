import { keepCovered } from '../../model/covered';
import type { Visit } from '../spec/people';
import { test } from '../spec/fixtures';
import { Recorder } from './recorder';
import { stages } from './stages';
import { StageWalk } from './walk-stage';

for (const stage of stages) {
  test.describe(stage.flow.title, () => {
    for (const tour of stage.tours) {
      test(`${stage.title}: ${tour.join(', ')}`, async ({ shop, visit }, { testId }) => {
        const recorder = new Recorder();
        const listenTo = ({ before, ...rest }: Visit = {}): Visit => ({
          ...rest,
          before: async (page) => {
            await recorder.listenTo(page);
            await before?.(page);
          },
        });
        const crew = { shop, visit: (path: string, as?: Visit) => visit(path, listenTo(as)) };
        const walker = new StageWalk(stage, tour, await stage.open(crew, tour), recorder);
        try {
          await walker.run();
        } finally {
          keepCovered('browser', walker.covered(), testId);
        }
      });
    }
  });
}
