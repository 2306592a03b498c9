import * as fc from 'fast-check';
import { findFault } from '../../server/fuzz/check-answer';
import { addressMutation } from '../../server/fuzz/requests/address-mutations';
import { bodyMutation } from '../../server/fuzz/requests/body-mutations';
import {
  framingMutation,
  headerMutation,
  methodMutation,
} from '../../server/fuzz/requests/header-mutations';
import { nearlyRight } from '../../server/fuzz/requests/mutation';
import { fuzzSettings, runRequests } from '../../server/fuzz/run-requests';
import { isSuccess, Tally } from '../../server/fuzz/tally';
import { createIntents, type KnownIntents } from './create-intents';
import { startStandIns } from './start-stand-ins';
import { strangeKeys, stripeCalls } from './stripe-calls';

const { runs, seed } = fuzzSettings(1_000);
const tally = new Tally();
let standIns: Awaited<ReturnType<typeof startStandIns>>;
let intents: KnownIntents;

beforeAll(async () => {
  standIns = await startStandIns();
  intents = await createIntents(standIns.origin);
}, 60_000);
afterAll(() => standIns.close());

test(`whatever is asked, Stripe's stand-in answers, and without an error of its own (FUZZ_SEED=${seed})`, async () => {
  const mutation = fc.oneof(
    { weight: 2, arbitrary: addressMutation },
    { weight: 2, arbitrary: bodyMutation },
    { weight: 2, arbitrary: headerMutation },
    { weight: 2, arbitrary: strangeKeys },
    { weight: 1, arbitrary: methodMutation },
    { weight: 1, arbitrary: framingMutation },
  );
  await runRequests({
    origin: standIns.origin,
    tally,
    requests: nearlyRight(stripeCalls(intents), mutation, 1),
    count: runs,
    seed,
    findFault: (request, outcome) =>
      findFault(request, outcome, (body) => body.message ?? body.error?.message),
  });
  console.info(`FUZZ_SEED=${seed}\n${tally.toString()}`);
}, 600_000);

test('enough calls succeeded', () => {
  expect(tally.share(isSuccess)).toBeGreaterThan(0.15);
  expect(tally.callsWithoutSuccess).toEqual([]);
});
