import { shopCurrency } from '../../../contract/payments/currencies';
import {
  manyPhotos,
  minSoldPrices,
  type SaleSpeed,
  type SoldPrices,
} from '../../../contract/selling/sold-prices';
import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';

/** The search columns of a product, by which similar ones are found. */
export interface SimilarityKeys {
  reference: string | null;
  brand: string | null | undefined;
  model: string | null;
  category: string | undefined;
}

/** Returns as JSON what products similar to a given one were sold for; undefined if there is no such product. */
export async function soldPricesJson(database: Queryable, id: string): Promise<string | undefined> {
  const [keys] = await database.query<SimilarityKeys>(sql`
    select reference_key as reference, brand, model_key as model, category_id as category
    from products where id = ${id} and deleted_at is null and hidden_by is null`);
  return keys && JSON.stringify({ prices: await findSoldPrices(database, keys) });
}

/** The maximum number of sales that count: those of the products that were listed last. */
const maxSales = 200;

/**
 * Returns what similar products were sold for: those with the same reference number, or else of the same brand
 * and model, or else of the same brand and category. Null with too few sales. Only completed sales count.
 */
export async function findSoldPrices(
  database: Queryable,
  { reference, brand, model, category }: SimilarityKeys,
): Promise<SoldPrices['prices']> {
  const conditions: ['reference' | 'model' | 'brand', Sql | undefined | null | ''][] = [
    ['reference', reference && sql`products.reference_key = ${reference}`],
    ['model', brand && model && sql`products.brand = ${brand} and products.model_key = ${model}`],
    [
      'brand',
      brand && category && sql`products.brand = ${brand} and products.category_id = ${category}`,
    ],
  ];
  for (const [basis, condition] of conditions) {
    const [row] = condition
      ? await database.query<Omit<NonNullable<SoldPrices['prices']>, 'basis'>>(sql`
          select count(*)::int as sales, min(amount)::float as lowest, max(amount)::float as highest,
            percentile_cont(0.5) within group (order by amount)::float as median
          from (
            select payments.amount from products
            join orders on orders.product_id = products.id and orders.state = 'completed'
            join payments on payments.intent_id = orders.payment_intent_id
              and payments.status = 'paid' and payments.currency = ${shopCurrency()}
            where not products.listed and ${condition}
            order by products.created_at desc limit ${maxSales}) sold`)
      : [];
    if (row && row.sales >= minSoldPrices) return { basis, ...row, median: Math.round(row.median) };
  }
  return null;
}

/** The number of completed sales of the whole shop that are compared: the last ones. */
const maxComparedSales = 1_000;
/** The minimum number of sales with a property, such as many photos, and of sales without it. */
const minComparedSales = 20;
/** A smaller difference is not reported. */
const minPercentFaster = 10;

interface SpeedRow {
  kind: SaleSpeed['kind'];
  /** The number of sales with the property, and of the others. */
  sales: number;
  others: number;
  /** The median times from the listing to the payment. */
  seconds: number;
  otherSeconds: number;
}

/** Returns what made products of this shop sell faster, by the median time from the listing to the payment. */
export async function findSaleSpeeds(database: Queryable): Promise<SaleSpeed[]> {
  const rows = await database.query<SpeedRow>(sql`
    with sold as (
      select extract(epoch from orders.paid_at - products.created_at) as seconds,
        products.box = 'Yes' and products.papers = 'Yes' as has_box_and_papers,
        jsonb_array_length(products.photos) + 1 >= ${manyPhotos}::int as has_many_photos
      from orders join products on products.id = orders.product_id
      where orders.state = 'completed' and orders.paid_at > products.created_at
      order by orders.created_at desc limit ${maxComparedSales})
    ${medianOf('boxAndPapers', sql`has_box_and_papers`)}
    union all
    ${medianOf('photos', sql`has_many_photos`)}`);
  return rows.flatMap(({ kind, sales, others, seconds, otherSeconds }) => {
    if (sales < minComparedSales || others < minComparedSales || otherSeconds <= 0) return [];
    const percentFaster = Math.floor((1 - seconds / otherSeconds) * 100);
    return percentFaster >= minPercentFaster ? [{ kind, percentFaster, sales }] : [];
  });
}

function medianOf(kind: SaleSpeed['kind'], condition: Sql): Sql {
  const median = sql`percentile_cont(0.5) within group (order by seconds)`;
  const isOther = sql`not coalesce(${condition}, false)`;
  return sql`
    select ${kind}::text as kind, count(*) filter (where ${condition})::int as sales,
      count(*) filter (where ${isOther})::int as others,
      (${median} filter (where ${condition}))::float as seconds,
      (${median} filter (where ${isOther}))::float as "otherSeconds"
    from sold`;
}
