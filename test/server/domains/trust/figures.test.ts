import { sql } from '../../../../src/server/database/sql';
import { storeProduct } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';
import { readCsv } from '../../support/read-csv';

const server = setUpTestServer();
const { seller, buyer, admin } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
} as const);
let listing: string;
beforeEach(async () => {
  listing = await storeProduct(server.database, { seller });
});

async function storeDecision(action: string, at: string): Promise<string> {
  const [row] = await server.database.query<{ id: string }>(sql`
    insert into decisions (subject_type, subject_id, subject_name, user_id, action, facts, basis, decided_by, created_at)
    values ('listing', ${listing}, 'Field watch', ${seller.id}, ${action}, 'A copy.',
      ${action === 'none' ? null : 'terms'}, ${admin.id}, ${at}::timestamptz) returning id`);
  return row!.id;
}

const storeReport = (at: string, reason = 'fraud', decisionId: string | null = null) =>
  server.database.query(sql`
    insert into reports (id, subject_type, subject_id, subject_user_id, subject_name, reporter_id, reason, text,
      created_at, decision_id)
    values (gen_random_uuid()::text, 'listing', ${listing}, ${seller.id}, 'Field watch', ${buyer.id},
      ${reason}, 'It is a copy.', ${at}::timestamptz, ${decisionId})`);

const storeAppeal = (decisionId: string, at: string, decidedAt: string) =>
  server.database.query(sql`
    insert into appeals (decision_id, text, created_at, outcome, decided_by, decided_at)
    values (${decisionId}, 'It is genuine.', ${at}::timestamptz, 'reversed', ${admin.id},
      ${decidedAt}::timestamptz)`);

async function exportFigures(year: number): Promise<string[]> {
  const { body } = await server.call('POST', '/api/reports/figures', {
    token: admin.token,
    body: { year },
  });
  return readCsv(body);
}

const figuresWithoutCases = (year: number) => [
  `${year},Median hours to decide about a report,,,,,,,,`,
  `${year},Decisions,,,,,,,yes,0`,
  `${year},Median hours to decide about an objection,,,,,,,,`,
  `${year},Suspensions for misuse,,,,,After a report,,no,0`,
  `${year},Suspensions for misuse,,,,,Own initiative,,no,0`,
];

test('the figures count the reports, decisions, objections and suspensions of a year', async () => {
  const hidingDecision = await storeDecision('hideListing', '2025-03-01T12:00:00Z');
  await storeReport('2025-03-01T10:00:00Z', 'fraud', hidingDecision);
  await storeReport('2025-03-01T06:00:00Z', 'counterfeit', hidingDecision);
  await storeReport('2025-06-01T10:00:00Z');
  await storeDecision('suspendPerson', '2025-07-01T12:00:00Z');
  await storeAppeal(hidingDecision, '2025-03-02T00:00:00Z', '2025-03-02T05:00:00Z');
  for (const suspended of [false, true]) {
    await server.database.query(sql`
      insert into audit_log (actor_role, act, subject_type, subject_id, before, address, created_at)
      values ('Admin', 'user.suspend', 'user', ${seller.id},
        jsonb_build_object('suspended', ${suspended}::boolean), '', '2025-08-01T00:00:00Z')`);
  }
  expect(await exportFigures(2025)).toEqual([
    '2025,Reports,Listing,Counterfeit or stolen watch,,,,,,1',
    '2025,Reports,Listing,Scam or fraud,,,,,,2',
    "2025,Reports by decision,Listing,Counterfeit or stolen watch,Hide the listing,The shop's terms,,,no,1",
    "2025,Reports by decision,Listing,Scam or fraud,Hide the listing,The shop's terms,,,no,1",
    '2025,Reports by decision,Listing,Scam or fraud,Not decided yet,,,,,1',
    '2025,Median hours to decide about a report,,,,,,,,4.0',
    "2025,Decisions,Listing,,Hide the listing,The shop's terms,After a report,,no,1",
    "2025,Decisions,Listing,,Suspend the person,The shop's terms,Own initiative,,no,1",
    '2025,Decisions,,,,,,,yes,0',
    '2025,Objections,,,Hide the listing,,Person concerned,Decision reversed,no,1',
    '2025,Median hours to decide about an objection,,,,,,,,5.0',
    '2025,Suspensions for misuse,,,,,After a report,,no,0',
    '2025,Suspensions for misuse,,,,,Own initiative,,no,2',
  ]);
});

test('a year begins and ends in UTC', async () => {
  await storeReport('2024-12-31T23:59:59.999Z');
  await storeReport('2025-01-01T00:00:00Z', 'spam');
  await storeReport('2025-12-31T23:59:59.999Z', 'other');
  await storeReport('2026-01-01T00:00:00Z');
  expect((await exportFigures(2025)).filter((line) => line.includes(',Reports,'))).toEqual([
    '2025,Reports,Listing,Something else,,,,,,1',
    '2025,Reports,Listing,Spam,,,,,,1',
  ]);
});

test('the export of a year without cases is recorded in the audit log', async () => {
  expect(await exportFigures(2023)).toEqual(figuresWithoutCases(2023));
  const acts = await server.database.query(sql`
    select act, actor_id as actor, subject_id as subject from audit_log`);
  expect(acts).toEqual([{ act: 'report.exportFigures', actor: admin.id, subject: 'figures-2023' }]);
});
