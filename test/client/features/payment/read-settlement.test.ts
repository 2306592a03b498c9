import { RequestFailure } from '../../../../src/client/api/request-failure';
import { createStore } from '../../../../src/client/api/store';
import { readSettlement } from '../../../../src/client/features/payment/read-settlement';
import { order } from '../../support/fixtures';
import { onCall, errorResponse } from '../../support/api-stub';

const read = () => readSettlement(createStore().dispatch, order.productId);

test('is paid when the marketplace has recorded it', async () => {
  onCall('get', '/orders/:id', { ...order, paid: true });
  await expect(read()).resolves.toBe('paid');
});

test('is pending while the marketplace has not recorded it', async () => {
  onCall('get', '/orders/:id', { ...order, paid: false });
  await expect(read()).resolves.toBe('unrecorded');
});

test('relies on Stripe when the marketplace has no paid field', async () => {
  onCall('get', '/orders/:id', order);
  await expect(read()).resolves.toBe('paid');
});

test('is unavailable when another buyer has bought it', async () => {
  onCall('get', '/orders/:id', () => errorResponse(409, 'Sold to somebody else.'));
  await expect(read()).resolves.toBe('unavailable');
});

test('is unavailable when the booking has ended', async () => {
  onCall('get', '/orders/:id', { ...order, paid: false, state: 'open' });
  await expect(read()).resolves.toBe('unavailable');
});

test('rejects when the marketplace rejects the request', async () => {
  onCall('get', '/orders/:id', () => errorResponse(404, 'There is no such product.'));
  await expect(read()).rejects.toEqual(new RequestFailure('There is no such product.', 404));
});

test('asks again each time', async () => {
  const requests = onCall('get', '/orders/:id', { ...order, paid: false });
  const { dispatch } = createStore();
  await readSettlement(dispatch, order.productId);
  await readSettlement(dispatch, order.productId);
  expect(requests).toHaveLength(2);
});
