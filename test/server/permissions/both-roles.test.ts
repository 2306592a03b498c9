import { sql } from '../../../src/server/database/sql';
import { setUpTestServer } from '../support/set-up-test-server';
import {
  endpointNames,
  insertFreshFixture,
  getExampleRequest,
  expectedStatus,
} from './support/example-requests';
import { accessTokens, identityTokens } from './support/tokens';

const server = setUpTestServer({}, { keepsRows: true });

/** The more permissive of the statuses of a buyer and of a seller who own none of the data. */
function expectedStatusOfBothRoles(name: string): number {
  const asBuyer = expectedStatus(name, 'other buyer');
  const asSeller = expectedStatus(name, 'other seller');
  if (asBuyer === 200 || asSeller === 200) return 200;
  return asBuyer === 403 ? asSeller : asBuyer;
}

describe.each(['buyer', 'seller'])('a user of both roles whose active one is %s', (active) => {
  test.each(endpointNames)('may call %s if either role may call it', async (name) => {
    const { fixture } = await insertFreshFixture(server);
    const { otherBuyer: user } = fixture;
    await server.database.query(sql`
      update users set role = ${active}, has_both_roles = true where id = ${user.id}`);
    const { method, pathFor, body, tokenType } = getExampleRequest(name);
    const issuer = tokenType === 'identity' ? identityTokens : accessTokens;
    const token = await issuer.issue(user);
    const options = { token, body: body?.(fixture) };
    const response = await server.call(method, `/api${pathFor(fixture)}`, options);
    expect(response.status).toBe(expectedStatusOfBothRoles(name));
  });
});
