import { RequestFailure } from '../../../../src/client/api/request-failure';
import { createStore } from '../../../../src/client/api/store';
import { readRecordedOutcome } from '../../../../src/client/features/payment/read-recorded-outcome';
import { order } from '../../support/fixtures';
import { onCall, errorResponse } from '../../support/api-stub';

const readOutcome = () => readRecordedOutcome(createStore().dispatch, order.productId);

test('a payment is paid when the marketplace has recorded it', async () => {
  onCall('get', '/orders/:id', { ...order, paid: true });
  await expect(readOutcome()).resolves.toBe('paid');
});

test('a payment is unrecorded while the marketplace has not recorded it', async () => {
  onCall('get', '/orders/:id', { ...order, paid: false });
  await expect(readOutcome()).resolves.toBe('unrecorded');
});

test('a payment counts as paid if the order has no field for it, because Stripe accepted it', async () => {
  onCall('get', '/orders/:id', order);
  await expect(readOutcome()).resolves.toBe('paid');
});

test('the product is unavailable when another buyer has bought it', async () => {
  onCall('get', '/orders/:id', () => errorResponse(409, 'Sold to another buyer.'));
  await expect(readOutcome()).resolves.toBe('unavailable');
});

test('the product is unavailable when the booking has ended', async () => {
  onCall('get', '/orders/:id', { ...order, paid: false, state: 'open' });
  await expect(readOutcome()).resolves.toBe('unavailable');
});

test('the product is unavailable when its seller has deleted it', async () => {
  onCall('get', '/orders/:id', () => errorResponse(404, 'There is no such watch.'));
  await expect(readOutcome()).resolves.toBe('unavailable');
});

test('rejects when the marketplace rejects the request', async () => {
  onCall('get', '/orders/:id', () => errorResponse(403, 'Only for buyers.'));
  await expect(readOutcome()).rejects.toEqual(new RequestFailure('Only for buyers.', 403));
});

test('requests the order again each time', async () => {
  const requests = onCall('get', '/orders/:id', { ...order, paid: false });
  const { dispatch } = createStore();
  await readRecordedOutcome(dispatch, order.productId);
  await readRecordedOutcome(dispatch, order.productId);
  expect(requests).toHaveLength(2);
});
