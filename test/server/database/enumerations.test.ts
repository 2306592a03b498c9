import { auditEntrySchema } from '../../../src/contract/console/audit-log';
import { decisionActionNames, decisionBases } from '../../../src/contract/trust/decision-actions';
import { liveChangeSchema } from '../../../src/contract/talking/live-change';
import { orderFlagSchema } from '../../../src/contract/buying/order-flag';
import { orderStates } from '../../../src/contract/buying/order-states';
import { problems } from '../../../src/contract/buying/problem';
import { conditions, unlistedReasons } from '../../../src/contract/selling/product';
import { reportReasons, reportSubjects } from '../../../src/contract/trust/report-reasons';
import { roleSchema } from '../../../src/contract/accounts/user';
import { accountKinds } from '../../../src/server/domains/ledger/accounts';
import { sql } from '../../../src/server/database/sql';
import { setUpTestServer } from '../support/set-up-test-server';

const server = setUpTestServer();

test.each<[column: string, values: readonly string[]]>([
  ['users.role', roleSchema.options],
  ['products.condition', conditions],
  ['products.unlisted_because', unlistedReasons],
  ['orders.state', orderStates],
  ['order_events.problem', problems],
  ['order_flags.kind', orderFlagSchema.shape.kind.options],
  ['ledger_accounts.kind', accountKinds],
  ['decisions.action', decisionActionNames],
  ['decisions.basis', decisionBases],
  ['decisions.subject_type', reportSubjects],
  ['reports.subject_type', reportSubjects],
  ['reports.reason', reportReasons],
  ['audit_log.actor_role', auditEntrySchema.shape.actorRole.options],
  ['live_changes.subject_type', [...liveChangeSchema.shape.about.options, 'public']],
])('the column %s takes exactly the values of the contract', async (column, values) => {
  const name = `${column.replace('.', '_')}_check`;
  const [check] = await server.database.query<{ definition: string }>(sql`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}`);
  const checked = check?.definition.match(/(?<=')\w+(?=')/g) ?? [];
  expect([...checked].sort()).toEqual([...values].sort());
});
