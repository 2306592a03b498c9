import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';
import { sql } from '../../../../src/server/database/sql';
import { deleteExpiredRows } from '../../../../src/server/background/retention';

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
const sendMessage = (body: object) => server.call('POST', '/api/contact-messages', { body });
const listMessages = async (query = '') =>
  (await server.call('GET', `/api/contact-messages${query}`, { token: admin.token })).body;
const readEmailTasks = () =>
  server.database.query(sql`select payload from outbox where task = 'contactEmail'`);

test('a message is stored and emailed once, however often it is sent', async () => {
  await setAddress('help@shop.example');
  expect((await sendMessage(message)).body).toEqual({ acknowledged: true });
  expect((await sendMessage(message)).body).toEqual({ acknowledged: true });
  const { id, ...fields } = message;
  expect(await listMessages()).toEqual([
    { _id: id, ...fields, createdAt: expect.any(String), done: false },
  ]);
  expect(await readEmailTasks()).toEqual([{ payload: { messageId: id } }]);
});

test('without a contact address no message is accepted', async () => {
  expect((await sendMessage(message)).status).toBe(409);
  expect(await listMessages()).toEqual([]);
});

test('an admin marks a message as done, which the audit log records once', async () => {
  await setAddress('help@shop.example');
  await sendMessage(message);
  const markDone = () =>
    server.call('PUT', `/api/contact-messages/${message.id}/done`, {
      token: admin.token,
      body: { done: true },
    });
  expect((await markDone()).body).toMatchObject({ modifiedCount: 1 });
  expect((await markDone()).body).toMatchObject({ modifiedCount: 0 });
  expect(await listMessages()).toMatchObject([{ done: true }]);
  const { body } = await server.call('GET', '/api/audit-log', { token: admin.token });
  expect(body.map(({ act }: { act: string }) => act)).toEqual([
    'contactMessage.setDone',
    'settings.change',
  ]);
});

test('an admin lists the messages that wait, or those that are done', async () => {
  await setAddress('help@shop.example');
  const doneMessage = { ...message, id: 'c0a8f3f2-6b7e-4b0e-8a51-1d2f6c1f7a22' };
  await sendMessage(message);
  await sendMessage(doneMessage);
  await server.call('PUT', `/api/contact-messages/${doneMessage.id}/done`, {
    token: admin.token,
    body: { done: true },
  });
  expect(await listMessages('?state=waiting')).toMatchObject([{ _id: message.id, done: false }]);
  expect(await listMessages('?state=done')).toMatchObject([{ _id: doneMessage.id, done: true }]);
  expect(await listMessages()).toHaveLength(2);
  const { status } = await server.call('GET', '/api/contact-messages?state=open', {
    token: admin.token,
  });
  expect(status).toBe(400);
});

test('messages of the contact form are deleted after a year', async () => {
  await setAddress('help@shop.example');
  await sendMessage(message);
  await server.database.query(sql`
    update contact_messages set created_at = now() - interval '366 days'`);
  await deleteExpiredRows(server.database);
  expect(await listMessages()).toEqual([]);
});
