import { Random } from '../../../crash/support/random';
import { ShopAtStripe, waitForWebhooks } from './shop-at-stripe';
import { passTime } from './simulate-sale';
import type { StoredSale } from './stored-sale';

const isLongForm = process.env['WEBHOOK_ORDERS'] !== undefined;
const orderCount = Number(process.env['WEBHOOK_ORDERS'] ?? 20);
const seed = Number(process.env['WEBHOOK_SEED'] ?? Date.now() % 1_000_000);
/** Orders that go on at the same time, of few people. Afterwards the tables are emptied. */
const roundSize = 20;
/** For each order. */
const maxSteps = 500;

const reason = 'As we wrote.';
const random = new Random(seed);
const shop = new ShopAtStripe(random);
beforeAll(async () => {
  process.stderr.write(`WEBHOOK_SEED=${seed} WEBHOOK_ORDERS=${orderCount}\n`);
  await shop.start();
});
afterAll(() => shop.close());

/** Lets orders go on in turns until all have ended. Returns the states in which they have. */
async function runRound(size: number): Promise<string[]> {
  const open = new Map<StoredSale, { buyer: boolean; seller: boolean }>();
  for (let count = 0; count < size; count += 1) {
    const isHonest = { buyer: random.chance(0.6), seller: random.chance(0.6) };
    open.set(await shop.openSale(), isHonest);
  }
  const sales = [...open.keys()];
  for (let step = 0; open.size > 0; step += 1) {
    const sale = random.pick([...open.keys()])!;
    await shop.load(sale);
    if (step > maxSteps * size)
      throw new Error(`An order does not end: ${sale.history.join(', ')}`);
    if (!sale.hasTag('ended')) {
      passTime({ sale, isHonest: open.get(sale)!, random, reportByStripe: waitForWebhooks });
    } else if (random.chance(sale.state === 'completed' ? 0.1 : 0.4)) open.delete(sale);
    else if (random.chance(0.1)) sale.send({ type: 'admin.refundPart', amount: 1, reason });
    await shop.goOn(sale);
  }
  await shop.rest();
  for (const sale of sales) await shop.load(sale);
  return sales.map(({ state }) => state);
}

test(
  'whatever happens to webhooks and answers, the ledger adds up after each step and is the balance at Stripe at rest',
  async () => {
    const ended: Record<string, number> = {};
    const startedAt = performance.now();
    for (let left = orderCount; left > 0; left -= roundSize) {
      await shop.reset();
      for (const state of await runRound(Math.min(left, roundSize))) {
        ended[state] = (ended[state] ?? 0) + 1;
      }
    }
    if (isLongForm) {
      const seconds = (performance.now() - startedAt) / 1_000;
      console.table({ ...ended, ...shop.counts });
      console.info(`${orderCount} orders, ${(orderCount / seconds).toFixed(1)} a second.`);
    }
    expect(shop.counts['webhooks']).toBeGreaterThan(orderCount);
  },
  60_000 + orderCount * 5_000,
);
