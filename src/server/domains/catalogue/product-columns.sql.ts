import {
  productFieldNames,
  productTextFields,
  type ProductFieldName,
  type ProductValues,
} from '../../../contract/selling/product-fields';
import { rawSql, sql, sqlList, type Sql } from '../../database/sql';

/** The fields whose column has another name. The column `brand` is the value of the search's facet. */
const otherColumns: Partial<Record<ProductFieldName, string>> = {
  category: 'category_id',
  brand: 'brand_name',
};

/** Returns the column of a field: the name in snake case. */
export function columnName(field: ProductFieldName): string {
  return otherColumns[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export const productColumn = (field: ProductFieldName): Sql =>
  rawSql(`products.${columnName(field)}`);

/** The list of columns for `insert into products (…)`. */
export const productColumns = sqlList(productFieldNames.map((name) => rawSql(columnName(name))));

/** The list of values of a product, in the order of `productColumns`. */
export const productColumnValues = (product: ProductValues): Sql =>
  sqlList(productFieldNames.map((name) => product[name] ?? null));

/** The list of a product's text columns, named as their fields, for `select …`. */
export const selectedProductTexts = sqlList(
  productTextFields.map((name) => sql`${productColumn(name)} as ${rawSql(`"${name}"`)}`),
);
