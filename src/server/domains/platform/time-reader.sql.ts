import { defaultTimeZone } from '../../../contract/text/time-zone';
import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { unknownReader, type TimeReader } from './format-time';

/** The columns of a `TimeReader`. Without a time zone of the user, that of the shop. @param users a row of `users` */
export const timeReaderColumns = (users: Sql) => sql`
  coalesce(${users}.time_zone, (select value #>> '{}' from settings where name = 'timeZone'),
    ${defaultTimeZone}) as "timeZone", ${users}.date_locale as "dateLocale"`;

export async function findTimeReader(database: Queryable, userId: string): Promise<TimeReader> {
  const [reader] = await database.query<TimeReader>(
    sql`select ${timeReaderColumns(sql`users`)} from users where id = ${userId}`,
  );
  return reader ?? unknownReader;
}
