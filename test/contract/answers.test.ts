import { publicConfigurationSchema } from '../../src/contract/configuration';
import { uploadAnswerSchema } from '../../src/contract/image-host';
import { paymentIntentSchema } from '../../src/contract/payment';
import {
  acknowledgementSchema,
  deletionSchema,
  modificationSchema,
} from '../../src/contract/product';
import { wishedSchema } from '../../src/contract/wishlist';

test('what is not acknowledged in so many words is not acknowledged', () => {
  expect(acknowledgementSchema.parse({ acknowledged: true }).acknowledged).toBe(true);
  for (const answer of [{}, { acknowledged: 'true' }, { acknowledged: 1 }]) {
    expect(acknowledgementSchema.parse(answer).acknowledged).toBe(false);
  }
});

test('what is not counted is nothing', () => {
  expect(modificationSchema.parse({ modifiedCount: 1 }).modifiedCount).toBe(1);
  expect(modificationSchema.parse({}).modifiedCount).toBe(0);
  expect(deletionSchema.parse({ deletedCount: 1 }).deletedCount).toBe(1);
  expect(deletionSchema.parse({ deletedCount: '1' }).deletedCount).toBe(0);
});

test.each([{ _id: 'wish-1' }, true, 1, 'yes', [{}]])('%p means wished', (answer) => {
  expect(wishedSchema.parse(answer)).toBe(true);
});

test.each([null, false, 0, '', [], undefined])('%p means not wished', (answer) => {
  expect(wishedSchema.parse(answer)).toBe(false);
});

test.each([{}, { clientSecret: '' }])('%p is no payment intent', (answer) => {
  expect(paymentIntentSchema.safeParse(answer).success).toBe(false);
});

test("reads imgbb's answers, the good and the bad", () => {
  const url = 'https://i.ibb.co/1/watch.png';
  expect(uploadAnswerSchema.parse({ data: { url, id: '1' }, success: true }).data).toEqual({ url });
  const refusal = { status_code: 400, error: { message: 'Empty upload source.', code: 130 } };
  expect(uploadAnswerSchema.parse(refusal).error?.message).toBe('Empty upload source.');
});

test('the page works without an emulator and without demo accounts', () => {
  const configuration = {
    apiUrl: '/api',
    firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p' },
    stripePublishableKey: 'pk_test_1',
    imageHost: { uploadUrl: '/image-host', key: 'k', pictures: ['/images/'] },
  };
  expect(publicConfigurationSchema.parse(configuration)).toEqual(configuration);
});
