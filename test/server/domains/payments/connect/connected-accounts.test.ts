import type Stripe from 'stripe';
import { sql } from '../../../../../src/server/database/sql';
import { findUserById } from '../../../../../src/server/domains/access/users.sql';
import { createAccountLink } from '../../../../../src/server/domains/payments/connect/connected-account';
import { storeAccountState } from '../../../../../src/server/domains/payments/connect/connected-accounts.sql';
import { connectSettings } from '../../../support/configuration';
import { pressOnHostedPage } from '../../../support/connected-accounts';
import { storePaidOrder } from '../../../support/records';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';
import { cardFields } from '../../../support/stripe-double';
import { signatureOf } from '../../../support/stripe-events';

const server = setUpTestServer();
const { seller, rival, buyer, admin } = setUpUsers(server, {
  seller: 'seller',
  rival: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
});

const path = '/api/my-payouts/stripe';
const read = async () => (await server.call('GET', path, { token: seller.token })).body;
const createLink = (country = 'US', token = seller.token) =>
  server.call('POST', `${path}/link`, { token, body: { country } });

async function finishAtStripe(
  action: Parameters<typeof pressOnHostedPage>[1] = 'complete',
): Promise<string> {
  await pressOnHostedPage((await createLink()).body.url, action);
  const [account] = await server.database.query<{ id: string }>(sql`
    select id from connected_accounts where seller_id = ${seller.id}`);
  return account!.id;
}

type StoredEvent = Pick<Stripe.Event, 'id' | 'type' | 'account'>;

/** Sends the events that the double has stored to the webhook of their destination. */
async function deliverEvents(
  change: (events: StoredEvent[]) => StoredEvent[] = (events) => events,
) {
  const rows = await server.stripe.database.query<{ event: StoredEvent; destination: string }>(sql`
    delete from sandbox.webhook_events where destination <> 'platform'
    returning event, destination`);
  const secrets: Record<string, string> = {
    connected: connectSettings.connectedWebhookSecret,
    accounts: connectSettings.accountsWebhookSecret,
  };
  for (const event of change(rows.map((row) => row.event))) {
    const { destination } = rows.find((row) => row.event.id === event.id)!;
    const body = JSON.stringify(event);
    const headers = { 'stripe-signature': signatureOf(body, secrets[destination]) };
    const { status } = await server.call('POST', `/webhooks/stripe/${destination}`, {
      body,
      headers,
    });
    expect(status).toBe(200);
  }
}

const emails = () =>
  server.database.query(sql`
    select payload ->> 'kind' as kind, payload ->> 'reason' as reason from outbox
    where task = 'accountEmail' order by created_at`);

beforeEach(async () => {
  await server.stripe.database.query(sql`delete from sandbox.webhook_events`);
});

test('a seller has no account at Stripe until they go there', async () => {
  expect(await read()).toEqual({
    ...{ state: 'none', requirements: [], countries: ['US', 'DE'], payouts: [] },
  });
  const { url } = (await createLink()).body;
  expect(url).toContain('/connect/setup/');
  expect(await read()).toMatchObject({
    state: 'unfinished',
    requirements: expect.arrayContaining([{ text: 'individual: given name', isWithStripe: false }]),
  });
});

test('another link leads to the same account', async () => {
  await createLink();
  await createLink();
  const accounts = await server.database.query(sql`select id from connected_accounts`);
  expect(accounts).toHaveLength(1);
});

test('each seller has an account of their own', async () => {
  await createLink();
  await createLink('US', rival.token);
  const accounts = await server.database.query(sql`select id from connected_accounts`);
  expect(accounts).toHaveLength(2);
});

test('a country that the operator does not name is refused', async () => {
  expect((await createLink('FR')).status).toBe(400);
});

test('the account is ready once Stripe says so, before its event arrives', async () => {
  await finishAtStripe();
  expect(await read()).toMatchObject({ state: 'ready', requirements: [] });
});

test('the seller reads in the words of Stripe what was wrong', async () => {
  await finishAtStripe('failVerification');
  expect(await read()).toMatchObject({
    state: 'unfinished',
    requirements: [{ text: expect.stringContaining('too blurry'), isWithStripe: false }],
  });
});

test('an admin reads what Stripe wants from a seller who is owed something', async () => {
  await storePaidOrder(server.database, { seller, buyer, amount: 9_000, state: 'completed' });
  const owed = async () =>
    (await server.call('GET', '/api/payouts/owed', { token: admin.token })).body.sellers;
  expect(await owed()).toMatchObject([{ stripeAccount: null }]);
  await finishAtStripe('failVerification');
  await deliverEvents();
  expect(await owed()).toMatchObject([
    { stripeAccount: { isReady: false, wants: expect.stringContaining('too blurry') } },
  ]);
});

test('Stripe’s refusal to open accounts is told in its words', async () => {
  server.stripe.failNext(400);
  const { status, body } = await createLink();
  expect(status).toBe(409);
  expect(body.message).toBe('Stripe refuses to open your account: No.');
});

test('an account is opened when the operator has changed its capabilities after an attempt', async () => {
  await createLink();
  // The answer was lost.
  await server.database.query(sql`delete from connected_accounts`);
  const { database, stripe } = server;
  const settings = { ...connectSettings, requestsCardPayments: true };
  const services = { database, stripe: stripe.client, settings, siteUrl: 'https://shop.example' };
  const user = await findUserById(database, seller.id);
  expect(await createAccountLink(services, user!, 'US')).toContain('/connect/setup/');
});

