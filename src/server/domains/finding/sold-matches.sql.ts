import type { SearchResponse } from '../../../contract/finding/search';
import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { brandLexeme, categoryLexeme } from '../catalogue/lexemes';
import { matchesTsQuery } from './filters.sql';
import { nameQueryText, type Query } from './ts-query';

type SoldMatch = NonNullable<SearchResponse['sold']>[number] & {
  brand: string | null;
  category: string;
};

const maxSold = 3;
const weight = 10;

/** Finds the sold products that were listed last whose names match a query. */
export function findSoldMatches(database: Queryable, query: Query): Promise<SoldMatch[]> {
  return database.query<SoldMatch>(sql`
    select id, product_name as "productName", selling_price as "sellingPrice",
      price_currency as currency, brand,
      category_id as category
    from products
    where not listed and unlisted_because is null and deleted_at is null
      -- A refund or the deletion of the seller's account leaves a watch unlisted without a reason, as a sale does.
      and exists (
        select 1 from orders where product_id = products.id and holding and paid_at is not null)
      and exists (select 1 from users where users.id = seller_id and users.deleted_at is null)
      and ${matchesTsQuery(nameQueryText(query))}
    order by created_at desc, id limit ${maxSold}`);
}

/** The query for products of the same category, those of the same brand first. */
export function similarQuery({ brand, category }: SoldMatch): Query {
  const group = (lexeme: string) => ({ exact: [[lexeme]], similar: [], weight });
  return {
    required: [group(categoryLexeme(category))],
    optional: brand === null ? [] : [group(brandLexeme(brand))],
    nameText: '',
  };
}
