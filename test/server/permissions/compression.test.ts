import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from '../../../src/server/database/sql';
import { worthEncoding } from '../../../src/server/http/send-json';
import { setUpTestServer } from '../support/set-up-test-server';
import { shapeOf } from './answer-fields';
import { insertFixture } from './support/fixture';
import { callNames, permissionOf } from './support/table-cell';
import { accessTokens, identityTokens } from './support/tokens';

const server = setUpTestServer();

/** A marketplace whose people say much, so that every answer that shows a text of theirs is long. */
async function insertLongFixture() {
  const fixture = await insertFixture(server.database);
  const long = 'Serviced last spring, with box and papers. '.repeat(40);
  await server.database.query(sql`
    update products set product_name = ${long}, description = ${long}, location = ${long}, image = ${`/images/${long}`}`);
  await server.database.query(sql`update categories set description = ${long}`);
  await server.database.query(sql`
    update users set display_name = ${long}, photo_url = ${`/images/${long}`}`);
  await server.database.query(sql`update orders set meeting_location = ${long}`);
  await server.database.runScript(
    'update live_change_counter set last_sequence = last_sequence + 1',
  );
  return fixture;
}

async function askCompressed(name: string): Promise<IncomingMessage & { bytes: Buffer }> {
  const fixture = await insertLongFixture();
  const { method, address, body, owner, takes } = permissionOf(name);
  const issuer = takes === 'identity' ? identityTokens : accessTokens;
  const sent = body?.(fixture);
  const headers = {
    'accept-encoding': 'br',
    authorization: `Bearer ${await issuer.good(fixture[owner])}`,
    ...(sent !== undefined && { 'content-type': 'application/json' }),
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(`${server.origin}/api${address(fixture)}`, { method, headers }, resolve);
    asked.on('error', reject).end(sent && JSON.stringify(sent));
  });
  return Object.assign(answer, { bytes: await buffer(answer) });
}

const answering = callNames.filter((name) => shapeOf(name).of !== 'events');

test.each(answering)('%s: what is long goes out compressed', async (name) => {
  const { statusCode, headers, bytes } = await askCompressed(name);
  expect(statusCode).toBe(200);
  const isCompressed = headers['content-encoding'] === 'br';
  const plain = isCompressed ? brotliDecompressSync(bytes) : bytes;
  expect(isCompressed).toBe(plain.length > worthEncoding);
  JSON.parse(plain.toString());
  // At most a dozen words are suggested.
  const isLong = shapeOf(name).of !== 'answer' && name !== 'GET /suggestions';
  if (name.startsWith('GET') && isLong) expect(isCompressed).toBe(true);
});
