import * as fc from 'fast-check';
import { mergeWishes } from '../../../../src/client/features/wishlist/merge-wishes';
import type { BrowserStorage } from '../../../../src/client/services/browser-storage';
import { createDeviceWishes } from '../../../../src/client/services/device-wishes';
import { product } from '../../support/fixtures';

function deviceStorage(): BrowserStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    store: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    keys: (beginning) => [...texts.keys()].filter((key) => key.startsWith(beginning)),
  };
}

/** The outcome of a call: the request is lost, the response is lost, or neither. */
type Fate = 'request lost' | 'answer lost' | 'answered';

/** One account's list on the server, which stores a wish once, however often it is sent. */
function account() {
  const entries: string[] = [];
  return {
    entries,
    take(productId: string, fate: Fate): 'added' {
      if (fate !== 'request lost' && !entries.includes(productId)) entries.push(productId);
      if (fate !== 'answered') throw new Error(fate);
      return 'added';
    },
  };
}

const wishOf = (id: number) => ({ ...product, _id: `product-${id}` });
const devices = 3;
const act = fc.oneof(
  fc.record({
    kind: fc.constant('wish' as const),
    device: fc.nat(devices - 1),
    product: fc.nat(5),
  }),
  fc.record({
    kind: fc.constant('join' as const),
    device: fc.nat(devices - 1),
    fates: fc.array(fc.constantFrom<Fate>('request lost', 'answer lost', 'answered')),
  }),
);

test('the wishlists of all devices merge into their union, in any order of requests and failures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(act, { maxLength: 25 }), async (scheduler, acts) => {
      const storages = Array.from({ length: devices }, () => createDeviceWishes(deviceStorage()));
      const { entries, take } = account();
      const wished = new Set<string>();
      const joins: Promise<unknown>[] = [];

      for (const one of acts) {
        const device = storages[one.device]!;
        if (one.kind === 'wish') {
          const wish = wishOf(one.product);
          device.save(wish);
          wished.add(wish._id);
        } else {
          const fates = [...one.fates];
          joins.push(
            mergeWishes(device, async ({ _id }) => {
              const fate = fates.shift() ?? 'answered';
              await scheduler.schedule(Promise.resolve(), `${_id} ${fate}`);
              return take(_id, fate);
            }).catch(() => undefined),
          );
          if (scheduler.count() > 0) await scheduler.waitNext(1);
        }
      }
      await scheduler.waitIdle();
      await Promise.all(joins);
      // Each device signs in once more, online.
      for (const device of storages) {
        await mergeWishes(device, async ({ _id }) => take(_id, 'answered'));
        expect(device.list()).toEqual([]);
      }
      expect([...entries].sort()).toEqual([...wished].sort());
    }),
  );
});

test('keeps a wishlist entry on the device until the account has it', async () => {
  const device = createDeviceWishes(deviceStorage());
  [1, 2].forEach((id) => device.save(wishOf(id)));
  const lost = mergeWishes(device, () => Promise.reject(new Error('No connection.')));
  await expect(lost).rejects.toThrow('No connection.');
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
  const storage = deviceStorage();
  ['null', '{', '7', '{"_id":7}'].forEach((text, index) =>
    storage.store(`secondhand-wish-${index}`, text),
  );
  expect(createDeviceWishes(storage).list()).toEqual([]);
});
