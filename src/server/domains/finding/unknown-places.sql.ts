import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { placeLexeme } from '../catalogue/lexemes';
import { countryCodeOf } from './countries';
import { knownPlaceValues } from './nearby-places';
import { lastCharacter } from './vocabulary.sql';

const maxReported = 30;

/** Returns the labels of the most frequent places of products whose position is unknown, but no countries. */
export async function findUnknownPlaces(database: Queryable): Promise<string[]> {
  const known = knownPlaceValues().map(placeLexeme);
  const rows = await database.query<{ label: string }>(sql`
    select display_form as label from search_words
    where word > ${placeLexeme('')} and word < ${placeLexeme(lastCharacter)} and word <> all(${known}::text[])
    order by product_count desc, word limit ${maxReported}`);
  return rows.map(({ label }) => label).filter((label) => countryCodeOf(label) === undefined);
}
