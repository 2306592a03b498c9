import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../../src/server/database/database';
import { migrateOrClose } from '../../../src/server/database/migrate';
import { openPostgres } from '../../../src/server/database/postgres';
import { sql } from '../../../src/server/database/sql';
import { addReport } from '../../../src/server/domains/trust/add-report';
import { addUser, storeProduct } from '../support/records';
import type { PostgresServer } from '../support/create-database';
import { startPostgres } from '../support/start-postgres';
import { untilAwaited } from '../support/until-awaited';

let postgres: PostgresServer;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await migrateOrClose(await openPostgres(postgres.databaseUrl));
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

test('simultaneous reports of one email address cannot exceed the daily limit', async () => {
  const productId = await storeProduct(database, { seller: await addUser(database, 'seller') });
  await database.query(sql`
    insert into reports (subject_type, subject_id, reporter_email, text)
    select 'listing', ${productId}, 'vera@example.com', 'It is a copy.' from generate_series(1, 4)`);
  const report = (tx: Transaction, email: string) =>
    addReport(tx, {
      reporterId: undefined,
      email,
      subjectType: 'listing',
      subjectId: productId,
      reportId: randomUUID(),
      reason: 'fraud',
      text: 'It is a copy.',
    });
  const reportOnceMore = () =>
    database
      .transaction((tx) => report(tx, 'vera+1@example.com'))
      .catch((error: unknown) => String(error));

  let sixth: Promise<string | void> | undefined;
  await database.transaction(async (tx) => {
    await report(tx, 'vera@example.com');
    sixth = reportOnceMore();
    await untilAwaited(tx);
  });
  expect(await sixth).toContain('You have sent 5 reports in 24 hours');
});
