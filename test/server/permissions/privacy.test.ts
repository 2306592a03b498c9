import type { Person } from '../support/records';
import { callNames, openArena, play, statusOf, type Arena } from './support/arena';
import { askers, type Asker } from './support/askers';
import type { Scene } from './support/scene';

let arena: Arena;
beforeAll(async () => {
  arena = await openArena();
});
afterAll(() => arena.close());

/** Whom an answer may tell of, besides the asker and the sellers' names on their products. */
const subjects: Record<string, (scene: Scene) => Person[]> = {
  'GET /user/{email}': ({ buyer }) => [buyer],
  'GET /user/{email} by identity token': ({ buyer }) => [buyer],
  'GET /all-buyer': ({ buyer, otherBuyer }) => [buyer, otherBuyer],
  'GET /all-seller': sellersOf,
};

/** Which sellers a product tells how to reach: their own, those one has booked from, or all. */
const reachable: Partial<Record<Asker, (scene: Scene) => Person[]>> = {
  buyer: ({ seller }) => [seller],
  'other buyer': ({ otherSeller }) => [otherSeller],
  seller: ({ seller }) => [seller],
  'other seller': ({ otherSeller }) => [otherSeller],
  admin: sellersOf,
  'buyer whose role changed': ({ seller }) => [seller],
};

function sellersOf({ seller, otherSeller }: Scene): Person[] {
  return [seller, otherSeller];
}

const products = [
  ...['GET /ads', 'GET /products/{categoryId}', 'GET /my-products/{email}'],
  ...['GET /wishlist?productId={id}&&userId={uid}', 'GET /wishlist/{email}'],
];

/** Phone numbers in the scene: of the products, and of the bookings. */
const mobileNumber = '01700000000';
const meetingNumber = '01711111111';

const asking: Partial<Record<Asker, (scene: Scene) => Person>> = {
  buyer: ({ buyer }) => buyer,
  'other buyer': ({ otherBuyer }) => otherBuyer,
  seller: ({ seller }) => seller,
  'other seller': ({ otherSeller }) => otherSeller,
  admin: ({ admin }) => admin,
  'buyer whose role changed': ({ buyer }) => buyer,
  'user without a role': ({ newcomer }) => newcomer,
};

function peopleOf({ buyer, otherBuyer, seller, otherSeller, admin, newcomer }: Scene) {
  return [buyer, otherBuyer, seller, otherSeller, admin, newcomer];
}

const cells = callNames.flatMap((name) => askers.map((asker) => ({ name, asker })));

test.each(cells)('$name tells $asker of nobody else', async ({ name, asker }) => {
  const { scene, answers } = await play(arena, name, asker);
  const own = asking[asker]?.(scene);
  const isToldOfOthers = own !== undefined && statusOf(name, asker) === 200;
  const tell = products.includes(name) ? reachable[asker] : subjects[name];
  const subjectsHere = isToldOfOthers ? (tell?.(scene) ?? []) : [];
  const strangers = peopleOf(scene).filter(
    (person) => person !== own && !subjectsHere.includes(person),
  );
  for (const { body, headers } of answers) {
    const text = JSON.stringify([body, ...headers]);
    for (const stranger of strangers) {
      expect(text).not.toContain(stranger.email);
      expect(text).not.toContain(stranger.id);
      const isSeller = sellersOf(scene).includes(stranger);
      if (!isSeller) expect(text).not.toContain(`"${stranger.uid}"`);
    }
    expect(text).not.toContain(meetingNumber);
    expect(text.includes(mobileNumber)).toBe(products.includes(name) && subjectsHere.length > 0);
  }
});
