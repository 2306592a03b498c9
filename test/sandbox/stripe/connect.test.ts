import Stripe from 'stripe';
import {
  cardFields,
  intentIdOf,
  startStripeDouble,
  type StripeDouble,
} from '../../server/support/stripe-double';
import { openAccount, pressOnHostedPage, linkFor } from '../../server/support/connected-accounts';
import { storedEvents } from '../../server/support/stripe-events';

let stripe: StripeDouble;
beforeAll(async () => {
  stripe = await startStripeDouble();
});
afterAll(() => stripe.close());

const usd = 'usd';

/** A charge of 100 dollars. */
async function charge(): Promise<string> {
  const intent = await stripe.client.paymentIntents.create({ amount: 10_000, currency: usd });
  await stripe.browserCall(intent.client_secret!, 'confirm', cardFields());
  const { latest_charge } = await stripe.client.paymentIntents.retrieve(
    intentIdOf(intent.client_secret!),
  );
  return latest_charge as string;
}

const balanceOf = async (stripeAccount?: string) => {
  const { available } = await stripe.client.balance.retrieve(
    {},
    stripeAccount ? { stripeAccount } : {},
  );
  return available.find(({ currency }) => currency === usd)?.amount ?? 0;
};

const codeOf = (request: Promise<unknown>) =>
  request.then(
    () => undefined,
    (error: unknown) => (error as Stripe.errors.StripeError).code,
  );

const capabilityOf = async (id: string) => {
  const account = await stripe.client.v2.core.accounts.retrieve(id, {
    include: ['configuration.recipient', 'requirements'],
  });
  return {
    status:
      account.configuration?.recipient?.capabilities?.stripe_balance?.stripe_transfers?.status,
    requirements: account.requirements?.entries?.length,
  };
};

test('an account is restricted until its owner has told Stripe everything', async () => {
  const id = await openAccount(stripe);
  expect(await capabilityOf(id)).toEqual({ status: 'restricted', requirements: 2 });
  await pressOnHostedPage(await linkFor(stripe, id), 'failVerification');
  expect(await capabilityOf(id)).toEqual({ status: 'restricted', requirements: 1 });
  const response = await pressOnHostedPage(await linkFor(stripe, id), 'complete');
  expect(response.headers.get('location')).toBe('https://shop.example/returned');
  expect(await capabilityOf(id)).toEqual({ status: 'active', requirements: 0 });
});

test('without asking for them, an account has no capabilities and requirements', async () => {
  const account = await stripe.client.v2.core.accounts.retrieve(await openAccount(stripe));
  expect(account.configuration).toBeUndefined();
  expect(account.requirements).toBeUndefined();
});

