import { execFileSync } from 'node:child_process';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import type { Database, Transaction } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import type { RegisterEndpoint } from '../../../src/server/http/register-endpoint';
import { calls } from '../../../src/contract/calls/calls';

const { rules } = JSON.parse(
  execFileSync('npx', ['eslint', '--print-config', 'src/server/repositories/orders.ts'], {
    encoding: 'utf8',
  }),
) as { rules: Linter.RulesRecord };

const outside = 'Inside a transaction use its handle `tx`: the database is another connection.';
const unnamed = 'Name the handle of a transaction `tx`.';

test.each([
  ['database.transaction(async (tx) => { await database.query(one); })', outside],
  ['database.transaction((tx) => add(tx).then(() => this.database.query(one)))', outside],
  ['registerEndpoint(calls.wish, async (tx, { body }) => addToWishlist(database, body))', outside],
  ['async function add(tx: Transaction) { await services.database.query(one); }', outside],
  ['database.transaction(async (database) => { await database.query(one); })', unnamed],
  ['database.transaction(async () => { await add(); })', unnamed],
  ['async function add(transaction: Transaction) { await transaction.query(one); }', unnamed],
])('lint reports %s', (code, message) => {
  expect(lint(code)).toEqual([message]);
});

test.each([
  'database.transaction(async (tx) => { await tx.query(one); })',
  'database.transaction(addAll)',
  'async function add(database: Database) { await database.transaction((tx) => tx.query(one)); }',
])('lint accepts %s', (code) => {
  expect(lint(code)).toEqual([]);
});

// What is expected here to be an error fails `npm run types` as soon as it is none.
export function areTypesStrict(database: Database, registerEndpoint: RegisterEndpoint) {
  const add = async (tx: Transaction, id: string) => tx.query(sql`select ${id}`);
  // @ts-expect-error The database is no transaction.
  void add(database, 'one');
  registerEndpoint(calls.unwish, (tx, { params }) => add(tx, params.productId));
  // @ts-expect-error A keyed call gets its transaction first, and cannot leave it out.
  registerEndpoint(calls.unwish, ({ params }) => params.productId);
}

function lint(code: string): string[] {
  const problems = new Linter().verify(
    code,
    {
      files: ['**'],
      languageOptions: { parser },
      rules: { 'no-restricted-syntax': rules['no-restricted-syntax']! },
    },
    'example.ts',
  );
  return problems.map(({ message }) => message);
}
