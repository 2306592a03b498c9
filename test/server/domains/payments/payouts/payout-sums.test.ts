import * as fc from 'fast-check';
import type Stripe from 'stripe';
import type { OrderEvent } from '../../../../../src/contract/order.machine';
import type { OwedSale } from '../../../../../src/contract/payments/payout';
import { sql } from '../../../../../src/server/database/sql';
import { payoutEntries } from '../../../../../src/server/domains/buying/order-payout.sql';
import { moveOrder } from '../../../../../src/server/domains/buying/move-order';
import type { ChargeMovements } from '../../../../../src/server/domains/payments/charge-movements';
import { findLedgerFaults } from '../../../../../src/server/domains/payments/ledger-invariants.sql';
import { applyChargeEvents } from '../../../../../src/server/domains/payments/order-payments.sql';
import { recordPayout } from '../../../../../src/server/domains/payments/payouts/record-payout';
import { reversePayout } from '../../../../../src/server/domains/payments/payouts/reverse-payout';
import {
  claimsJson,
  readOwedTotals,
} from '../../../../../src/server/domains/payments/payouts/seller-claims.sql';
import { addUser, emptyTables, storePaidOrder, type TestUser } from '../../../support/records';
import { readLimits } from '../../../support/read-limits';
import { setUpTestServer } from '../../../support/set-up-test-server';

const server = setUpTestServer();
const amounts = [10_001, 25_050, 7, 99_999_999];

interface Fixture {
  sellers: TestUser[];
  admin: TestUser;
  orders: string[];
  wonDisputesOf: number[];
}

async function storeFixture(): Promise<Fixture> {
  const { database } = server;
  await emptyTables(database);
  const sellers = [await addUser(database, 'seller'), await addUser(database, 'seller')];
  const [buyer, admin] = [await addUser(database, 'buyer'), await addUser(database, 'Admin')];
  const orders: string[] = [];
  for (const [index, amount] of amounts.entries()) {
    const seller = sellers[index % 2]!;
    orders.push(await storePaidOrder(database, { seller, buyer, amount, state: 'inspecting' }));
  }
  return { sellers, admin, orders, wonDisputesOf: amounts.map(() => 0) };
}

const reason = 'As agreed.';
/** Events that move a sale between its states with and without a claim of the seller. */
const events: OrderEvent[] = [
  { type: 'buyer.accept' },
  { type: 'stripe.refunded' },
  { type: 'stripe.disputed' },
  { type: 'stripe.disputeWon' },
  { type: 'stripe.disputeLost' },
  { type: 'admin.release', reason },
  { type: 'admin.refund', reason },
];

/** What Stripe reports with an event; undefined for the others. A dispute after one that was won is another one. */
function movementsOf(
  { type }: OrderEvent,
  { id, amount, wonDisputes }: { id: string; amount: number; wonDisputes: number },
): ChargeMovements | undefined {
  const dispute = (status: Stripe.Dispute.Status): ChargeMovements => ({
    refunds: [],
    disputes: [{ id: `du_${id}_${wonDisputes}`, status, amount } as Stripe.Dispute],
  });
  switch (type) {
    case 'stripe.refunded':
      return {
        refunds: [{ id: `re_${id}`, status: 'succeeded', amount } as Stripe.Refund],
        disputes: [],
      };
    case 'stripe.disputed':
      return dispute('needs_response');
    case 'stripe.disputeWon':
      return dispute('won');
    case 'stripe.disputeLost':
      return dispute('lost');
    default:
      return undefined;
  }
}

/** In a payout, `amountError` is added to the right amount. */
type Step =
  | { kind: 'event'; order: number; event: OrderEvent }
  | { kind: 'payout'; seller: number; orderIndexes: number[]; amountError: number }
  | { kind: 'reversal'; payout: number };

const orderIndex = fc.nat(amounts.length - 1);
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('event' as const),
        order: orderIndex,
        event: fc.constantFrom(...events),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('payout' as const),
        seller: fc.nat(1),
        orderIndexes: fc.array(orderIndex, { minLength: 1, maxLength: 4 }),
        amountError: fc.constantFrom(0, 0, 0, 1),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('reversal' as const), payout: fc.nat(5) }),
    },
  ),
  { minLength: 8, maxLength: 20 },
);

const readClaims = async ({ id }: TestUser): Promise<OwedSale[]> =>
  JSON.parse((await claimsJson(server.database, { sellerId: id }, { limit: 100 })).json);