test('Stripe refuses to bear the losses of separate charges and transfers', async () => {
  const request = stripe.client.v2.core.accounts.create({
    contact_email: 'ada@example.com',
    configuration: {
      recipient: { capabilities: { stripe_balance: { stripe_transfers: { requested: true } } } },
    },
    defaults: { responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' } },
  });
  await expect(request).rejects.toThrow(Stripe.errors.StripeInvalidRequestError);
});

test('a link works once, and then leads to the page that makes another', async () => {
  const link = await linkFor(stripe, await openAccount(stripe));
  expect((await fetch(link, { redirect: 'manual' })).status).toBe(200);
  const again = await fetch(link, { redirect: 'manual' });
  expect(again.headers.get('location')).toBe('https://shop.example/expired');
});

test('a transfer of a charge is limited to it, and listed by its group', async () => {
  const destination = await openAccount(stripe, 'complete');
  const source_transaction = await charge();
  const before = await balanceOf();
  const create = (amount: number) =>
    stripe.client.transfers.create({
      ...{ amount, currency: usd, destination, source_transaction },
      ...{ transfer_group: `order/${source_transaction}`, metadata: { order: '42' } },
    });
  const transfer = await create(9_000);
  await expect(create(1_001)).rejects.toThrow(/must not exceed/);
  expect(await balanceOf()).toBe(before - 9_000);
  expect(await balanceOf(destination)).toBe(9_000);
  const { data } = await stripe.client.transfers.list({
    transfer_group: `order/${source_transaction}`,
  });
  expect(data).toMatchObject([{ id: transfer.id, metadata: { order: '42' }, amount_reversed: 0 }]);
});

test('a transfer to an account that is not ready, and one without money, are refused by code', async () => {
  const source_transaction = await charge();
  const transferTo = (destination: string, fields: object) =>
    codeOf(
      stripe.client.transfers.create({ amount: 5_000, currency: usd, destination, ...fields }),
    );
  expect(await transferTo(await openAccount(stripe), { source_transaction })).toBe(
    'insufficient_capabilities_for_transfer',
  );
  const ready = await openAccount(stripe, 'complete');
  expect(await transferTo(ready, { amount: 99_000_000 })).toBe('balance_insufficient');
});

test('a transfer is reversed in parts, no more than what is left of it and on the account', async () => {
  const destination = await openAccount(stripe, 'complete');
  const transfer = await stripe.client.transfers.create({
    ...{ amount: 9_000, currency: usd, destination, source_transaction: await charge() },
  });
  await stripe.client.transfers.createReversal(transfer.id, { amount: 2_000 });
  await stripe.client.payouts.create(
    { amount: 4_000, currency: usd },
    { stripeAccount: destination },
  );
  const rest = stripe.client.transfers.createReversal(transfer.id, { amount: 7_000 });
  expect(await codeOf(rest)).toBe('balance_insufficient');
  const more = stripe.client.transfers.createReversal(transfer.id, { amount: 7_001 });
  await expect(more).rejects.toThrow(/greater than the unreversed amount/);
  expect(await stripe.client.transfers.retrieve(transfer.id)).toMatchObject({
    amount_reversed: 2_000,
    reversed: false,
  });
});

test('a payout to a closed bank account is paid first and fails later, with its reason', async () => {
  const stripeAccount = await openAccount(stripe, 'completeWithClosedBankAccount');
  await stripe.client.transfers.create({
    ...{ amount: 9_000, currency: usd, destination: stripeAccount },
    source_transaction: await charge(),
  });
  const payout = await stripe.client.payouts.create(
    { amount: 9_000, currency: usd },
    { stripeAccount },
  );
  expect(payout.status).toBe('paid');
  expect(await stripe.client.payouts.retrieve(payout.id, {}, { stripeAccount })).toMatchObject({
    status: 'failed',
    failure_code: 'account_closed',
    failure_balance_transaction: expect.stringMatching(/^txn_/),
  });
  expect(await balanceOf(stripeAccount)).toBe(9_000);
  const events = (await storedEvents(stripe.database)).filter(
    ({ account }) => account === stripeAccount,
  );
  expect(events.map(({ type }) => type)).toEqual(['payout.paid', 'payout.failed']);
});

test('the balance is the sum of its transactions, after charges, transfers, refunds and disputes', async () => {
  const destination = await openAccount(stripe, 'complete');
  const source_transaction = await charge();
  const transfer = await stripe.client.transfers.create({
    ...{ amount: 900, currency: usd, destination, source_transaction },
  });
  const disputed = await stripe.client.paymentIntents.create({ amount: 5_000, currency: usd });
  const card = cardFields({ number: '4000000000000259' });
  await stripe.browserCall(disputed.client_secret!, 'confirm', card);
  await stripe.client.transfers.createReversal(transfer.id, { amount: 100 });
  const refunded = await stripe.client.paymentIntents.create({ amount: 7_000, currency: usd });
  await stripe.browserCall(refunded.client_secret!, 'confirm', cardFields());
  await stripe.client.refunds.create({ payment_intent: refunded.id, amount: 3_000 });
  const categories = new Set<string>();
  let sum = 0;
  for await (const { net, currency, reporting_category } of stripe.client.balanceTransactions.list({
    limit: 3,
  })) {
    categories.add(reporting_category);
    if (currency === usd) sum += net;
  }
  expect(sum).toBe(await balanceOf());
  expect(categories).toEqual(
    new Set(['charge', 'transfer', 'transfer_reversal', 'dispute', 'refund']),
  );
});

test('the minimum of the balance is kept by currency', async () => {
  const minimum = async (currency: string, amount: number) => {
    const settings = await stripe.client.balanceSettings.update({
      payments: { payouts: { minimum_balance_by_currency: { [currency]: amount } } },
    });
    return settings.payments.payouts?.minimum_balance_by_currency;
  };
  await minimum('usd', 500);
  expect(await minimum('jpy', 20)).toEqual({ usd: 500, jpy: 20 });
});

test('an account with money on it can not be closed', async () => {
  const id = await openAccount(stripe, 'complete');
  const close = () =>
    stripe.client.v2.core.accounts.close(id, { applied_configurations: ['recipient'] });
  await stripe.client.transfers.create({
    ...{ amount: 900, currency: usd, destination: id, source_transaction: await charge() },
  });
  await expect(close()).rejects.toThrow(/while it has a balance/);
  await stripe.client.payouts.create({ amount: 900, currency: usd }, { stripeAccount: id });
  expect((await close()).closed).toBe(true);
});
