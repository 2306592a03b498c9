import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { openMigratedDatabase } from '../support/empty-database';
import { openSharedDatabase } from '../support/shared-postgres';

const engines = {
  PostgreSQL: () => openSharedDatabase('migrated'),
  PGlite: openMigratedDatabase,
};

describe.each(Object.entries(engines))('%s', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.runScript(
      'drop table if exists notes; create table notes (text text not null unique)',
    ),
  );

  async function readNotes(): Promise<string[]> {
    const rows = await database.query<{ text: string }>(sql`select text from notes order by text`);
    return rows.map(({ text }) => text);
  }

  test('parameters are passed separately from the statement, whatever they contain', async () => {
    const text = `'); drop table notes; -- $1 "৳"`;
    await database.query(sql`insert into notes values (${text})`);
    expect(await readNotes()).toEqual([text]);
  });

  test('a statement can be composed from others', async () => {
    const condition = sql`text <> ${'a'} and text <> ${'b'}`;
    await database.query(sql`insert into notes values (${'a'}), (${'b'}), (${'c'})`);
    const rows = await database.query(
      sql`select text, ${7}::int as number from notes where ${condition} and text > ${'0'}`,
    );
    expect(rows).toEqual([{ text: 'c', number: 7 }]);
  });

  test('large and fractional numbers are returned as numbers, and JSON unchanged', async () => {
    const [row] = await database.query(sql`
    select 9007199254740991::int8 as large, 12.5::numeric as fraction, count(*) as count,
      json_build_object('a', 1) as json
    from notes`);
    expect(row).toEqual({ large: 9007199254740991, fraction: 12.5, count: 0, json: { a: 1 } });
  });

  test('a failed statement reports its SQLSTATE and leaves the database usable', async () => {
    await database.query(sql`insert into notes values (${'once'})`);
    const again = database.query(sql`insert into notes values (${'once'})`);
    await expect(again).rejects.toMatchObject({ code: '23505' });
    expect(await readNotes()).toEqual(['once']);
  });

  test('a transaction is committed as a whole or rolled back', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.query(sql`insert into notes values (${'lost'})`);
      await tx.runScript(`insert into notes values ('lost too')`);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await readNotes()).toEqual([]);
    const response = await database.transaction(async (tx) => {
      await tx.query(sql`insert into notes values (${'committed'})`);
      return 'done';
    });
    expect(response).toBe('done');
    expect(await readNotes()).toEqual(['committed']);
  });

  test('a script is applied as a whole or not at all', async () => {
    const script = `insert into notes values ('a'); insert into notes values ('a')`;
    await expect(database.runScript(script)).rejects.toMatchObject({ code: '23505' });
    expect(await readNotes()).toEqual([]);
  });

  test('concurrent transactions are isolated', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_item, index) =>
        database.transaction(async (tx) => {
          await tx.query(sql`insert into notes values (${`${index}`})`);
          if (index % 2 === 1) throw new Error('odd');
        }),
      ).map((tx) => tx.catch(() => undefined)),
    );
    expect(await readNotes()).toHaveLength(10);
  });
});
