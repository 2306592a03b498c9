import { newProduct, type TestUser } from '../support/records';
import type { CrashClient } from './crash-client';
import type { KnownProduct, UnansweredRequest } from './journal';
import type { Marketplace } from './marketplace';
import { sendOrderEvent, payForBooking } from './order-actions';
import { payFor, deliverRandomEvent } from './payment-actions';
import type { Random } from './support/random';

/** A seller that sends random requests, alone or as a random buyer. */
export interface Writer extends Marketplace {
  seller: TestUser;
  random: Random;
  client: Pick<CrashClient, 'send' | 'isOver'>;
}

type Action = (writer: Writer) => Promise<void>;

/** How often each action is chosen, in percent. */
const actions: [percent: number, Action][] = [
  [14, addProduct],
  [8, addWish],
  [12, bookProduct],
  [6, advertiseProduct],
  [4, deleteProduct],
  [8, (writer) => withKnownProduct(writer, payFor)],
  [10, payForBooking],
  [22, deliverRandomEvent],
  [16, sendOrderEvent],
];

/** Sends one request after the other until the crash. */
export async function writeUntilCrash(writer: Writer): Promise<void> {
  await retryUnanswered(writer);
  while (!writer.client.isOver) await chooseAction(writer.random)(writer);
}

function chooseAction(random: Random): Action {
  let left = random.below(100);
  for (const [percent, action] of actions) {
    left -= percent;
    if (left < 0) return action;
  }
  return addProduct;
}

async function addProduct(writer: Writer): Promise<void> {
  const product = writer.journal.newProduct(writer.seller);
  const body = { ...newProduct, productName: product.name, category: writer.categoryId };
  await sendProduct(writer, { product, body, key: product.name.replace(' ', '-') });
}

/** Repeats requests with an unknown outcome: each product must exist once, with one id. */
async function retryUnanswered(writer: Writer): Promise<void> {
  const { journal, seller } = writer;
  const ownRequests = journal.unanswered.filter(({ product }) => product.seller === seller);
  for (const request of ownRequests) {
    journal.unanswered.splice(journal.unanswered.indexOf(request), 1);
    await sendProduct(writer, request);
  }
}

async function sendProduct(writer: Writer, request: UnansweredRequest): Promise<void> {
  const { journal, client, seller } = writer;
  const { product, body, key } = request;
  const response = await client.send('POST', '/api/products', {
    token: seller.token,
    body,
    headers: { 'idempotency-key': key },
  });
  if (!response) {
    journal.unanswered.push(request);
    return product.state.mayBecome('plain');
  }
  if (!response.body.acknowledged) return;
  product.state.become('plain');
  journal.recordId(product, response.body.insertedId, product.name);
}

/** How many of the latest products the actions use: few, so that several writers change the same product. */
const productsInUse = 40;

async function withKnownProduct(
  writer: Writer,
  action: (writer: Writer, product: { id: string; buyer: TestUser }) => Promise<void>,
): Promise<void> {
  const { journal, random, buyers } = writer;
  const known = [...journal.products.values()].filter(({ id }) => id !== undefined);
  const id = random.pick(known.slice(-productsInUse))?.id;
  const buyer = random.pick(buyers);
  return id && buyer ? action(writer, { id, buyer }) : addProduct(writer);
}

function addWish(writer: Writer): Promise<void> {
  return withKnownProduct(writer, async ({ journal, client }, { id, buyer }) => {
    const wish = journal.recordWish(id, buyer);
    const response = await client.send('POST', '/api/wishlist', {
      token: buyer.token,
      body: { productId: id },
    });
    if (response?.body.acknowledged)
      journal.recordId(wish, response.body.insertedId, 'a wishlist entry');
  });
}

function bookProduct(writer: Writer): Promise<void> {
  return withKnownProduct(writer, async ({ journal, client }, { id, buyer }) => {
    const booking = journal.newBooking(id, buyer);
    const { phoneNumber, meetingLocation } = booking;
    const response = await client.send('POST', '/api/book-product', {
      token: buyer.token,
      body: { productId: id, phoneNumber, meetingLocation },
    });
    if (response?.body.acknowledged)
      journal.recordId(booking, response.body.insertedId, 'a booking');
  });
}

/** Picks one of the seller's five latest products that are known to exist. */
function pickOwnProduct({ journal, random, seller }: Writer): KnownProduct | undefined {
  const ownProducts = [...journal.products.values()].filter(
    (product) => product.seller === seller && product.id && !product.state.mayBe('absent'),
  );
  return random.pick(ownProducts.slice(-5));
}

async function advertiseProduct(writer: Writer): Promise<void> {
  const product = pickOwnProduct(writer);
  if (!product) return addProduct(writer);
  const advertise = product.state.mayBe('advertised');
  const response = await writer.client.send('PUT', `/api/products/advertise/${product.id}`, {
    token: writer.seller.token,
    body: { advertise },
  });
  const next = advertise ? 'plain' : 'advertised';
  if (!response) product.state.mayBecome(next);
  else if (response.body.modifiedCount === 1) product.state.become(next);
}

async function deleteProduct(writer: Writer): Promise<void> {
  const product = pickOwnProduct(writer);
  if (!product) return addProduct(writer);
  const response = await writer.client.send('DELETE', `/api/products/${product.id}`, {
    token: writer.seller.token,
  });
  if (!response) product.state.mayBecome('absent');
  else if (response.body.deletedCount === 1) product.state.become('absent');
}
