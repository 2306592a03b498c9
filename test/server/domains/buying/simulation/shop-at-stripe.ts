import Stripe from 'stripe';
import { moveDisputedMoney, openDispute } from '../../../../../src/sandbox/stripe/charge-api';
import { lockDispute, saveDispute } from '../../../../../src/sandbox/stripe/dispute-store';
import { addEvent, readCharge, readIntent } from '../../../../../src/sandbox/stripe/intent-store';
import { sql } from '../../../../../src/server/database/sql';
import { findUserById } from '../../../../../src/server/domains/access/users.sql';
import { addOrder, moveOrder } from '../../../../../src/server/domains/buying/move-order';
import { readBalanceTransactions } from '../../../../../src/server/domains/payments/balance-transactions';
import {
  reverseBeforeRefund,
  transferTasks,
} from '../../../../../src/server/domains/payments/connect/transfer-tasks';
import { addTransferTasks } from '../../../../../src/server/domains/payments/connect/transfers.sql';
import { findLedgerFaults } from '../../../../../src/server/domains/payments/ledger-invariants.sql';
import { bookRefunds } from '../../../../../src/server/domains/payments/handle-stripe-event';
import { lookUpPayments } from '../../../../../src/server/domains/payments/look-up-payments';
import { paymentTasks } from '../../../../../src/server/domains/payments/payment-tasks';
import { startPayment } from '../../../../../src/server/domains/payments/start-payment';
import { dispatchOutbox } from '../../../../../src/server/domains/platform/outbox-dispatcher.sql';
import { DomainError } from '../../../../../src/server/errors/domain-error';
import type { OrderEvent, OrderState } from '../../../../../src/contract/order.machine';
import type { Random } from '../../../crash/support/random';
import { openAccount } from '../../../support/connected-accounts';
import { readLimits } from '../../../support/read-limits';
import { addUser, emptyTables, storeProduct, type TestUser } from '../../../support/records';
import { startTestServer, type TestServer } from '../../../support/start-test-server';
import {
  cardFields,
  intentIdOf,
  startStripeDouble,
  stripeClient,
} from '../../../support/stripe-double';
import { deliverStoredEvent } from '../../../support/stripe-events';
import type { Market } from './simulate-sale';
import { StoredSale } from './stored-sale';

const times = readLimits({});
const silentLog = { error: () => undefined, warn: () => undefined };

/** Prices in each currency: with two, no and three decimals. */
const prices = { usd: '$90.00', jpy: '12000', kwd: '45.120' } as const;
type Currency = keyof typeof prices;
const currencies = Object.keys(prices) as Currency[];
/** What is refunded in part, in the currency's smallest unit. */
const parts: Record<Currency, number> = { usd: 1_250, jpy: 700, kwd: 5_120 };

const cards = {
  good: '4242424242424242',
  refundsPend: '4000000000007726',
  refundsFail: '4000000000005126',
  disputed: '4000000000000259',
};

interface PendingEvent {
  event: Stripe.Event;
  /** Stripe delivers it again much later, or never if it is about a payment, which the server looks up. */
  isLost: boolean;
}

/**
 * A shop with its server and Stripe, whose webhooks arrive late, twice, in any order or not at all, and whose answers are
 * lost after it has acted.
 */
export class ShopAtStripe {
  private server!: TestServer;
  private client!: Stripe;
  private isFlaky = true;
  private lastEvent = 0;
  private pending: PendingEvent[] = [];
  private readonly delivered: string[] = [];
  private buyers: TestUser[] = [];
  private sellers: { user: TestUser; account: string | undefined }[] = [];
  readonly counts: Record<string, number> = {};

  constructor(private readonly random: Random) {}

  async start(): Promise<void> {
    const stripe = await startStripeDouble();
    this.client = stripeClient(stripe.origin, undefined, {
      httpClient: Stripe.createFetchHttpClient(async (...request: Parameters<typeof fetch>) => {
        const response = await fetch(...request);
        if (!this.isFlaky || !this.random.chance(0.03)) return response;
        await response.arrayBuffer();
        this.count('answers lost');
        throw new TypeError('The answer was lost.');
      }),
    });
    this.server = await startTestServer({ stripe: this.client }, { stripe });
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.server.stripe.close();
  }

  private count(name: string): void {
    this.counts[name] = (this.counts[name] ?? 0) + 1;
  }

