import { bookingAnswerSchema, orderSchema, phoneNumberPattern } from '../../src/contract/order';

test.each(['01712345678', '01000000000'])('%s is a phone number', (number) => {
  expect(phoneNumberPattern.test(number)).toBe(true);
});

test.each([
  '',
  '0171234567',
  '017123456789',
  '11712345678',
  '01712 34567',
  '+01712345678',
  '01712345678\n',
  '٠١٧١٢٣٤٥٦٧٨',
])('%p is no phone number', (number) => {
  expect(phoneNumberPattern.test(number)).toBe(false);
});

test('a booking answer without a message is a success', () => {
  expect(bookingAnswerSchema.parse({ acknowledged: true }).message).toBeUndefined();
});

test('what a server does not know of a payment is left open', () => {
  const order = { _id: '1', productId: '2', productName: 'Casio', paid: true };
  const unknown = { paidAt: null, amount: null, currency: null, cardLast4: null };
  const { payment, sellerName } = orderSchema.parse({
    ...order,
    payment: unknown,
    sellerName: null,
  });
  expect([...Object.values(payment ?? {}), sellerName]).toEqual(Array(5).fill(undefined));
  expect(orderSchema.parse(order).payment).toBeUndefined();
});
