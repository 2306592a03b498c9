import { randomUUID } from 'node:crypto';
import type { Role } from '../../../../src/contract/accounts/user';
import {
  addCategory,
  addUser,
  storeDraft,
  storeImport,
  storeProduct,
  type TestUser,
} from '../../support/records';
import type { TestServer } from '../../support/start-test-server';
import { intentIdOf } from '../../support/stripe-double';

/** A product, a draft or an import with its seller. */
interface OwnedRecord {
  id: string;
  seller: TestUser;
}

/** An order or a conversation with its buyer and seller. */
export interface OrderOrConversation {
  id: string;
  buyer: TestUser;
  seller: TestUser;
}

/** A user of the identity service who may not have an account. */
export interface IdentityUser {
  uid: string;
  email: string;
}

/** The users and records that the requests refer to. */
export interface Fixture {
  buyers: TestUser[];
  sellers: TestUser[];
  admins: TestUser[];
  /** Users without a role. */
  withoutRole: TestUser[];
  /** The users whom the requests delete; the others are kept. */
  deletable: TestUser[];
  unregistered: IdentityUser[];
  categories: string[];
  products: OwnedRecord[];
  drafts: OwnedRecord[];
  /** Imports of separate sellers: another file of the same seller would replace the import. */
  imports: OwnedRecord[];
  orders: OrderOrConversation[];
  conversations: OrderOrConversation[];
  /** Started payments, most of them for the orders. */
  intents: string[];
}

const prices = ['$1,250.50', '99', '250', '1', 'ask me', '1e400'];

/** Stores many of each, so that no user reaches a rate limit. */
export async function insertFixture({
  database,
  call,
}: Pick<TestServer, 'database' | 'call'>): Promise<Fixture> {
  const addUsers = (count: number, role: Role | null) =>
    repeat(count, () => addUser(database, role));
  const buyers = await addUsers(40, 'buyer');
  const sellers = await addUsers(20, 'seller');
  const admins = await addUsers(5, 'Admin');
  const withoutRole = await addUsers(10, null);
  const deletable = [...(await addUsers(60, 'buyer')), ...(await addUsers(60, 'seller'))];
  const categories = await repeat(6, (index) => addCategory(database, `Category ${index}`));
  const createOffer = async (seller: TestUser, index: number): Promise<OwnedRecord> => {
    const id = await storeProduct(database, {
      seller,
      categoryId: categories[index % categories.length]!,
      productName: `Product ${index}`,
      sellingPrice: prices[index % prices.length]!,
      advertise: index % 6 === 0,
    });
    return { id, seller };
  };
  const products = await repeat(300, (index) =>
    createOffer(sellers[index % sellers.length]!, index),
  );
  const drafts = await repeat(sellers.length * 3, async (index) => {
    const seller = sellers[index % sellers.length]!;
    return { id: await storeDraft(database, seller), seller };
  });
  const importers = await addUsers(20, 'seller');
  const imports = await repeat(importers.length, async (index) => {
    const seller = importers[index]!;
    return { id: await storeImport(database, seller), seller };
  });
  const bookProduct = async (
    buyer: TestUser,
    { id: productId, seller }: OwnedRecord,
  ): Promise<OrderOrConversation> => {
    const { body } = await call('POST', '/api/book-product', {
      token: buyer.token,
      body: { productId, phoneNumber: '01712345678', meetingLocation: 'Station' },
    });
    return { id: body.insertedId, buyer, seller };
  };
  const bookings = Array.from({ length: 60 }, (_, index) => ({
    buyer: buyers[index % buyers.length]!,
    offer: products[(index * 7) % products.length]!,
  }));
  const orders = await repeat(bookings.length, (index) =>
    bookProduct(bookings[index]!.buyer, bookings[index]!.offer),
  );
  const conversations = await repeat(40, (index) =>
    startConversation(call, buyers[index]!, products[index]!),
  );
  const responses = await repeat(bookings.length, (index) =>
    call('POST', '/api/create-payment-intent', {
      token: bookings[index]!.buyer.token,
      body: { productId: bookings[index]!.offer.id },
    }),
  );
  const intents = responses.flatMap(({ body }) =>
    body.clientSecret ? [intentIdOf(body.clientSecret)] : [],
  );
  // Each email address belongs to two of them.
  const unregistered = Array.from({ length: 60 }, (_, index) =>
    identityUser(String(index), String(Math.floor(index / 2))),
  );
  return {
    buyers,
    sellers,
    admins,
    withoutRole,
    deletable,
    unregistered,
    categories,
    products,
    drafts,
    imports,
    orders,
    conversations,
    intents,
  };
}

/** Starts the buyer's conversation about a product. */
async function startConversation(
  call: TestServer['call'],
  buyer: TestUser,
  { id: productId, seller }: OwnedRecord,
): Promise<OrderOrConversation> {
  const { body } = await call('POST', '/api/conversations', {
    token: buyer.token,
    body: { productId, messageId: randomUUID(), text: 'Is it still for sale?' },
  });
  return { id: body.conversationId, buyer, seller };
}

function identityUser(name: string, emailName: string): IdentityUser {
  return { uid: `unregistered-${name}`, email: `Stränger${emailName}@İ.example` };
}

async function repeat<Item>(count: number, create: (index: number) => Promise<Item>) {
  const items: Item[] = [];
  for (let index = 0; index < count; index += 1) items.push(await create(index));
  return items;
}