async function applyStep(
  { sellers, admin, orders, wonDisputesOf }: Fixture,
  step: Step,
): Promise<void> {
  const { database } = server;
  if (step.kind === 'event') {
    const id = orders[step.order]!;
    const wonDisputes = wonDisputesOf[step.order]!;
    if (step.event.type === 'stripe.disputeWon') wonDisputesOf[step.order] = wonDisputes + 1;
    const movements = movementsOf(step.event, { id, amount: amounts[step.order]!, wonDisputes });
    const times = readLimits({});
    await database.transaction(async (tx) => {
      if (!movements) return moveOrder(tx, id, { event: step.event, actorId: admin.id, times });
      return applyChargeEvents(tx, `pi_${id}`, { events: [step.event], movements }, times);
    });
    return;
  }
  if (step.kind === 'reversal') {
    const payouts = await database.query<{ id: string }>(sql`
      select id from payouts order by created_at, id`);
    const id = payouts[step.payout]?.id ?? 'none';
    const reversal = { reason, actor: actorOf(admin) };
    await database.transaction((tx) => reversePayout(tx, id, reversal)).catch(ignoreConflict);
    return;
  }
  const seller = sellers[step.seller]!;
  const orderIds = step.orderIndexes.map((index) => orders[index]!);
  const claims = await readClaims(seller);
  const amount = claims
    .filter((claim) => claim.amount < 0 || orderIds.includes(claim.orderId))
    .reduce((sum, claim) => sum + claim.amount, step.amountError);
  // The API contract rejects an amount of 0 or less.
  if (amount <= 0) return;
  const payout = {
    sellerId: seller.id,
    currency: 'usd',
    orderIds,
    amount,
    paidOn: '2026-11-20',
    reference: 'SEPA',
  };
  const isPayable =
    step.amountError === 0 &&
    orderIds.every((id) => claims.some((claim) => claim.orderId === id && claim.amount > 0));
  const recorded = database
    .transaction((tx) => recordPayout(tx, payout, actorOf(admin)))
    .then(() => true, ignoreConflict);
  expect(await recorded).toBe(isPayable);
}

const actorOf = ({ id }: TestUser) => ({ id, role: 'Admin' as const, address: '127.0.0.1' });

function ignoreConflict(error: unknown): false {
  if (error instanceof Error && error.name === 'DomainError') return false;
  throw error;
}

interface OrderSums {
  sellerId: string;
  state: string;
  price: number;
  entries: number[];
}

async function expectSums({ sellers }: Fixture): Promise<void> {
  const orders = await server.database.query<OrderSums>(sql`
    select products.seller_id as "sellerId", orders.state, payments.amount as price,
      coalesce((select json_agg(amount order by number) from ${payoutEntries} entries
        where order_id = orders.id), '[]') as entries
    from orders join products on products.id = orders.product_id
    join payments on payments.intent_id = orders.payment_intent_id`);
  for (const { price, entries } of orders) {
    expect(entries).toEqual(entries.map((_amount, index) => (index % 2 === 0 ? price : -price)));
  }
  const payouts = await server.database.query<{
    amount: number;
    sum: number;
    sellerId: string;
  }>(sql`
    select amount, seller_id as "sellerId", (
      select sum(amount) from ${payoutEntries} entries where payout_id = payouts.id) as sum
    from payouts`);
  for (const { amount, sum } of payouts) expect(amount).toBe(sum);
  expect(await findLedgerFaults(server.database, readLimits({}))).toEqual([]);
  for (const seller of sellers) {
    const paidAmount = total(
      payouts.filter((each) => each.sellerId === seller.id).map(({ amount }) => amount),
    );
    const owedAmount = total((await readClaims(seller)).map(({ amount }) => amount));
    const { totals } = await readOwedTotals(server.database, seller.id);
    expect(total(totals.map(({ sales, debt }) => sales - debt))).toBe(owedAmount);
    // A seller earns the price of each completed sale, and of a disputed sale that was paid out already.
    const earned = orders.filter(
      ({ sellerId, state, entries }) =>
        sellerId === seller.id &&
        (state === 'completed' || (entries.length % 2 === 1 && state.startsWith('bankDispute'))),
    );
    expect(paidAmount + owedAmount).toBe(total(earned.map(({ price }) => price)));
  }
}

const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

test('after any events, payouts and reversals, the paid and owed amounts add up to the earnings of the orders', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const fixture = await storeFixture();
      for (const step of sequence) {
        await applyStep(fixture, step);
        await expectSums(fixture);
      }
    }),
    { numRuns: 8 },
  );
}, 120_000);
