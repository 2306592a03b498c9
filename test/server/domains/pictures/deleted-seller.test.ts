import { sql } from '../../../../src/server/database/sql';
import { storeOrder } from '../../support/records';
import { setUpPictures } from './picture-fixture';

const { server, seller, buyer, admin, ...shop } = setUpPictures();
const { uploadPhoto, createListing, removeUnused, storedFiles } = shop;

const storedUrls = async () => (await storedFiles()).map((name) => `/images/${name}`);
const orderProduct = (productId: string) => storeOrder(server.database, { productId, buyer });

test('the pictures of a deleted seller are removed, also those of ended orders', async () => {
  const [offered, booked, cancelled] = [
    await uploadPhoto(60),
    await uploadPhoto(70),
    await uploadPhoto(80),
  ];
  const product = await createListing(offered, [booked]);
  await orderProduct(await createListing(booked));
  const ended = await orderProduct(await createListing(cancelled));
  await server.database.query(sql`
    update orders set state = 'cancelled', holding = false, ended_at = now() where id = ${ended}`);
  await server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token });
  await removeUnused();

  expect(await storedUrls()).toEqual([]);
  expect((await server.call('GET', `/api/product/${product}`)).status).toBe(410);
  const { body } = await server.call('GET', `/api/myorders/${buyer.uid}?ended=true`, {
    token: buyer.token,
  });
  const images = (body as { image: string }[]).map(({ image }) => image);
  expect(images).toEqual(['', '']);
});
