import type * as Keys from '../../../src/client/api/idempotency-keys';
import { notificationsApi } from '../../../src/client/api/notifications-api';
import { ordersApi } from '../../../src/client/api/orders-api';
import { productsApi } from '../../../src/client/api/products-api';
import { salesApi } from '../../../src/client/api/sales-api';
import { createStore } from '../../../src/client/api/store';
import { wishlistApi } from '../../../src/client/api/wishlist-api';
import { setConfiguration } from '../../../src/client/services/configuration';
import { publicConfiguration } from '../support/configuration';
import { product, wishlistEntry } from '../support/fixtures';
import { brokenConnection, onCall } from '../support/api-stub';

/** The keys module as a newly loaded page imports it. */
function loadPage(): typeof Keys {
  let loaded: typeof Keys;
  jest.isolateModules(() => {
    loaded = jest.requireActual('../../../src/client/api/idempotency-keys');
  });
  return loaded!;
}

test('keeps the key of a change with an unknown outcome after a reload', () => {
  const key = loadPage().idempotencyKey('a change');
  expect(loadPage().idempotencyKey('a change')).toBe(key);
});

test('a change with a known outcome gets a new key after a reload', () => {
  const { idempotencyKey, removeKey } = loadPage();
  const key = idempotencyKey('a change');
  removeKey('a change');
  expect(loadPage().idempotencyKey('a change')).not.toBe(key);
});

test('keeps the keys of the latest changes only', () => {
  const { idempotencyKey } = loadPage();
  const first = idempotencyKey('change 1');
  const second = idempotencyKey('change 2');
  for (let number = 3; number <= 21; number += 1) idempotencyKey(`change ${number}`);
  expect(idempotencyKey('change 2')).toBe(second);
  expect(idempotencyKey('change 1')).not.toBe(first);
});

test.each(['{', '{"idempotency-keys":{"a change":"odd"}}', '{"idempotency-keys":7}', 'null'])(
  'invalid data in the storage (%s) is not a key',
  (text) => {
    // The keys are stored with the drafts.
    sessionStorage.setItem('secondhand-drafts', text);
    const { idempotencyKey } = loadPage();
    expect(idempotencyKey('a change')).toBe(idempotencyKey('a change'));
  },
);

describe('changes that undo each other', () => {
  beforeEach(() => setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] }));
  afterEach(() => setConfiguration(publicConfiguration));

  const contact = { phoneNumber: '01712345678', meetingLocation: 'Station' };
  const { endpoints: wishes } = wishlistApi;
  const { advertiseProduct } = productsApi.endpoints;
  const changes = {
    wish: () => wishes.wish.initiate(wishlistEntry),
    unwish: () => wishes.unwish.initiate(wishlistEntry.productId),
    advertise: () => advertiseProduct.initiate({ ...product, advertise: false }),
    'take down': () => advertiseProduct.initiate({ ...product, advertise: true }),
    book: () => ordersApi.endpoints.bookProduct.initiate({ productId: product._id, ...contact }),
    cancel: () => salesApi.endpoints.moveOrder.initiate({ orderId: '1', type: 'buyer.cancel' }),
    'see the notifications': () => notificationsApi.endpoints.markNotificationsSeen.initiate(),
  };

  /** The keys of changes whose responses are all lost. */
  async function keysOf(...names: (keyof typeof changes)[]) {
    const keys: (string | null)[] = [];
    for (const method of ['post', 'put', 'delete'] as const) {
      onCall(method, '/*', ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        return brokenConnection();
      });
    }
    const { dispatch } = createStore();
    for (const name of names) await dispatch(changes[name]() as ReturnType<typeof changes.wish>);
    return keys;
  }

  test.each([
    ['wish', 'unwish'],
    ['unwish', 'wish'],
    ['advertise', 'take down'],
    ['book', 'cancel'],
  ] as const)(
    '"%s" gets a new key after the opposite change "%s", but not after another change',
    async (change, opposite) => {
      const [first, , second, , third] = await keysOf(
        change,
        'see the notifications',
        change,
        opposite,
        change,
      );
      expect(second).toBe(first);
      expect(third).not.toBe(first);
    },
  );
});
