import { addUser } from '../support/records';
import { recordLog } from '../support/record-log';
import { startTestServer } from '../support/start-test-server';

test('a request is logged with the id that its response contains, and without personal data', async () => {
  const log = recordLog();
  const server = await startTestServer({ logger: log.logger });
  const user = await addUser(server.database, 'buyer');
  const response = await server.call('GET', `/api/user/${user.email}?key=hush`, {
    token: user.token,
  });
  const booking = await server.call('POST', '/api/book-product', {
    token: user.token,
    body: { productId: 'none', phoneNumber: '01712345678', meetingLocation: 'Secret Street 1' },
  });
  await server.close();

  const lines = await log.lines();
  const id = response.headers.get('x-request-id');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(id).not.toBe(booking.headers.get('x-request-id'));
  expect(lines.filter(({ reqId }) => reqId === id).map(({ msg }) => msg)).toEqual([
    'incoming request',
    'request completed',
  ]);
  expect(lines.find(({ reqId, req }) => reqId === id && req)).toMatchObject({
    req: { method: 'GET', route: '/api/user/:email' },
  });
  for (const secret of [user.email, user.token, 'hush', '01712345678', 'Secret Street']) {
    expect(JSON.stringify(lines)).not.toContain(secret);
  }
});
