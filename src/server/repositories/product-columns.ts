import {
  productFieldNames,
  productTextFields,
  type ProductFieldName,
  type ProductValues,
} from '../../contract/product-fields';
import { rawSql, sql, sqlList, type Sql } from '../database/sql';

/** The column of a field: its name in snake case. */
export function columnName(field: ProductFieldName): string {
  if (field === 'category') return 'category_id';
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export const productColumn = (field: ProductFieldName): Sql =>
  rawSql(`products.${columnName(field)}`);

/** For `insert into products (…)`. */
export const productColumns = sqlList(productFieldNames.map((name) => rawSql(columnName(name))));

/** The values of `productColumns`. */
export const productColumnValues = (product: ProductValues): Sql =>
  sqlList(productFieldNames.map((name) => product[name] ?? null));

/** The texts of a product under the names of their fields, for `select …`. */
export const selectedProductTexts = sqlList(
  productTextFields.map((name) => sql`${productColumn(name)} as ${rawSql(`"${name}"`)}`),
);
