import { readdir } from 'node:fs/promises';
import * as fc from 'fast-check';
import { findFault } from '../../server/fuzz/check-answer';
import { addressMutation } from '../../server/fuzz/requests/address-mutations';
import {
  framingMutation,
  headerMutation,
  methodMutation,
} from '../../server/fuzz/requests/header-mutations';
import { nearlyRight } from '../../server/fuzz/requests/mutation';
import { fuzzSettings, runRequests } from '../../server/fuzz/run-requests';
import { isSuccess, Tally } from '../../server/fuzz/tally';
import { draft, withHeader } from '../../server/fuzz/wire/draft';
import { photograph } from '../support/pictures';
import { multipart } from './multipart';
import { pictureFiles } from './pictures';
import { imageHostKey, startStandIns } from './start-stand-ins';

const { runs, seed } = fuzzSettings(1_000);
const tally = new Tally();
let standIns: Awaited<ReturnType<typeof startStandIns>>;

beforeAll(async () => {
  standIns = await startStandIns();
}, 60_000);
afterAll(() => standIns.close());

test(`whatever is uploaded, the image host answers, and without an error of its own (FUZZ_SEED=${seed})`, async () => {
  const upload = multipart(await pictureFiles()).map(({ contentType, body }) => ({
    ...withHeader(draft('POST /image-host/1/upload', [], { query: { key: imageHostKey } }), [
      'Content-Type',
      contentType,
    ]),
    body,
  }));
  const size = fc.record({
    width: fc.constantFrom('160', '480', '481', '-1', '1e9', '__proto__', ''),
    format: fc.constantFrom('avif', 'webp', 'svg', 'constructor', ''),
  });
  const download = fc
    .tuple(fc.constantFrom(...(await storedNames())), fc.option(size, { nil: undefined }))
    .map(([name, query]) => draft('GET /images/{name}', [name], { ...(query && { query }) }));
  const call = fc.oneof({ weight: 8, arbitrary: upload }, { weight: 1, arbitrary: download });
  const mutation = fc.oneof(addressMutation, headerMutation, methodMutation, framingMutation);
  await runRequests({
    origin: standIns.origin,
    tally,
    requests: nearlyRight(call, mutation, 1),
    count: runs,
    seed,
    findFault: (request, outcome) =>
      findFault(request, outcome, (body) => body.message ?? body.error?.message),
  });
  console.info(`FUZZ_SEED=${seed}\n${tally.toString()}`);
}, 600_000);

test('enough pictures were taken, and nothing but whole pictures is kept', async () => {
  // A run takes 90 to 140 of 1,000, by chance.
  expect(tally.share(isSuccess)).toBeGreaterThan(0.05);
  const names = await readdir(standIns.folder);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !/^[0-9a-f]{64}(\.\d+)?\.(webp|avif)$/.test(name))).toEqual([]);
});

/** The name of a stored picture, and of one that is not. */
async function storedNames(): Promise<string[]> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await photograph(20, 20))]), 'x.jpg');
  await fetch(`${standIns.origin}/image-host/1/upload?key=${imageHostKey}`, {
    method: 'POST',
    body: form,
  });
  return [...(await readdir(standIns.folder)), '0'.repeat(64)];
}
