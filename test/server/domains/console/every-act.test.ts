import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Transaction } from '../../../../src/server/database/database';
import { sql } from '../../../../src/server/database/sql';
import { permissions } from '../../permissions/permission-table';
import { endpointNames, expectedStatus } from '../../permissions/support/example-requests';
import { addCategory, addUser } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

type Command = (tx: Transaction, parameters: string[]) => Promise<string>;

const mockCommands: Command[] = [];
jest.mock('../../../../src/server/commands/run-command', () => ({
  runCommand: (command: Command) => void mockCommands.push(command),
}));

describe('a call of staff', () => {
  /** The calls without an entry in the audit log: they change the caller's own data, or no person's data. */
  const unrecordedCalls = new Set([
    'DELETE /session',
    'DELETE /sessions',
    'PUT /notifications/seen',
    'PUT /email-settings',
    'PUT /date-locale',
    'PUT /time-zone',
    // This call counts a view, but does not store who viewed.
    'POST /product/{id}/views',
    // A note itself says who wrote it, and when.
    'POST /staff-notes',
    // Visitors may call these too.
    'POST /contact-messages',
    'POST /reports',
    // What a person has looked for and viewed concerns nobody else.
    'POST /recent-activity',
  ]);

  const staffCalls = endpointNames.flatMap((name) =>
    (['admin', 'moderator'] as const)
      .filter((caller) => expectedStatus(name, caller) === 200)
      .map((caller) => ({ name, caller })),
  );

  // The permission tests check that `changedTables` has exactly the tables that a call changes, and count the new rows.
  test.each(staffCalls)('$name as $caller is recorded if it changes data', ({ name, caller }) => {
    const { changedTables = [], changedTablesBy } = permissions[name]!;
    const changed = changedTablesBy?.[caller] ?? changedTables;
    if (changed.length > 0 && !unrecordedCalls.has(name)) expect(changed).toContain('audit_log');
  });
});

describe('a command', () => {
  const server = setUpTestServer();
  const { buyer } = setUpUsers(server, { buyer: 'buyer' });
  const folder = path.join(__dirname, '../../../../src/server/commands');
  const files = readdirSync(folder).filter((file) => file !== 'run-command.ts');

  /** Parameters with which the command changes something. */
  const parameters: Record<string, () => Promise<string[]>> = {
    'add-category.ts': async () => ['Dive watches', 'Built to take pressure.'],
    'make-admin.ts': async () => {
      await server.database.query(sql`
        update users set email_verified = true where id = ${buyer.id}`);
      return [buyer.email];
    },
    'revoke-admin.ts': async () => {
      await addUser(server.database, 'Admin');
      await server.database.query(sql`update users set role = 'Admin' where id = ${buyer.id}`);
      return [buyer.email];
    },
    'set-category-attributes.ts': async () => {
      await addCategory(server.database, 'Dive watches');
      return ['Dive watches', 'brand', 'model'];
    },
  };

  test.each(files)('%s writes exactly one row to the audit log', async (file) => {
    mockCommands.length = 0;
    await import(path.join(folder, file));
    const [command] = mockCommands;
    const values = await parameters[file]!();
    await server.database.transaction((tx) => command!(tx, values));
    const rows = await server.database.query(sql`
      select actor_id as "actorId", actor_role as role, address from audit_log`);
    // The address is the system user and the host.
    expect(rows).toEqual([
      { actorId: null, role: 'command', address: expect.stringContaining('@') },
    ]);
  });
});
