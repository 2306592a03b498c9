import type Stripe from 'stripe';
import { cardFields } from '../../server/support/stripe-double';
import { newPayment, storedEvents, stripeOfFile } from '../support/payments';

const server = stripeOfFile();

/** A payment of 123.45 dollars by a card that was charged. */
async function charged(number = '4242424242424242'): Promise<string> {
  const intent = await server.client.paymentIntents.create(newPayment);
  await server.browserCall(intent.client_secret!, 'confirm', cardFields({ number }));
  await server.client.paymentIntents.capture(intent.id);
  return intent.id;
}

/** What was told of a payment once it was charged, oldest first. */
async function toldOf(intentId: string) {
  return (await storedEvents(server.database))
    .filter(({ data }) => (data.object as Partial<Stripe.Charge>).payment_intent === intentId)
    .map(({ type, data }) => ({ type, object: data.object }));
}

const chargeOf = async (intentId: string) => {
  const options = { expand: ['latest_charge'] };
  const intent = await server.client.paymentIntents.retrieve(intentId, options);
  return intent.latest_charge as Stripe.Charge;
};

test('a refund gives the whole charge back, once', async () => {
  const payment_intent = await charged();
  const ask = () => server.client.refunds.create({ payment_intent }, { idempotencyKey: 'back' });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first).toMatchObject({ object: 'refund', amount: 12_345, status: 'succeeded' });
  expect(second.id).toBe(first.id);
  expect(await toldOf(payment_intent)).toMatchObject([
    { type: 'refund.created', object: { id: first.id } },
    { type: 'charge.refunded', object: { refunded: true, amount_refunded: 12_345 } },
  ]);
  await expect(server.client.refunds.create({ payment_intent })).rejects.toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
  });
});

test('a part of a charge is refunded, then no more than the rest', async () => {
  const payment_intent = await charged();
  await server.client.refunds.create({ payment_intent, amount: 12_000 });
  expect(await chargeOf(payment_intent)).toMatchObject({
    refunded: false,
    amount_refunded: 12_000,
  });
  const tooMuch = server.client.refunds.create({ payment_intent, amount: 346 });
  await expect(tooMuch).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
  await server.client.refunds.create({ payment_intent });
  expect(await chargeOf(payment_intent)).toMatchObject({ refunded: true });
});

test('what was not charged cannot be refunded', async () => {
  const { id } = await server.client.paymentIntents.create(newPayment);
  const refund = server.client.refunds.create({ payment_intent: id });
  await expect(refund).rejects.toMatchObject({ statusCode: 400, param: 'payment_intent' });
});

test('a refund to the card 5126 succeeds, and has failed once somebody has looked at it', async () => {
  const payment_intent = await charged('4000000000005126');
  const { id, status } = await server.client.refunds.create({ payment_intent });
  expect(status).toBe('succeeded');
  expect(await chargeOf(payment_intent)).toMatchObject({ refunded: true });
  const look = async () => (await server.client.refunds.list({ payment_intent })).data;
  expect(await look()).toMatchObject([{ id, status: 'succeeded' }]);
  expect(await look()).toMatchObject([{ id, status: 'failed' }]);
  expect(await chargeOf(payment_intent)).toMatchObject({ refunded: false, amount_refunded: 0 });
  expect(await toldOf(payment_intent)).toMatchObject([
    { type: 'refund.created', object: { status: 'succeeded' } },
    { type: 'charge.refunded' },
    { type: 'refund.updated', object: { id, status: 'failed' } },
    { type: 'refund.failed', object: { id, status: 'failed' } },
  ]);
});

test('a refund to the card 7726 is pending until somebody has looked at it', async () => {
  const payment_intent = await charged('4000000000007726');
  const { id, status } = await server.client.refunds.create({ payment_intent });
  expect(status).toBe('pending');
  expect(await chargeOf(payment_intent)).toMatchObject({ refunded: true });
  const look = async () => (await server.client.refunds.list({ payment_intent })).data;
  expect(await look()).toMatchObject([{ id, status: 'pending' }]);
  expect(await look()).toMatchObject([{ id, status: 'succeeded' }]);
  expect(await toldOf(payment_intent)).toMatchObject([
    { type: 'refund.created', object: { status: 'pending' } },
    { type: 'charge.refunded' },
    { type: 'refund.updated', object: { id, status: 'succeeded' } },
  ]);
});

describe('a charge of the card 0259', () => {
  let payment_intent: string;
  let dispute: Stripe.Dispute;
  beforeEach(async () => {
    payment_intent = await charged('4000000000000259');
    [dispute] = (await server.client.disputes.list({ payment_intent })).data as [Stripe.Dispute];
  });

  const answer = (uncategorized_text: string) =>
    server.client.disputes.update(dispute.id, { evidence: { uncategorized_text } });

  test('is disputed, and cannot be refunded then', async () => {
    expect(dispute).toMatchObject({ reason: 'fraudulent', status: 'needs_response' });
    expect(await toldOf(payment_intent)).toMatchObject([
      { type: 'charge.dispute.created', object: { id: dispute.id, amount: 12_345 } },
    ]);
    const refund = server.client.refunds.create({ payment_intent });
    await expect(refund).rejects.toMatchObject({ code: 'charge_disputed' });
  });

  test.each([
    ['winning_evidence', 'won'],
    ['losing_evidence', 'lost'],
  ])('with %s is %s', async (evidence, status) => {
    expect(await answer(evidence)).toMatchObject({ status });
    expect((await toldOf(payment_intent)).at(-1)).toMatchObject({
      type: 'charge.dispute.closed',
      object: { id: dispute.id, status },
    });
    await expect(answer(evidence)).rejects.toMatchObject({ statusCode: 400 });
  });

  test('is looked at with other evidence, and can be refunded once it was won', async () => {
    expect(await answer('A letter.')).toMatchObject({ status: 'under_review' });
    await answer('winning_evidence');
    const refund = await server.client.refunds.create({ payment_intent });
    expect(refund.status).toBe('succeeded');
  });
});

test('an unknown dispute is answered in the shape of Stripe', async () => {
  await expect(server.client.disputes.update('du_unknown', {})).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});