  /** Begins with empty tables: a seller with an account, one whose bank account is closed, and one without. */
  async reset(): Promise<void> {
    const { database, stripe } = this.server;
    await emptyTables(database);
    await stripe.database.runScript(
      `truncate sandbox.payment_intents, sandbox.payment_methods, sandbox.charges, sandbox.refunds,
        sandbox.disputes, sandbox.idempotent_answers, sandbox.webhook_events, sandbox.transfers,
        sandbox.connected_accounts, sandbox.connected_payouts, sandbox.balance_transactions`,
    );
    stripe.calls.length = 0;
    this.pending = [];
    await database.query(sql`
      insert into settings (name, value) values ('fees', ${JSON.stringify({
        ...{ currency: 'usd', taxRate: 1_900, categories: {} },
        standard: { rate: 800, fixed: 100, minimum: 0, maximum: null },
      })}::text::jsonb)`);
    this.buyers = [await addUser(database, 'buyer'), await addUser(database, 'buyer')];
    this.sellers = [];
    this.isFlaky = false;
    for (const action of ['complete', 'completeWithClosedBankAccount', undefined] as const) {
      const user = await addUser(database, 'seller');
      const account = action && (await openAccount(stripe, action));
      if (account) {
        await database.query(sql`
          insert into connected_accounts (id, seller_id, is_ready)
          values (${account}, ${user.id}, true)`);
      }
      this.sellers.push({ user, account });
    }
    this.isFlaky = true;
  }

  /** Books a product. */
  async openSale(): Promise<StoredSale> {
    const { database } = this.server;
    const { random } = this;
    const currency = random.pick(currencies)!;
    const [buyer, seller] = [random.pick(this.buyers)!, random.pick(this.sellers)!.user];
    const productId = await storeProduct(database, { seller, sellingPrice: prices[currency] });
    await database.query(sql`
      update products set price_currency = ${currency} where id = ${productId}`);
    const newOrder = { productId, buyerId: buyer.id, sellerId: seller.id };
    const order = await database.transaction((tx) =>
      addOrder(tx, newOrder, { event: { type: 'buyer.book' }, times }),
    );
    return new StoredSale({ ...{ id: order!.id, productId, buyer, seller, currency } });
  }

  async load(sale: StoredSale): Promise<void> {
    const [order] = await this.server.database.query<{ state: OrderState }>(sql`
      select state from orders where id = ${sale.stored.id}`);
    sale.load(order!.state);
  }

  /** Sends what people do to the server, and lets Stripe and the workers go on. */
  async goOn(sale: StoredSale): Promise<void> {
    for (const event of sale.takeEvents()) await this.send(sale, event);
    if (this.random.chance(0.5)) await this.actAtStripe(sale);
    if (this.random.chance(0.3)) await this.work();
    if (this.random.chance(0.1)) await this.lookUp();
    await this.fetchEvents();
    if (this.random.chance(0.1)) this.findLostEvent();
    for (let count = this.random.below(4); count > 0 && this.pending.length > 0; count -= 1) {
      await this.deliverOne();
    }
    await this.checkLedger(sale);
  }

  private async send(sale: StoredSale, event: OrderEvent): Promise<void> {
    const { id } = sale.stored;
    if (event.type === 'stripe.authorised') return this.pay(sale);
    const move =
      event.type === 'admin.refundPart'
        ? { ...event, amount: parts[sale.stored.currency as Currency] }
        : event;
    await this.server.database
      .transaction((tx) => moveOrder(tx, id, { event: move, times }))
      .catch(ignoreRefusal);
  }

  private async pay({ stored: { productId, buyer } }: StoredSale): Promise<void> {
    const { database, stripe } = this.server;
    const { random } = this;
    const record = await findUserById(database, buyer.id);
    const services = { database, stripe: this.client, times };
    const payment = await startPayment(services, record!, productId).catch(ignoreRefusal);
    if (!payment) return;
    const number = random.chance(0.75) ? cards.good : random.pick(Object.values(cards))!;
    await stripe.browserCall(payment.clientSecret, 'confirm', cardFields({ number }));
    // The buyer cancels at the bank after all.
    if (random.chance(0.03)) {
      const intentId = intentIdOf(payment.clientSecret);
      await stripe.client.paymentIntents.cancel(intentId).catch(ignoreRefusal);
    }
  }

