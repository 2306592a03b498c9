import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { listenToEvents } from './support/event-listener';
import { addUser, storeProduct } from './support/records';
import { sql } from '../../src/server/database/sql';
import { startTestServer } from './support/start-test-server';
import { until } from './support/until';

/** Milliseconds; longer than one request of the test takes. */
const drainPeriod = 3_000;

/** Accepts connections and never replies. */
async function startSilentMailServer() {
  const connections: Socket[] = [];
  const server = createServer((socket) => {
    connections.push(socket.on('error', () => undefined));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections,
    close() {
      for (const socket of connections) socket.destroy();
      server.close();
    },
  };
}

test('an email that is being sent delays neither the failing health check nor the shutdown', async () => {
  const mailServer = await startSilentMailServer();
  const mail = {
    smtpUrl: mailServer.smtpUrl,
    from: 'a@shop.example',
    siteUrl: 'https://a.example',
  };
  const server = await startTestServer({ runsBackgroundWork: true, mail, drainPeriod });
  const { database } = server;
  const [seller, buyer] = [await addUser(database, 'seller'), await addUser(database, 'buyer')];
  await database.query(sql`update users set email_verified = true`);
  const productId = await storeProduct(database, { seller });
  const booking = { phoneNumber: '01711111111', meetingLocation: 'Station' };
  const body = { ...booking, productId, userId: buyer.uid, email: buyer.email };
  await server.call('POST', '/api/book-product', { token: buyer.token, body });
  await until(() => mailServer.connections.length > 0);
  const eventListener = await listenToEvents(server.origin, buyer.token);

  const closed = server.close();
  await until(async () => (await server.call('GET', '/healthz')).status === 503);
  expect((await server.call('GET', '/api/ads')).status).toBe(200);
  // The server still waits for the reply of the mail server.
  expect(mailServer.connections.every(({ readyState }) => readyState === 'open')).toBe(true);
  await eventListener.ended;
  await closed;
  mailServer.close();
});