test('the event of an account makes it ready, and a later one not, of which the seller gets an email', async () => {
  const id = await finishAtStripe();
  await deliverEvents();
  const isReady = async () =>
    (await server.database.query(sql`select is_ready from connected_accounts where id = ${id}`))[0];
  expect(await isReady()).toEqual({ is_ready: true });
  await finishAtStripe('failVerification');
  await deliverEvents();
  expect(await isReady()).toEqual({ is_ready: false });
  expect(await emails()).toEqual([
    { kind: 'stripeNeedsYou', reason: expect.stringContaining('too blurry') },
  ]);
});

/** A seller with 90 dollars on the account at Stripe. */
async function earn(action: Parameters<typeof pressOnHostedPage>[1]): Promise<string> {
  const { client } = server.stripe;
  const destination = await finishAtStripe(action);
  const intent = await client.paymentIntents.create({ amount: 9_000, currency: 'usd' });
  await server.stripe.browserCall(intent.client_secret!, 'confirm', cardFields());
  const { latest_charge } = await client.paymentIntents.retrieve(intent.id);
  await client.transfers.create({
    ...{ amount: 9_000, currency: 'usd', destination },
    source_transaction: latest_charge as string,
  });
  return destination;
}

test('what was read of an account before its last state is not stored after it', async () => {
  const id = await finishAtStripe();
  await read();
  const old = { id, isReady: false, requirements: [] };
  await storeAccountState(server.database, old, new Date(Date.now() - 60_000));
  const accounts = await server.database.query(sql`
    select is_ready as "isReady" from connected_accounts`);
  expect(accounts).toEqual([{ isReady: true }]);
});

/** Another seller's payout, which is newer than all others and was paid. */
async function storePayoutOfRival() {
  await server.database.query(sql`
    insert into connected_accounts (id, seller_id) values ('acct_rival', ${rival.id})`);
  await server.database.query(sql`
    insert into connected_payouts (id, account_id, amount, currency, status, arrives_at, created_at)
    values ('po_rival', 'acct_rival', 4000, 'usd', 'paid', now(), now() + interval '1 second')`);
}

test('a payout that is paid and then returned by the bank reaches the seller once, with the reason', async () => {
  const stripeAccount = await earn('completeWithClosedBankAccount');
  const { payouts } = server.stripe.client;
  const { id } = await payouts.create({ amount: 9_000, currency: 'usd' }, { stripeAccount });
  await deliverEvents((events) => events.filter(({ type }) => type !== 'payout.paid'));
  await payouts.retrieve(id, {}, { stripeAccount });
  // The failure arrives twice.
  await deliverEvents((events) => [...events, ...events]);
  await storePayoutOfRival();
  expect((await read()).payouts).toMatchObject([
    { id, status: 'failed', failure: 'The bank account has been closed.', amount: 9_000 },
  ]);
  expect(await emails()).toEqual([
    { kind: 'bankPayoutFailed', reason: '$90.00: The bank account has been closed.' },
  ]);
});

test('an admin reads which payout a bank has returned and why, until a later one arrives', async () => {
  const stripeAccount = await earn('completeWithClosedBankAccount');
  const { payouts } = server.stripe.client;
  const { id } = await payouts.create({ amount: 4_000, currency: 'usd' }, { stripeAccount });
  await payouts.retrieve(id, {}, { stripeAccount });
  await deliverEvents();
  await storePayoutOfRival();
  const returned = async () =>
    (await server.call('GET', '/api/payouts/owed', { token: admin.token })).body.returnedPayouts;
  const { id: sellerId } = seller;
  const reason = 'The bank account has been closed.';
  expect(await returned()).toEqual([
    { id, sellerId, sellerName: expect.any(String), currency: 'usd', amount: 4_000, reason },
  ]);
  await server.database.query(sql`
    insert into connected_payouts (id, account_id, amount, currency, status, arrives_at, created_at)
    values ('po_later', ${stripeAccount}, 4000, 'usd', 'paid', now(), now() + interval '1 second')`);
  expect(await returned()).toEqual([]);
  await server.database.query(sql`
    update connected_payouts set status = 'failed', created_at = now() - interval '31 days'
    where id = 'po_later'`);
  expect(await returned()).toMatchObject([{ id }]);
});

test('the news that a payout is paid, which arrives after that of its failure, changes nothing', async () => {
  const stripeAccount = await earn('completeWithClosedBankAccount');
  const { payouts } = server.stripe.client;
  const { id } = await payouts.create({ amount: 9_000, currency: 'usd' }, { stripeAccount });
  await payouts.retrieve(id, {}, { stripeAccount });
  await deliverEvents((events) => events.toReversed());
  expect((await read()).payouts).toMatchObject([{ status: 'failed' }]);
  expect(await emails()).toHaveLength(1);
});

test.each(['connected', 'accounts'])(
  'an event for %s with the secret of another is rejected',
  async (destination) => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'payout.paid' });
    const headers = { 'stripe-signature': signatureOf(body) };
    const { status } = await server.call('POST', `/webhooks/stripe/${destination}`, {
      body,
      headers,
    });
    expect(status).toBe(400);
  },
);

test('the health report has the last event of each destination', async () => {
  await server.database.query(sql`delete from webhook_events`);
  await finishAtStripe();
  await deliverEvents();
  const outcomes = await server.database.query(sql`select outcome from webhook_events`);
  expect(outcomes).toEqual([{ outcome: 'accountsReceived' }]);
});
