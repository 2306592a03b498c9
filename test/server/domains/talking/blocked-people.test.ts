import { setUpConversations } from './support/set-up-conversations';

const { server, startConversation, sendMessage, block, seller, buyer } = setUpConversations();

const listBlockedPeople = async (token: string) =>
  (await server.call('GET', '/api/blocked-people', { token })).body;

test('a user can list the blocked people, and unblock one in all conversations', async () => {
  const { id } = await startConversation();
  await block(id, seller);
  expect(await listBlockedPeople(seller.token)).toEqual([
    {
      uid: buyer.uid,
      firstName: 'Person',
      photoURL: expect.any(String),
      blockedAt: expect.any(String),
    },
  ]);
  expect(await listBlockedPeople(buyer.token)).toEqual([]);
  const unblock = () =>
    server.call('DELETE', `/api/blocked-people/${buyer.uid}`, { token: seller.token });
  const byTheBlocked = { token: buyer.token };
  expect(
    (await server.call('DELETE', `/api/blocked-people/${buyer.uid}`, byTheBlocked)).body,
  ).toEqual({ acknowledged: true, deletedCount: 0 });
  expect((await unblock()).body).toEqual({ acknowledged: true, deletedCount: 1 });
  expect((await unblock()).body).toEqual({ acknowledged: true, deletedCount: 0 });
  expect((await sendMessage(id)).status).toBe(200);
});
