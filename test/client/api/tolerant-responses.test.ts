import { permissiveResponses } from '../../../src/client/api/permissive-responses';
import { tolerantSchema } from '../../../src/client/api/tolerant-schemas';
import { accountCalls } from '../../../src/contract/calls/accounts';
import { purchaseCalls } from '../../../src/contract/calls/purchases';

const { account, acknowledgement, booking, wished } = permissiveResponses;
const deletion = tolerantSchema(accountCalls.deleteUser.response);
const modification = tolerantSchema(accountCalls.verifyUser.response);
const accessToken = tolerantSchema(accountCalls.accessToken.response);
const userList = tolerantSchema(accountCalls.allBuyers.response);
const orderList = tolerantSchema(purchaseCalls.myOrders.response);
const paymentIntent = tolerantSchema(purchaseCalls.createPaymentIntent.response);

test('a change is acknowledged only by an explicit field', () => {
  expect(acknowledgement.parse({ acknowledged: true }).acknowledged).toBe(true);
  for (const response of [{}, { acknowledged: 'true' }, { acknowledged: 1 }]) {
    expect(acknowledgement.parse(response).acknowledged).toBe(false);
  }
});

test('a missing count is zero', () => {
  expect(modification.parse({ modifiedCount: 1 }).modifiedCount).toBe(1);
  expect(modification.parse({}).modifiedCount).toBe(0);
  expect(deletion.parse({ deletedCount: 1 }).deletedCount).toBe(1);
  expect(deletion.parse({ deletedCount: '1' }).deletedCount).toBe(0);
});

test.each([{ _id: 'wish-1' }, true, 1, 'yes', [{}]])(
  '%p means that the product is on the wishlist',
  (response) => {
    expect(wished.parse(response)).toBe(true);
  },
);

test.each([null, false, 0, '', [], undefined])(
  '%p means that the product is not on the wishlist',
  (response) => {
    expect(wished.parse(response)).toBe(false);
  },
);

test.each([{}, { clientSecret: '' }])(
  '%p is rejected, because it has no client secret',
  (response) => {
    expect(paymentIntent.safeParse(response).success).toBe(false);
  },
);

test.each([{}, { accessToken: '' }, { accessToken: null }])(
  '%p is rejected, because it has no access token',
  (response) => {
    expect(accessToken.safeParse(response).success).toBe(false);
  },
);

test('a booking response without a message is a success', () => {
  expect(booking.parse({ acknowledged: true }).message).toBeUndefined();
});

test.each(['Admin', 'buyer', 'seller'] as const)('%s is a role', (role) => {
  expect(account.parse({ role, verified: true })).toEqual({ role, verified: true });
});

test.each(['admin', 'Buyer', '', 7, null, undefined])('%p is not a role', (role) => {
  expect(account.parse({ role }).role).toBeNull();
});

test('a missing account has no role and is not verified', () => {
  expect(account.parse(null)).toEqual({ role: null, verified: false });
});

test('skips a user without an id or an email, but not one without a photo', () => {
  const records = [{ _id: '1', email: 'a@example.com' }, { _id: '2' }, { email: 'c@example.com' }];
  expect(userList.parse(records)).toEqual([
    {
      _id: '1',
      uid: '',
      email: 'a@example.com',
      displayName: '',
      photoURL: '',
      role: null,
      verified: false,
    },
  ]);
});

test('unknown fields of a payment stay undefined', () => {
  const order = { _id: '1', productId: '2', productName: 'Casio', paid: true };
  const unknown = { paidAt: null, amount: null, currency: null, cardLast4: null };
  const [parsedOrder] = orderList.parse([{ ...order, payment: unknown, sellerName: null }]);
  const { payment, sellerName } = parsedOrder!;
  expect([...Object.values(payment ?? {}), sellerName]).toEqual(Array(5).fill(undefined));
  expect(orderList.parse([order])[0]?.payment).toBeUndefined();
});
