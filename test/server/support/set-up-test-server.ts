import type { AppOptions } from '../../../src/server/app-options';
import type { Role } from '../../../src/contract/accounts/user';
import { addUser, emptyTables, type TestUser } from './records';
import { startTestServer, type TestServer } from './start-test-server';

/**
 * Starts one server for the tests of a file or a describe block. Each test starts with empty tables,
 * unless `keepsRows` is set.
 */
export function setUpTestServer(
  overrides?: Partial<AppOptions>,
  { keepsRows = false } = {},
): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(overrides));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.stripe.calls.length = 0;
    if (!keepsRows) await emptyTables(server.database);
  });
  return server;
}

/** Adds users by name with the given roles, new for each test. */
export function setUpUsers<Name extends string>(
  server: TestServer,
  roles: Record<Name, Role>,
): Record<Name, TestUser> {
  const users = Object.fromEntries(Object.keys(roles).map((name) => [name, {}])) as Record<
    Name,
    TestUser
  >;
  beforeEach(async () => {
    for (const name in roles) {
      Object.assign(users[name], await addUser(server.database, roles[name]));
    }
  });
  return users;
}
