import type { Queryable } from '../../database/database';
import { findExisting, hasSeveral } from './find-existing.sql';
import { listedMatches, type Filters } from './filters.sql';
import type { ParsedQuery, QueryInterpretation } from './parse-query';
import type { RequiredGroup } from './to-query';
import { queryText, withoutMentions } from './ts-query';

/** Beside unknown words, at least this share of the words must match. */
const minKnownShare = 1 / 3;
/** If fewer products match all words, products that match only some of them follow. */
const enoughProducts = 10;

/**
 * For a query without results, drops as few words as possible so that products match the others and the
 * filters. The words that say least are dropped first; a brand is never dropped. Dropped words still rank.
 * Returns undefined if nothing matches.
 */
export async function relaxWords(
  database: Queryable,
  { query, groups: typedGroups, correctedText, droppedWords: unknownWords }: ParsedQuery,
  filters: Filters,
): Promise<QueryInterpretation | undefined> {
  if (!query || typedGroups.length < 2) return undefined;
  const groups = typedGroups.map((typed) => ({ ...typed, group: withoutMentions(typed.group) }));
  const byImportance = [...groups].sort((one, other) => importance(other) - importance(one));
  const matchesAll = (tested: RequiredGroup[]) =>
    listedMatches(queryText({ ...query, required: tested.map(({ group }) => group) }), filters);
  const kept = await findMatchingGroups(database, byImportance, matchesAll);
  const isKnownEnough = kept.length >= minKnownShare * (groups.length + unknownWords.length);
  const namesBrandOrCategory = kept.some(({ isBrand, isCategory }) => isBrand || isCategory);
  if (kept.length === 0 || (unknownWords.length > 0 && !isKnownEnough && !namesBrandOrCategory)) {
    return undefined;
  }
  const required = await requireFewer(database, kept, matchesAll);
  const optional = groups.filter((group) => !required.includes(group));
  const dropped = groups.filter((group) => !kept.includes(group));
  return {
    query: {
      ...query,
      required: required.map(({ group }) => group),
      optional: [...optional.map(({ group }) => group), ...query.optional],
    },
    correctedText,
    droppedWords: [...unknownWords, ...dropped.map(({ text }) => text)],
  };
}

/** Brands are the most important, then words that are not only descriptive, then categories, then rare words. */
function importance({ isBrand, isDescriptive, isCategory, group }: RequiredGroup): number {
  return (
    (isBrand ? 10_000 : 0) + (isDescriptive ? 0 : 2_000) + (isCategory ? 1_000 : 0) + group.weight
  );
}

/** The condition that a product matches all groups, and what else the query and the filters demand. */
type GroupsCondition = (groups: RequiredGroup[]) => ReturnType<typeof listedMatches>;

/**
 * Leaves out one group of three, or adds groups to the most important one while products match. More
 * combinations would take too long.
 */
async function findMatchingGroups(
  database: Queryable,
  groups: RequiredGroup[],
  matchesAll: GroupsCondition,
): Promise<RequiredGroup[]> {
  if (groups.length === 3) {
    const droppable = groups.filter(({ isBrand }) => !isBrand);
    const withoutOne = droppable.map((leftOut) => groups.filter((group) => group !== leftOut));
    const isMatching = await findExisting(
      database,
      withoutOne.map((tested) => matchesAll(tested)),
    );
    const found = withoutOne.findLast((_tested, index) => isMatching[index]);
    if (found) return found;
  }
  let kept: RequiredGroup[] = [];
  for (const group of groups) {
    const tested = [...kept, group];
    // All groups together are known to match nothing.
    const [isMatching] =
      tested.length < groups.length ? await findExisting(database, [matchesAll(tested)]) : [];
    if (isMatching) kept = tested;
    else if (group.isBrand && kept.length === 0) return [];
  }
  return kept;
}

/** Leaves out less important groups while few products match. They still rank. */
async function requireFewer(
  database: Queryable,
  groups: RequiredGroup[],
  matchesAll: GroupsCondition,
): Promise<RequiredGroup[]> {
  for (let count = groups.length; count > 1; count -= 1) {
    const required = groups.slice(0, count);
    if (await hasSeveral(database, matchesAll(required), enoughProducts)) return required;
  }
  return groups.slice(0, 1);
}
