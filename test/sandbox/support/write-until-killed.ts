import { openPGlite } from '../../../src/sandbox/database/pglite';
import { sql } from '../../../src/server/database/sql';

/** Runs in a process of its own: writes numbers and prints each one once it is stored. */
async function run(folder: string): Promise<void> {
  const database = await openPGlite(folder);
  await database.runScript('create table if not exists numbers (number int primary key)');
  const [row] = await database.query<{ last: number }>(
    sql`select coalesce(max(number), 0) as last from numbers`,
  );
  console.log('open');
  for (let number = (row?.last ?? 0) + 1; ; number += 1) {
    await database.query(sql`insert into numbers values (${number})`);
    console.log(number);
  }
}

run(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
