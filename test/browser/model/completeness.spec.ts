import { allStates, getChart } from '../../../src/statecharts/chart/chart';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { transitionIds } from '../../model/tours';
import { walk } from '../../model/walk';
import { expect, test } from '../fixtures';
import { testModels } from './test-models';

/** Checks the models for gaps without a browser. */
for (const flow of flows) {
  const models = testModels.filter((model) => model.flow === flow);

  test.describe(flow.title, () => {
    test('has an executor for every example', () => {
      const executedExamples = models.flatMap(({ examples }) => examples);
      const exampleNames = Object.keys(flow.examples);
      expect(exampleNames.filter((name) => !executedExamples.includes(name))).toEqual([]);
    });

    test('has an assertion for every state', () => {
      const coveredStates = [flow.machine.id, ...models.flatMap((model) => model.coveredStates)];
      const states = allStates(getChart(flow.machine)).map(({ id }) => id);
      expect(states.filter((id) => !coveredStates.includes(id))).toEqual([]);
    });

    test('has a tour along every transition', () => {
      const walks = models.flatMap(({ tours }) => tours.flatMap((tour) => walk(flow, tour)));
      const walked = new Set(walks.flatMap(({ transitions }) => transitions));
      expect(transitionIds(flow).filter((id) => !walked.has(id))).toEqual([]);
    });
  });
}
