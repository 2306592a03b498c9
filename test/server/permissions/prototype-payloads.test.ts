import { unreachableMail } from '../support/configuration';
import { setUpTestServer } from '../support/set-up-test-server';
import { endpointNames, getExampleRequest } from './support/example-requests';
import { insertFixture } from './support/fixture';
import { changesBetween, takeSnapshot } from './support/snapshot';
import { accessTokens, identityTokens } from './support/tokens';

const server = setUpTestServer({ mail: unreachableMail });

const writeCalls = endpointNames.filter((name) => !name.startsWith('GET'));
/** The other write calls ignore their body, but still reject one with a prototype key. */
const callsWithBody = writeCalls.filter((name) => getExampleRequest(name).body);

const elevatedFields = '{"role":"Admin","verified":true,"paid":true,"isAdmin":true}';
const prototypePayloads = [
  `"__proto__":${elevatedFields}`,
  `"\\u005f\\u005fproto\\u005f\\u005f":${elevatedFields}`,
  `"constructor":{"prototype":${elevatedFields}}`,
  `"productId":{"__proto__":${elevatedFields}}`,
  `"displayName":{"constructor":{"prototype":${elevatedFields}}}`,
];

/** Sends a body as an allowed caller, and returns the response and the changes. */
async function sendBody(name: string, bodyOf: (validBody: string) => string, contentType: string) {
  const { method, pathFor, body, tokenType, owner } = getExampleRequest(name);
  const fixture = await insertFixture(server.database);
  const issuer = tokenType === 'identity' ? identityTokens : accessTokens;
  const token = await issuer.issue(fixture[owner]);
  const before = await takeSnapshot(server.database);
  const response = await server.call(method, `/api${pathFor(fixture)}`, {
    token,
    body: bodyOf(JSON.stringify(body?.(fixture) ?? {})),
    headers: { 'content-type': contentType },
  });
  const changes = changesBetween(before, await takeSnapshot(server.database));
  return { status: response.status, body: response.body, changes };
}

const rejection = (status: number) => ({
  status,
  body: { message: expect.any(String) },
  changes: {},
});

test.each(writeCalls)('%s rejects prototype keys', async (name) => {
  for (const poison of prototypePayloads) {
    const poisoned = (validBody: string) =>
      validBody === '{}' ? `{${poison}}` : validBody.replace(/\}$/, `,${poison}}`);
    expect(await sendBody(name, poisoned, 'application/json')).toEqual(rejection(400));
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect({}).not.toHaveProperty('isAdmin');
});

/** These two calls have only optional fields: they accept a body of another shape, and change nothing. */
const callsWithRequiredFields = callsWithBody.filter(
  (name) => name !== 'PUT /settings' && name !== 'PUT /categories/{id}',
);

test.each(callsWithRequiredFields)(
  '%s accepts a single JSON object and nothing else',
  async (name) => {
    const json = 'application/json';
    for (const wrap of [
      (validBody: string) => `[${validBody}]`,
      (validBody: string) => JSON.stringify(validBody),
      (validBody: string) => `{"body":${validBody}}`,
      (validBody: string) => `${validBody}${validBody}`,
      () => 'null',
      () => 'true',
      () => '',
    ]) {
      expect(await sendBody(name, wrap, json)).toEqual(rejection(400));
    }
    expect(await sendBody(name, (validBody) => validBody, 'text/plain')).toEqual(rejection(400));
    for (const contentType of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/jsonx',
    ]) {
      expect(await sendBody(name, (validBody) => validBody, contentType)).toEqual(rejection(415));
    }
  },
);

/** The contact form is not validated (specification 2.5), so any text is an email address. */
const validatedCalls = callsWithBody.filter((name) => name !== 'POST /contact-messages');

test.each(validatedCalls)(
  '%s uses the value it has validated when a JSON key is repeated',
  async (name) => {
    const { body: bodyFor } = getExampleRequest(name);
    const fixture = await insertFixture(server.database);
    const fields = Object.keys(bodyFor!(fixture) as object);
    for (const field of fields.filter((key) => ['uid', 'email', 'productId'].includes(key))) {
      const prepend = (validBody: string) => validBody.replace(/^\{/, `{"${field}":"forged",`);
      expect((await sendBody(name, prepend, 'application/json')).status).toBe(200);
      const append = (validBody: string) => validBody.replace(/\}$/, `,"${field}":"forged"}`);
      expect((await sendBody(name, append, 'application/json')).changes).toEqual({});
    }
  },
);
