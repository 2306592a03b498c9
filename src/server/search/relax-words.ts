import type { Queryable } from '../database/database';
import type { Sql } from '../database/sql';
import { findExisting } from './find-existing';
import { countMatches } from './facets';
import { listedMatches, type Filters } from './filters';
import type { ParsedQuery, QueryInterpretation } from './parse-query';
import type { RequiredGroup } from './to-query';
import { queryText, withoutMentions } from './ts-query';

/** Beside unknown words, at least this share of the words must match. */
const minKnownShare = 1 / 3;
/** With fewer products that match the words, those that match fewer words follow. */
const enoughProducts = 10;

/**
 * For a query without results, drops as few words as possible so that products match the others and the
 * filters. The words that say least are dropped first; a brand is never dropped. Dropped words still rank.
 * Returns undefined if nothing matches.
 */
export async function relaxWords(
  database: Queryable,
  { query, groups: typed, correctedText, droppedWords: unknown }: ParsedQuery,
  filters: Filters,
): Promise<QueryInterpretation | undefined> {
  if (!query || typed.length < 2) return undefined;
  const groups = typed.map((each) => ({ ...each, group: withoutMentions(each.group) }));
  const byImportance = [...groups].sort((one, other) => importance(other) - importance(one));
  const kept = await findMatchingGroups(database, byImportance, filters);
  const isKnownEnough = kept.length >= minKnownShare * (groups.length + unknown.length);
  const namesSomething = kept.some(({ isBrand, isCategory }) => isBrand || isCategory);
  if (kept.length === 0 || (unknown.length > 0 && !isKnownEnough && !namesSomething)) {
    return undefined;
  }
  const required = await requireFewer(database, kept, filters);
  const optional = groups.filter((each) => !required.includes(each));
  const dropped = groups.filter((each) => !kept.includes(each));
  return {
    query: {
      ...query,
      required: required.map(({ group }) => group),
      optional: [...optional.map(({ group }) => group), ...query.optional],
    },
    correctedText,
    droppedWords: [...unknown, ...dropped.map(({ text }) => text)],
  };
}

/** Sorts brands first, then what is not only described, then by rarity. */
function importance({ isBrand, isDescriptive, isCategory, group }: RequiredGroup): number {
  return (
    (isBrand ? 10_000 : 0) + (isDescriptive ? 0 : 2_000) + (isCategory ? 1_000 : 0) + group.weight
  );
}

/** Leaves out the least important group without which products match, or several. */
async function findMatchingGroups(
  database: Queryable,
  groups: RequiredGroup[],
  filters: Filters,
): Promise<RequiredGroup[]> {
  const droppable = groups.filter(({ isBrand }) => !isBrand);
  const withoutOne = droppable.map((left) => groups.filter((each) => each !== left));
  const isMatching = await findExisting(
    database,
    withoutOne.map((tested) => matchesAll(tested, filters)),
  );
  const found = withoutOne.findLast((_tested, index) => isMatching[index]);
  if (found) return found;

  let kept: RequiredGroup[] = [];
  for (const group of groups) {
    const [isPossible] = await findExisting(database, [matchesAll([...kept, group], filters)]);
    if (isPossible) kept = [...kept, group];
    else if (group.isBrand && kept.length === 0) return [];
  }
  return kept;
}

/** Leaves out less important groups while few products match. They still rank. */
async function requireFewer(
  database: Queryable,
  groups: RequiredGroup[],
  filters: Filters,
): Promise<RequiredGroup[]> {
  let required = groups;
  while (required.length > 1) {
    const count = await countMatches(database, matchesAll(required, filters));
    if (count >= enoughProducts) break;
    required = required.slice(0, -1);
  }
  return required;
}

function matchesAll(groups: RequiredGroup[], filters: Filters): Sql {
  return listedMatches(queryText({ required: groups.map(({ group }) => group) }), filters);
}
