import * as fc from 'fast-check';
import { mergeWishes } from '../../../../src/client/features/wishlist/merge-wishes';
import type { BrowserStorage } from '../../../../src/client/services/storage/browser-storage';
import { createDeviceWishes } from '../../../../src/client/services/storage/device-wishes';
import { product } from '../../support/fixtures';

function createDeviceStorage(): BrowserStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    store: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    keys: (beginning) => [...texts.keys()].filter((key) => key.startsWith(beginning)),
  };
}

/** The outcome of a call: the request is lost, the response is lost, or neither. */
type Outcome = 'request lost' | 'response lost' | 'success';

/** One account's list on the server, which stores a wish once, however often it is sent. */
function createAccount() {
  const entries: string[] = [];
  return {
    entries,
    store(productId: string, outcome: Outcome): 'added' {
      if (outcome !== 'request lost' && !entries.includes(productId)) entries.push(productId);
      if (outcome !== 'success') throw new Error(outcome);
      return 'added';
    },
  };
}

const wishOf = (id: number) => ({ ...product, _id: `product-${id}` });
const deviceCount = 3;
/** A device saves a wish, or a user signs in there, so that its wishes are merged. */
const arbitraryStep = fc.oneof(
  fc.record({
    kind: fc.constant('wish' as const),
    device: fc.nat(deviceCount - 1),
    product: fc.nat(5),
  }),
  fc.record({
    kind: fc.constant('signIn' as const),
    device: fc.nat(deviceCount - 1),
    outcomes: fc.array(fc.constantFrom<Outcome>('request lost', 'response lost', 'success')),
  }),
);

test('the wishlists of all devices merge into their union, in any order of requests and failures', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(arbitraryStep, { maxLength: 25 }),
      async (scheduler, steps) => {
        const devices = Array.from({ length: deviceCount }, () =>
          createDeviceWishes(createDeviceStorage()),
        );
        const { entries, store } = createAccount();
        const wishedIds = new Set<string>();
        const merges: Promise<unknown>[] = [];

        for (const step of steps) {
          const device = devices[step.device]!;
          if (step.kind === 'wish') {
            const wish = wishOf(step.product);
            device.save(wish);
            wishedIds.add(wish._id);
          } else {
            const outcomes = [...step.outcomes];
            merges.push(
              mergeWishes(device, async ({ _id }) => {
                const outcome = outcomes.shift() ?? 'success';
                await scheduler.schedule(Promise.resolve(), `${_id} ${outcome}`);
                return store(_id, outcome);
              }).catch(() => undefined),
            );
            if (scheduler.count() > 0) await scheduler.waitNext(1);
          }
        }
        await scheduler.waitIdle();
        await Promise.all(merges);
        // Each device signs in once more, online.
        for (const device of devices) {
          await mergeWishes(device, async ({ _id }) => store(_id, 'success'));
          expect(device.list()).toEqual([]);
        }
        expect([...entries].sort()).toEqual([...wishedIds].sort());
      },
    ),
  );
});

test('keeps a wishlist entry on the device until the account has it', async () => {
  const device = createDeviceWishes(createDeviceStorage());
  [1, 2].forEach((id) => device.save(wishOf(id)));
  const failedMerge = mergeWishes(device, () => Promise.reject(new Error('No connection.')));
  await expect(failedMerge).rejects.toThrow('No connection.');
  expect(device.list().map(({ _id }) => _id)).toEqual(['product-1', 'product-2']);
  expect(
    await mergeWishes(device, async ({ _id }) => (_id === 'product-1' ? 'unavailable' : 'added')),
  ).toEqual({
    added: 1,
    unavailable: 1,
  });
  expect(device.list()).toEqual([]);
});

test('invalid data in the storage is ignored', () => {
  const storage = createDeviceStorage();
  ['null', '{', '7', '{"_id":7}'].forEach((text, index) =>
    storage.store(`secondhand-wish-${index}`, text),
  );
  expect(createDeviceWishes(storage).list()).toEqual([]);
});
