import { allStates, getChart } from '../../../src/statecharts/chart/chart';
import { isConfirmation } from '../../../src/client/pages/statecharts/confirmation-flow';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { transitionIds } from '../../model/test-paths';
import { walk } from '../../model/walk';
import { expect, test } from '../fixtures';
import { testModels } from './test-models';

/** Stripe has no appeal in its test mode: `test/server/domains/payments/after-charge.test.ts` walks it. */
const walkedOnServer = ['refunded on stripe.disputeWon → bankDisputeWon'];

/** The machine of no page: `test/server/domains/talking/offers.test.ts` walks its chart. */
const serverMachines = ['offer'];

/** Checks, without a browser, that the models cover each flow. */
for (const flow of flows) {
  const models = testModels.filter((model) => model.flow === flow);
  // The models of other confirmations cover the same states and transitions.
  if (isConfirmation(flow) && models.length === 0) continue;
  if (serverMachines.includes(flow.machine.id)) continue;

  test.describe(`the test models of: ${flow.title}`, () => {
    test('have an executor for every example event', () => {
      const executedExamples = models.flatMap((model) => model.exampleNames);
      const exampleNames = Object.keys(flow.examples);
      expect(exampleNames.filter((name) => !executedExamples.includes(name))).toEqual([]);
    });

    test('have an assertion for every state', () => {
      const coveredStates = [flow.machine.id, ...models.flatMap((model) => model.coveredStates)];
      const states = allStates(getChart(flow.machine)).map(({ id }) => id);
      expect(states.filter((id) => !coveredStates.includes(id))).toEqual([]);
    });

    test('have a test path along every transition', () => {
      const walks = models.flatMap(({ testPaths }) =>
        testPaths.flatMap((testPath) => walk(flow, testPath)),
      );
      const walked = new Set([
        ...walks.flatMap(({ transitions }) => transitions),
        ...walkedOnServer,
      ]);
      expect(transitionIds(flow).filter((id) => !walked.has(id))).toEqual([]);
    });
  });
}
