import { setUpTestServer, setUpUsers } from './support/set-up-test-server';
import { sql } from '../../src/server/database/sql';
import { deleteExpiredRows } from '../../src/server/background/retention';

const server = setUpTestServer();
const { admin } = setUpUsers(server, { admin: 'Admin' });

const message = {
  id: '6f1e1d6e-5d0c-4c6c-9f0a-2f6f0a7b1c11',
  firstName: 'Ada',
  lastName: '',
  email: 'ada@mail.example',
  message: 'Do you ship?',
};
const setAddress = (contactAddress: string | null) =>
  server.call('PUT', '/api/settings', { token: admin.token, body: { contactAddress } });
const send = (body: object) => server.call('POST', '/api/contact-messages', { body });
const list = async (query = '') =>
  (await server.call('GET', `/api/contact-messages${query}`, { token: admin.token })).body;
const tasks = () =>
  server.database.query(sql`select payload from outbox where task = 'contactEmail'`);

test('a message is kept and emailed once, however often it is sent', async () => {
  await setAddress('help@shop.example');
  expect((await send(message)).body).toEqual({ acknowledged: true });
  expect((await send(message)).body).toEqual({ acknowledged: true });
  const { id, ...fields } = message;
  expect(await list()).toEqual([
    { _id: id, ...fields, createdAt: expect.any(String), done: false },
  ]);
  expect(await tasks()).toEqual([{ payload: { messageId: id } }]);
});

test('without a contact address no message is accepted', async () => {
  expect((await send(message)).status).toBe(409);
  expect(await list()).toEqual([]);
});

test('an admin marks a message as done, once in the audit log', async () => {
  await setAddress('help@shop.example');
  await send(message);
  const mark = () =>
    server.call('PUT', `/api/contact-messages/${message.id}/done`, {
      token: admin.token,
      body: { done: true },
    });
  expect((await mark()).body).toMatchObject({ modifiedCount: 1 });
  expect((await mark()).body).toMatchObject({ modifiedCount: 0 });
  expect(await list()).toMatchObject([{ done: true }]);
  const { body } = await server.call('GET', '/api/audit-log', { token: admin.token });
  expect(body.map(({ act }: { act: string }) => act)).toEqual([
    'contactMessage.setDone',
    'settings.change',
  ]);
});

test('an admin lists the messages that wait, or those that are done', async () => {
  await setAddress('help@shop.example');
  const answered = { ...message, id: 'c0a8f3f2-6b7e-4b0e-8a51-1d2f6c1f7a22' };
  await send(message);
  await send(answered);
  await server.call('PUT', `/api/contact-messages/${answered.id}/done`, {
    token: admin.token,
    body: { done: true },
  });
  expect(await list('?state=waiting')).toMatchObject([{ _id: message.id, done: false }]);
  expect(await list('?state=done')).toMatchObject([{ _id: answered.id, done: true }]);
  expect(await list()).toHaveLength(2);
  const { status } = await server.call('GET', '/api/contact-messages?state=open', {
    token: admin.token,
  });
  expect(status).toBe(400);
});

test('messages are deleted after a year', async () => {
  await setAddress('help@shop.example');
  await send(message);
  await server.database.query(sql`
    update contact_messages set created_at = now() - interval '366 days'`);
  await deleteExpiredRows(server.database);
  expect(await list()).toEqual([]);
});
