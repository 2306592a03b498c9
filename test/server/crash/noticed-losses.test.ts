import { rm } from 'node:fs/promises';
import type { ServerProcess } from '../support/start-server-process';
import { checkMarketplace } from './check-marketplace';
import { Conversation } from './conversation';
import { readRows, settlePayments } from './crash-rounds';
import { openMarketplace, type Marketplace } from './marketplace';
import { Random } from './support/random';
import type { OrderRow, Rows } from './support/rows';
import { makeScratchFolder } from './support/scratch-folder';
import { startCrashServer } from './support/start-crash-server';
import { writeUntilCrash } from './writer';

/** What the crashes and the loss of whole machines are judged by must notice each kind of loss. */

const answers = 500;

let dataFolder: string;
let server: ServerProcess<string>;
let marketplace: Marketplace;
let stored: Rows;

beforeAll(async () => {
  dataFolder = await makeScratchFolder();
  const location = { dataFolder };
  marketplace = await openMarketplace(location);
  server = startCrashServer(location, marketplace.stripe);
  const origin = await server.started;
  const conversation = new Conversation(origin, marketplace.journal, {
    afterAnswers: answers,
    begin: async () => {},
  });
  const random = new Random(1);
  await Promise.all(
    marketplace.sellers.map((seller) =>
      writeUntilCrash({ ...marketplace, seller, random: random.fork(), conversation }),
    ),
  );
  await settlePayments(marketplace, origin);
  stored = await readRows(origin);
});
afterAll(async () => {
  await server.kill();
  await marketplace.stripe.close();
  await rm(dataFolder, { recursive: true });
});

function complaintsOf(rows: Rows, stripe = marketplace.stripe): string[] {
  const { complaints } = marketplace.journal;
  checkMarketplace({ ...marketplace, stripe }, rows);
  return complaints.splice(0);
}

// What was seen is taken for what is there from then on: the first look sets that right again.
beforeEach(() => void complaintsOf(stored));

test('what is stored is what was acknowledged', () => {
  expect(complaintsOf(stored)).toEqual([]);
  expect(stored.orders.length).toBeGreaterThan(10);
});

const paid = ({ orders }: Rows) => found(orders, (order) => order.paid && order.state === 'paid');
const holding = ({ orders }: Rows) => found(orders, (order) => order.holding);
const booked = ({ orders }: Rows) => found(orders, ({ phoneNumber }) => phoneNumber !== null);
const told = ({ orders }: Rows) => found(orders, (order) => order.told.length > 0);

function found(orders: OrderRow[], condition: (order: OrderRow) => boolean): OrderRow {
  const order = orders.find(condition);
  if (!order) throw new Error('The writers have made no such order.');
  return order;
}

const without = <Row>(rows: Row[], row: Row) => rows.filter((each) => each !== row);

const losses: [name: string, lose: (rows: Rows) => void, complaint: string][] = [
  ['a product is lost', (rows) => rows.products.pop(), 'where it should be'],
  [
    'a product is there twice',
    ({ products }) => products.push({ ...products[0]!, id: 'other' }),
    'is there 2 times',
  ],
  [
    'a product was never added',
    ({ products }) => products.push({ ...products[0]!, id: 'other', name: 'Nobody’s' }),
    'was never added',
  ],
  [
    'an advertisement is forgotten',
    ({ products }) => {
      products[0]!.advertise = !products[0]!.advertise;
    },
    'where it should be',
  ],
  ['a wish is lost', ({ wishes }) => wishes.pop(), 'is lost'],
  [
    'a wish is there twice',
    ({ wishes }) => wishes.push({ ...wishes[0]!, id: 'other' }),
    'is there twice',
  ],
  [
    'a booking is lost',
    (rows) => {
      rows.orders = without(rows.orders, booked(rows));
    },
    'is lost',
  ],
  [
    'two have booked one product',
    (rows) => {
      const buyerId = marketplace.buyers.find(({ id }) => id !== holding(rows).buyerId)!.id;
      rows.orders.push({ ...holding(rows), id: 'other', buyerId });
    },
    'is one too many',
  ],
  [
    'a step of an order is forgotten',
    (rows) => paid(rows).steps.pop(),
    'is not where its chart leads',
  ],
  [
    'somebody is told twice',
    (rows) => told(rows).told.push(told(rows).told[0]!),
    'is not where its chart leads',
  ],
  ['somebody is not told', (rows) => told(rows).told.pop(), 'is not where its chart leads'],
  [
    'a mail is never written',
    (rows) => {
      rows.unwritten = 1;
    },
    'mails are lost',
  ],
  [
    'a payment is lost',
    (rows) => {
      const { intentId } = paid(rows);
      rows.payments = rows.payments.filter((payment) => payment.intentId !== intentId);
    },
    'is there 0 times',
  ],
  [
    'a payment is forgotten',
    (rows) => {
      const { intentId } = paid(rows);
      rows.payments.find((payment) => payment.intentId === intentId)!.status = 'open';
    },
    'forgot',
  ],
  [
    'a paid order is not paid any more',
    (rows) => {
      paid(rows).paid = false;
    },
    'is half done',
  ],
  [
    'what is sold is offered again',
    (rows) => {
      const { productId } = paid(rows);
      rows.products.find(({ id }) => id === productId)!.listed = true;
    },
    'is sold and listed',
  ],
];

test.each(losses)('it is noticed when %s', (_name, lose, complaint) => {
  const rows = structuredClone(stored);
  lose(rows);
  expect(complaintsOf(rows).join('\n')).toContain(complaint);
});

test('it is noticed when two are charged for one product', () => {
  const { journal, stripe } = marketplace;
  const { productId, intentId } = paid(stored);
  const buyer = journal.payments.get(intentId!)!.buyer;
  journal.payment('forged', productId, buyer);
  const statuses = new Map([...stripe.statuses, ['forged', 'succeeded']]);
  const complaints = complaintsOf(stored, { ...stripe, statuses });
  expect(complaints).toContain(`${productId} was charged for twice`);
});

test('that a refunded product is not among the advertisements any more is no loss', () => {
  const { id, productId } = paid(stored);
  const productOf = ({ products }: Rows) => products.find((product) => product.id === productId)!;
  const advertised = structuredClone(stored);
  productOf(advertised).advertise = true;
  complaintsOf(advertised);
  const back = structuredClone(advertised);
  productOf(back).advertise = false;
  back.orders.find((order) => order.id === id)!.state = 'refunded';
  expect(complaintsOf(back).join('\n')).not.toContain('where it should be');
});
