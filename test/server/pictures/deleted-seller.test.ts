import { sql } from '../../../src/server/database/sql';
import { storeOrder } from '../support/records';
import { setUpPictureShop } from './picture-shop';

const { server, seller, buyer, admin, ...shop } = setUpPictureShop();
const { uploaded, listed, hoursPass, tidy, kept } = shop;

const addressesKept = async () => (await kept()).map((name) => `/images/${name}`);
const order = (productId: string) => storeOrder(server.database, { productId, buyer });

test('the pictures of a deleted seller are removed, except those of orders', async () => {
  const [offered, booked, cancelled] = [await uploaded(60), await uploaded(70), await uploaded(80)];
  const product = await listed(offered, [booked]);
  await order(await listed(booked));
  const ended = await order(await listed(cancelled));
  await server.database.query(sql`
    update orders set state = 'cancelled', holding = false, ended_at = now() where id = ${ended}`);
  await server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token });
  await hoursPass(25);
  await tidy();

  expect((await addressesKept()).sort()).toEqual([booked, cancelled].sort());
  expect((await server.call('GET', `/api/product/${product}`)).status).toBe(410);
  const { body } = await server.call('GET', `/api/myorders/${buyer.uid}?ended=true`, {
    token: buyer.token,
  });
  const shown = (body as { image: string }[]).map(({ image }) => image);
  expect(await addressesKept()).toEqual(expect.arrayContaining(shown));
});
