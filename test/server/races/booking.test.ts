import type { TestUser } from '../support/records';
import { setUpRaceServer } from './race-server';
import { race } from './race';
import { addOffer, atOnce, addUsers, book, countStatuses, rowsOf, wish } from './market-calls';

const buyerCount = 200;

const server = setUpRaceServer();
let buyers: TestUser[];
beforeAll(async () => {
  buyers = await addUsers(server, buyerCount, 'buyer');
});

race('one of 200 simultaneous buyers books the product, and 199 get an error', async () => {
  const { productId } = await addOffer(server);
  const responses = await Promise.all(buyers.map((buyer) => book(server, buyer, productId)));
  expect(countStatuses(responses)).toEqual({ 200: buyerCount });

  const winners = buyers.filter((_buyer, index) => responses[index]!.body.acknowledged);
  expect(winners).toHaveLength(1);
  const message = 'This watch has already been booked by another buyer.';
  expect(responses.filter(({ body }) => body.message === message)).toHaveLength(buyerCount - 1);

  const [winner] = winners;
  const { orders } = await rowsOf(server, productId);
  expect(orders).toMatchObject([
    { buyerId: winner!.id, meetingLocation: `Station of ${winner!.uid}` },
  ]);
  const shown = await server.call('GET', `/api/myorders/${winner!.uid}`, winner);
  expect(
    shown.body.filter((order: { productId: string }) => order.productId === productId),
  ).toEqual([expect.objectContaining({ _id: orders[0]!.id })]);
});

race('a buyer whose request arrives several times books once', async () => {
  const { productId } = await addOffer(server);
  const [buyer] = await addUsers(server, 1, 'buyer');
  const responses = await atOnce(5, () => book(server, buyer!, productId));
  const { orders } = await rowsOf(server, productId);
  expect(orders).toHaveLength(1);
  for (const { body } of responses) {
    expect(body).toEqual({ acknowledged: true, insertedId: orders[0]!.id });
  }
});

race('a repeated wishlist request stores one entry', async () => {
  const { productId } = await addOffer(server);
  const [buyer] = await addUsers(server, 1, 'buyer');
  const responses = await atOnce(5, () => wish(server, buyer!, productId));
  const { wishes } = await rowsOf(server, productId);
  expect(wishes).toHaveLength(1);
  for (const { body } of responses) {
    expect(body).toEqual({ acknowledged: true, insertedId: wishes[0]!.id });
  }
});

race('a seller who becomes a buyer during a booking cannot book their own product', async () => {
  const { seller, productId } = await addOffer(server);
  const { token } = seller;
  const startBuying = () =>
    server.call('POST', '/api/roles', { token, body: { role: 'buyer' } }).then(() => undefined);
  await Promise.all([
    startBuying(),
    atOnce(5, () => book(server, seller, productId)),
    startBuying(),
  ]);
  const responses = await atOnce(5, () => book(server, seller, productId));
  for (const { body } of responses) expect(body).toEqual({ message: 'This is your own watch.' });
  expect((await rowsOf(server, productId)).orders).toEqual([]);
});
