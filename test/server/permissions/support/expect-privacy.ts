import type { TestUser } from '../../support/records';
import type { Asker } from './askers';
import type { Fixture } from './fixture';
import { statusOf, type Outcome } from './table-cell';

/** Whom an answer may tell of, besides the asker and the sellers' names on their products. */
const subjects: Record<string, (fixture: Fixture) => TestUser[]> = {
  'GET /user/{email}': ({ buyer }) => [buyer],
  'GET /user/{email} by identity token': ({ buyer }) => [buyer],
  'GET /all-buyer': ({ buyer, otherBuyer }) => [buyer, otherBuyer],
  'GET /all-seller': sellersOf,
  'GET /sales/{orderId}': ({ buyer, seller }) => [buyer, seller],
};

/** What tells how to reach the buyer: to the seller of the order, to an admin, and to themselves. */
const sales = ['GET /sales', 'GET /all-sales', 'GET /sales/{orderId}'];

/** Which sellers a product tells how to reach: their own, those one has booked from, or all. */
const reachable: Partial<Record<Asker, (fixture: Fixture) => TestUser[]>> = {
  buyer: ({ seller }) => [seller],
  'other buyer': ({ otherSeller }) => [otherSeller],
  seller: ({ seller }) => [seller],
  'other seller': ({ otherSeller }) => [otherSeller],
  admin: sellersOf,
  'buyer whose role changed': ({ seller }) => [seller],
};

function sellersOf({ seller, otherSeller }: Fixture): TestUser[] {
  return [seller, otherSeller];
}

const products = [
  ...['GET /ads', 'GET /products/{categoryId}', 'GET /my-products/{email}'],
  'GET /search',
  ...['GET /wishlist?productId={id}&&userId={uid}', 'GET /wishlist/{email}'],
];
const productsOfSeller = [
  ...['GET /product/{id}', 'GET /product/{id}/similar', 'GET /seller/{uid}/products'],
];

/** Phone numbers in the fixture: of the products, and of the bookings. */
const mobileNumber = '01700000000';
const meetingNumber = '01711111111';

const asking: Partial<Record<Asker, (fixture: Fixture) => TestUser>> = {
  buyer: ({ buyer }) => buyer,
  'other buyer': ({ otherBuyer }) => otherBuyer,
  seller: ({ seller }) => seller,
  'other seller': ({ otherSeller }) => otherSeller,
  admin: ({ admin }) => admin,
  'buyer whose role changed': ({ buyer }) => buyer,
  'user without a role': ({ newcomer }) => newcomer,
};

function peopleOf({ buyer, otherBuyer, seller, otherSeller, admin, newcomer }: Fixture) {
  return [buyer, otherBuyer, seller, otherSeller, admin, newcomer];
}

/** That what came of a cell tells the asker of nobody whom they may not know of. */
export function expectPrivacy(name: string, asker: Asker, { fixture, answers }: Outcome): void {
  const own = asking[asker]?.(fixture);
  const isToldOfOthers = own !== undefined && statusOf(name, asker) === 200;
  const showsProducts = products.includes(name) || productsOfSeller.includes(name);
  const tell = showsProducts ? reachable[asker] : subjects[name];
  const subjectsHere = (isToldOfOthers ? (tell?.(fixture) ?? []) : []).filter(
    (subject) => !productsOfSeller.includes(name) || subject === fixture.seller,
  );
  const strangers = peopleOf(fixture).filter(
    (user) => user !== own && !subjectsHere.includes(user),
  );
  for (const { body, headers } of answers) {
    const text = JSON.stringify([body, ...headers]);
    for (const stranger of strangers) {
      expect(text).not.toContain(stranger.email);
      expect(text).not.toContain(stranger.id);
      const isSeller = sellersOf(fixture).includes(stranger);
      if (!isSeller) expect(text).not.toContain(`"${stranger.uid}"`);
    }
    const showsSales = isToldOfOthers && sales.includes(name) && body.length !== 0;
    expect(text.includes(meetingNumber)).toBe(showsSales);
    const showsSeller = showsProducts || name === 'GET /sales/{orderId}';
    expect(text.includes(mobileNumber)).toBe(showsSeller && subjectsHere.length > 0);
  }
}
