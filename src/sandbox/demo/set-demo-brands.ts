import type { Database } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import { demoProducts } from './demo-products';

/** Sets the brand of the demo products of an older version, which had no brands. */
export async function setDemoBrands(database: Database): Promise<void> {
  const rows = demoProducts.map(({ id, brand }) => ({ id, brand }));
  await database.query(sql`
    update products set brand_name = rows.brand, search_version = 0
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as rows (id text, brand text)
    where products.id = rows.id and products.brand_name is null`);
}
