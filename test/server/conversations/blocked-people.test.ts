import { setUpConversations } from './support/set-up-conversations';

const { server, start, send, block, seller, buyer } = setUpConversations();

const blockedBy = async (token: string) =>
  (await server.call('GET', '/api/blocked-people', { token })).body;

test('lists the blocked people, and unblocks one in all conversations', async () => {
  const { id } = await start();
  await block(id, seller);
  expect(await blockedBy(seller.token)).toEqual([
    {
      uid: buyer.uid,
      firstName: 'Person',
      photoURL: expect.any(String),
      blockedAt: expect.any(String),
    },
  ]);
  expect(await blockedBy(buyer.token)).toEqual([]);
  const unblock = () =>
    server.call('DELETE', `/api/blocked-people/${buyer.uid}`, { token: seller.token });
  expect((await unblock()).body).toEqual({ acknowledged: true, deletedCount: 1 });
  expect((await unblock()).body).toEqual({ acknowledged: true, deletedCount: 0 });
  expect((await send(id)).status).toBe(200);
});
