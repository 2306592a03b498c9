import { orderNumber } from '../../../src/contract/buying/order-number';

test.each([
  ['0b51a2f4-97cd-4f9e-8a3d-6c3e3f9a21bc', '3F9A-21BC'],
  ['65f0c0ffee65f0c0ffee1234', 'FFEE-1234'],
  ['order-7', 'OR-DER7'],
  ['7', '7'],
])('the order id %s has the order number %s', (id, number) => {
  expect(orderNumber(id)).toBe(number);
});
