import type { Queryable } from '../../database/database';
import { sql, sqlList, type Sql } from '../../database/sql';
import { countMatches } from './facets.sql';
import { isIndexed } from './filters.sql';

/** The number of newest products among which matches are looked for first. */
const probeSize = 500;
const largeProbeSize = 2_000;

/**
 * Returns for each condition whether a listed product matches it. It tests the newest products first, where
 * the full-text index would read all matches of frequent words.
 */
export async function findExisting(database: Queryable, conditions: Sql[]): Promise<boolean[]> {
  const isAmongNewest = await findAmongNewest(database, conditions);
  const others = conditions.filter((_condition, index) => !isAmongNewest[index]);
  const isAmongOthers = await findByIndex(database, others);
  return conditions.map(
    (condition, index) =>
      isAmongNewest[index] === true || isAmongOthers[others.indexOf(condition)] === true,
  );
}

/** Returns whether at least a number of listed products match a condition. */
export async function hasSeveral(
  database: Queryable,
  condition: Sql,
  number: number,
): Promise<boolean> {
  const [newest] = await database.query<{ count: number }>(sql`
    select count(*) as count
    from (select from ${newestProducts(largeProbeSize)} where ${condition} limit ${number}) matches`);
  if ((newest?.count ?? 0) >= number) return true;
  return (await countMatches(database, condition)) >= number;
}

async function findAmongNewest(database: Queryable, conditions: Sql[]): Promise<boolean[]> {
  if (conditions.length === 0) return [];
  const columns = conditions.map((condition) => sql`bool_or(${condition})`);
  const [row] = await database.query<{ found: boolean[] }>(sql`
    select json_build_array(${sqlList(columns)}) as found
    from ${newestProducts(probeSize)}`);
  return row?.found ?? [];
}

const newestProducts = (count: number) => sql`(
  select * from products where listed and ${isIndexed}
  order by created_at desc, id limit ${count}) products`;

/**
 * With materialized subqueries the planner uses the full-text index: otherwise it might scan all products,
 * hoping to find a match soon.
 */
async function findByIndex(database: Queryable, conditions: Sql[]): Promise<boolean[]> {
  if (conditions.length === 0) return [];
  const columns = conditions.map(
    (condition) => sql`exists (
      with matches as materialized (select id from products where ${condition})
      select from matches)`,
  );
  const [row] = await database.query<{ found: boolean[] }>(sql`
    select json_build_array(${sqlList(columns)}) as found`);
  return row?.found ?? [];
}
