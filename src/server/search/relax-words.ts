import type { Queryable } from '../database/database';
import { sql, sqlList, type Sql } from '../database/sql';
import { listedMatches, type Filters } from './filters';
import type { ParsedQuery, QueryInterpretation } from './parse-query';
import type { RequiredGroup } from './to-query';
import { nameQueryText, queryText } from './ts-query';

/**
 * For a query without results, drops as few words as possible so that products match the others and the
 * filters. The words that say least are dropped first; a brand is never dropped. Dropped words still rank.
 * Returns undefined if nothing matches.
 */
export async function relaxWords(
  database: Queryable,
  { query, groups, ...interpretation }: ParsedQuery,
  filters: Filters,
): Promise<QueryInterpretation | undefined> {
  if (!query || groups.length < 2) return undefined;
  const kept = await findMatchingGroups(database, groups, filters);
  if (!kept) return undefined;
  const dropped = groups.filter((each) => !kept.includes(each));
  return {
    query: {
      ...query,
      required: groups.filter((each) => kept.includes(each)).map(({ group }) => group),
      optional: [...dropped.map(({ group }) => group), ...query.optional],
    },
    correctedText: interpretation.correctedText,
    droppedWords: [...interpretation.droppedWords, ...dropped.map(({ text }) => text)],
  };
}

async function findMatchingGroups(
  database: Queryable,
  groups: RequiredGroup[],
  filters: Filters,
): Promise<RequiredGroup[] | undefined> {
  const matches = (tested: RequiredGroup[]) =>
    listedMatches(queryText({ required: tested.map(({ group }) => group) }), filters);
  const withoutOne = (left: RequiredGroup) => groups.filter((each) => each !== left);
  const [isInName, isMatchingWithout] = [
    groups.map(({ group }) => listedMatches(nameQueryText({ required: [group] }), filters)),
    groups.length > 2 ? groups.map((left) => matches(withoutOne(left))) : [],
  ];
  const found = await findExisting(database, [...isInName, ...isMatchingWithout]);
  const importance = (each: RequiredGroup) =>
    (each.isBrand ? 10_000 : 0) +
    (each.isDescriptive ? 0 : 2_000) +
    (found[groups.indexOf(each)] ? 1_000 : 0) +
    each.group.weight;
  const byImportance = [...groups].sort((one, other) => importance(other) - importance(one));
  const dropped = byImportance.findLast(
    (each) => !each.isBrand && found[groups.length + groups.indexOf(each)],
  );
  if (dropped) return withoutOne(dropped);

  let kept: RequiredGroup[] = [];
  for (const group of byImportance) {
    const [isMatching] = await findExisting(database, [matches([...kept, group])]);
    if (isMatching) kept = [...kept, group];
    else if (group.isBrand && kept.length === 0) return undefined;
  }
  return kept.length > 0 ? kept : undefined;
}

/**
 * Returns for each condition whether a product matches it. With materialized subqueries the planner uses
 * the full-text index: otherwise it might scan all products, hoping to find a match soon.
 */
async function findExisting(database: Queryable, conditions: Sql[]): Promise<boolean[]> {
  const columns = conditions.map(
    (condition) => sql`exists (
      with matches as materialized (select id from products where ${condition})
      select from matches)`,
  );
  const [row] = await database.query<{ found: boolean[] }>(sql`
    select json_build_array(${sqlList(columns)}) as found`);
  return row?.found ?? [];
}
