import { allStates, chartOf } from '../../../src/statecharts/chart/chart';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { chartTransitions } from '../../model/tours';
import { walk } from '../../model/walk';
import { expect, test } from '../fixtures';
import { testModels } from './test-models';

/** Checks the models for gaps without a browser. */
for (const flow of flows) {
  const own = testModels.filter((model) => model.flow === flow);

  test.describe(flow.title, () => {
    test('has an executor for every event', () => {
      const made = own.flatMap(({ examples }) => examples);
      const names = Object.keys(flow.examples);
      expect(names.filter((name) => !made.includes(name))).toEqual([]);
    });

    test('has an assertion for every state', () => {
      const asserted = [flow.machine.id, ...own.flatMap((model) => model.asserted)];
      const states = allStates(chartOf(flow.machine)).map(({ id }) => id);
      expect(states.filter((id) => !asserted.includes(id))).toEqual([]);
    });

    test('has a tour along every transition', () => {
      const walks = own.flatMap(({ tours }) => tours.flatMap((tour) => walk(flow, tour)));
      const walked = new Set(walks.flatMap(({ transitions }) => transitions));
      expect(chartTransitions(flow).filter((id) => !walked.has(id))).toEqual([]);
    });
  });
}
