import { rawSql, sql, sqlList, type Sql } from '../../../database/sql';

/** The person whose data is exported. */
export interface ExportedPerson {
  id: string;
  /** Empty unless the person has confirmed it: the rows of visitors are found by their email address. */
  confirmedEmail: string;
}

/** The rows of a table that are about a person: one file of the archive. */
export interface ExportedTable {
  /** The name of the file without its extension. */
  file: string;
  table: string;
  /** The columns that the person may see. A new column is exported only after it was added here. */
  columns: readonly string[];
  /** Fields that are not a column of the table, by name. */
  fields?: (person: ExportedPerson) => Record<string, Sql>;
  /** Which rows are about the person. */
  where: (person: ExportedPerson) => Sql;
  /** A text expression that sorts the rows, and is unique among them. */
  key: string;
}

/** The key of rows with a time and an id: the oldest row first. */
export const byTime = (table: string, time = 'created_at') =>
  `to_char(${table}.${time} at time zone 'UTC', 'YYYYMMDDHH24MISSMS') || ${table}.id`;

/** The name of the product that a column refers to. */
export const productName = (productId: string) => sql`(
  select products.product_name from products where products.id = ${rawSql(productId)})`;

/** Selects at most `limit` rows after a key, each as JSON with its key. */
export function selectRows(
  { table, columns, fields, where, key }: ExportedTable,
  person: ExportedPerson,
  { after, limit }: { after: string; limit: number },
): Sql {
  const sortKey = rawSql(`(${key}) collate "C"`);
  const ownColumns = columns.map((column) => [toFieldName(column), rawSql(`${table}.${column}`)]);
  const values = [...ownColumns, ...Object.entries(fields?.(person) ?? {})].flatMap(
    ([name, value]) => [sql`${name}::text`, value],
  );
  return sql`
    select jsonb_strip_nulls(jsonb_build_object(${sqlList(values)}))::text as json, ${sortKey} as key
    from ${rawSql(table)}
    where ${where(person)} and ${sortKey} > ${after}
    order by ${sortKey} limit ${limit}::int`;
}

const toFieldName = (column: string) =>
  column.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
