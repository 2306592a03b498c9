import type { Person } from '../support/records';
import { openArena, type Arena } from './arena';
import { race } from './race';
import { addOffer, atOnce, addPeople, book, countStatuses, rowsOf, wish } from './scene';

const crowd = 200;

let arena: Arena;
let buyers: Person[];
beforeAll(async () => {
  arena = await openArena();
  buyers = await addPeople(arena, crowd, 'buyer');
});
afterAll(() => arena.close());

race(
  'of 200 buyers who book at the same moment one gets the product, and 199 are told',
  async () => {
    const { productId } = await addOffer(arena);
    const answers = await Promise.all(buyers.map((buyer) => book(arena, buyer, productId)));
    expect(countStatuses(answers)).toEqual({ 200: crowd });

    const winners = buyers.filter((_buyer, index) => answers[index]!.body.acknowledged);
    expect(winners).toHaveLength(1);
    const message = 'This product has already been booked by another buyer.';
    expect(answers.filter(({ body }) => body.message === message)).toHaveLength(crowd - 1);

    const [winner] = winners;
    const { orders } = await rowsOf(arena, productId);
    expect(orders).toMatchObject([
      { buyerId: winner!.id, meetingLocation: `Station of ${winner!.uid}` },
    ]);
    const shown = await arena.call('GET', `/api/myorders/${winner!.uid}`, winner);
    expect(
      shown.body.filter((order: { productId: string }) => order.productId === productId),
    ).toEqual([expect.objectContaining({ _id: orders[0]!.id })]);
  },
);

race('a buyer whose request arrives several times books once', async () => {
  const { productId } = await addOffer(arena);
  const [buyer] = await addPeople(arena, 1, 'buyer');
  const answers = await atOnce(5, () => book(arena, buyer!, productId));
  const { orders } = await rowsOf(arena, productId);
  expect(orders).toHaveLength(1);
  for (const { body } of answers) {
    expect(body).toEqual({ acknowledged: true, insertedId: orders[0]!.id });
  }
});

race('a wish that arrives several times is kept once', async () => {
  const { productId } = await addOffer(arena);
  const [buyer] = await addPeople(arena, 1, 'buyer');
  const answers = await atOnce(5, () => wish(arena, buyer!, productId));
  const { wishes } = await rowsOf(arena, productId);
  expect(wishes).toHaveLength(1);
  for (const { body } of answers) {
    expect(body).toEqual({ acknowledged: true, insertedId: wishes[0]!.id });
  }
});