  /** What somebody does at Stripe besides: the bank, the operator in the Dashboard, or the seller with their account. */
  private async actAtStripe({ stored }: StoredSale): Promise<void> {
    const { client, database } = this.server.stripe;
    const { random } = this;
    const [order] = await this.server.database.query<{ intentId: string | null }>(sql`
      select payment_intent_id as "intentId" from orders where id = ${stored.id}`);
    if (!order?.intentId) return;
    const { intentId } = order;
    const intent = await readIntent(database, intentId);
    const charge = intent.latest_charge && (await readCharge(database, intent.latest_charge));
    if (!charge || intent.status !== 'succeeded') return;
    const dispute = (await client.disputes.list({ payment_intent: intentId })).data[0];
    switch (random.below(8)) {
      case 0:
        if (dispute || !random.chance(0.3)) return;
        this.count('disputes');
        return database.transaction((tx) => openDispute(tx, charge));
      case 1:
      case 2: {
        if (dispute?.status === 'lost' && random.chance(0.3)) return this.winOnAppeal(dispute.id);
        if (dispute?.status !== 'needs_response') return;
        const text = random.chance(0.5) ? 'winning_evidence' : 'losing_evidence';
        await client.disputes.update(dispute.id, { evidence: { uncategorized_text: text } });
        return;
      }
      case 3:
        if (!random.chance(0.3)) return;
        this.count('refunds in the Dashboard');
        await client.refunds
          .create({
            payment_intent: intentId,
            ...(random.chance(0.7) && { amount: parts[stored.currency as Currency] }),
          })
          .catch(ignoreRefusal);
        return;
      case 4: {
        const list = await client.transfers.list({ transfer_group: `order/${stored.id}` });
        const transfer = list.data[0];
        if (!transfer || !random.chance(0.3)) return;
        this.count('reversals in the Dashboard');
        const amount = Math.min(500, transfer.amount - transfer.amount_reversed);
        if (amount > 0) {
          await client.transfers.createReversal(transfer.id, { amount }).catch(ignoreRefusal);
        }
        return;
      }
      case 5:
        return this.payOutAtStripe();
      case 6:
        // A day has passed, after which Stripe has forgotten what it has answered.
        if (random.chance(0.1)) await database.query(sql`delete from sandbox.idempotent_answers`);
        return;
      case 7:
        // The operator retries the failed jobs.
        await this.server.database.query(sql`
          update outbox set dead_lettered_at = null, attempts = 0
          where dead_lettered_at is not null and done_at is null`);
        return;
    }
  }

  private winOnAppeal(id: string): Promise<void> {
    this.count('appeals');
    return this.server.stripe.database.transaction(async (tx) => {
      const won = { ...(await lockDispute(tx, id)), status: 'won' as const };
      await saveDispute(tx, won);
      await moveDisputedMoney(tx, won, 'back');
      await addEvent(tx, 'charge.dispute.closed', won, null);
    });
  }

  /** A seller's money leaves the account at Stripe, and can't be taken back. */
  private async payOutAtStripe(): Promise<void> {
    const account = this.random.pick(this.sellers)!.account;
    if (account === undefined) return;
    const { client } = this.server.stripe;
    const options = { stripeAccount: account };
    const { available } = await client.balance.retrieve({}, options);
    for (const { amount, currency } of available) {
      if (amount > 0) await client.payouts.create({ amount, currency }, options);
    }
  }

  /** What the background workers do. */
  private async work(): Promise<void> {
    const { database } = this.server;
    const services = { database, stripe: this.client, times };
    await database.query(sql`
      update outbox set due_at = now() where done_at is null and dead_lettered_at is null`);
    await addTransferTasks(database);
    await dispatchOutbox(
      database,
      {
        ...paymentTasks(this.client, {
          beforeRefund: (intentId, part) => reverseBeforeRefund(services, intentId, part),
          afterRefund: (intentId) => bookRefunds(services, intentId),
        }),
        ...transferTasks(services),
      },
      silentLog,
    );
  }

  private async lookUp(): Promise<void> {
    const { database } = this.server;
    await database.query(sql`update payments set next_lookup_at = now()`);
    const isStopping = () => false;
    await lookUpPayments({ database, stripe: this.client, times, log: silentLog, isStopping });
  }

  /** Reads the new events of Stripe. Some are lost. */
  private async fetchEvents(): Promise<void> {
    const rows = await this.server.stripe.database.query<{
      position: number;
      event: Stripe.Event;
    }>(sql`
      select position, event from sandbox.webhook_events
      where position > ${this.lastEvent} and destination = 'platform' order by position`);
    for (const { position, event } of rows) {
      this.lastEvent = position;
      const isLost = this.random.chance(0.1);
      if (isLost) this.count('webhooks lost');
      this.pending.push({ event, isLost });
    }
  }

  private findLostEvent(): void {
    const found = this.random.pick(
      this.pending.filter((event) => event.isLost && !isAboutPayment(event)),
    );
    if (found) found.isLost = false;
  }

  /** Delivers an event, not always the oldest, and some of them twice. */
  private async deliverOne(): Promise<void> {
    const arriving = this.pending.filter(({ isLost }) => !isLost);
    const next = this.random.chance(0.6) ? arriving[0] : this.random.pick(arriving);
    if (next) await this.deliver(next);
  }

  private async deliver(next: PendingEvent): Promise<void> {
    const { status } = await deliverStoredEvent(this.server, next.event);
    this.count(status === 200 ? 'webhooks' : 'webhooks that failed');
    if (status >= 400 && status !== 502) throw new Error(`${status} ${JSON.stringify(next.event)}`);
    this.delivered.push(`${next.event.type} ${status}`);
    if (status !== 200) return;
    if (!this.random.chance(0.15)) {
      this.pending = this.pending.filter((event) => event !== next);
    } else this.count('webhooks repeated');
  }

  private async checkLedger(sale?: StoredSale): Promise<void> {
    const faults = await findLedgerFaults(this.server.database, times);
    if (faults.length === 0) return;
    const rows = await this.server.database.query(sql`
      select order_id as "orderId", kind, amount, currency from ledger_transfers
      where order_id in (${sale?.stored.id ?? null}, ${faults[0]?.subjects[0] ?? null})
      order by number`);
    const details = [faults, sale?.stored.id, sale?.history, this.delivered.slice(-20), rows];
    throw new Error(details.map((detail) => JSON.stringify(detail)).join('\n'));
  }

  /** Lets Stripe repeat its events and the workers end, and compares the ledger with Stripe's balance. */
  async rest(): Promise<void> {
    const { database, stripe } = this.server;
    this.isFlaky = false;
    this.pending = this.pending.filter((event) => !event.isLost || !isAboutPayment(event));
    for (let before = -1; before !== this.lastEvent || this.pending.length > 0;) {
      before = this.lastEvent;
      await this.lookUp();
      await this.work();
      await this.fetchEvents();
      for (const event of [...this.pending]) await this.deliver(event);
    }
    await stripe.database.query(sql`
      update sandbox.balance_transactions set object = object || jsonb_build_object('fee', 30,
        'net', (object ->> 'net')::bigint - 30, 'created', (object ->> 'created')::bigint - 9000)
      where owner = 'platform' and object ->> 'type' = 'charge'`);
    await stripe.database.query(sql`
      update sandbox.balance_transactions
      set object = object || jsonb_build_object('created', (object ->> 'created')::bigint - 9000)
      where owner = 'platform' and object ->> 'type' <> 'charge'`);
    await database.query(sql`
      update ledger_transfers set recorded_at = recorded_at - interval '5 hours'`);
    await database.query(sql`update migrations set applied_at = '2026-01-01'`);
    await readBalanceTransactions(database, stripe.client);
    await this.checkLedger();
    await this.compareBalances();
    this.isFlaky = true;
  }

  private async compareBalances(): Promise<void> {
    const accounts = await this.server.database.query<{ currency: string; amount: number }>(sql`
      select currency, (debits - credits)::int8 as amount from ledger_accounts where id = 'stripe'
      order by currency`);
    const { available } = await this.server.stripe.client.balance.retrieve();
    const [ledger, atStripe] = [accounts, available].map((balances) =>
      JSON.stringify(balances.map(({ currency, amount }) => ({ currency, amount }))),
    );
    if (ledger !== atStripe) throw new Error(`The ledger has ${ledger}, Stripe ${atStripe}.`);
  }
}

const isAboutPayment = ({ event }: PendingEvent) => event.type.startsWith('payment_intent.');

/** What the server or Stripe refuses, or an answer that was lost: people try again or give up. */
function ignoreRefusal(error: unknown): undefined {
  if (error instanceof DomainError || error instanceof Stripe.errors.StripeError) return undefined;
  throw error;
}

/** At a step of Stripe nothing is reported: its webhooks arrive by themselves. */
export const waitForWebhooks: Market['reportByStripe'] = () => undefined;
