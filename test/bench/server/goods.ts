import type { Database } from '../../../src/server/database/database';
import { jsonValue } from '../../../src/server/database/json-value';
import { sql } from '../../../src/server/database/sql';
import { searchVersion, termsOfProduct } from '../../../src/server/search/product-terms';
import { addToVocabulary } from '../../../src/server/search/add-to-vocabulary';
import {
  descriptionOf,
  productCategories,
  generateProductsUpTo,
  locationOf,
  type GeneratedProduct,
} from '../../server/search/generated-products';

/** What is searched among: the goods of the judged queries, of 1,000 sellers and a minute apart. */

const sellers = 1_000;
const chunk = 5_000;

/** Unless the database has them already. */
export async function fillGoods(database: Database, count: number): Promise<void> {
  if (await isFilled(database, count)) return;
  await database.runScript(`
    truncate users, categories, search_words, search_misspellings cascade`);
  await database.query(sql`
    insert into categories (id, name, description)
    select id, initcap(replace(id, '-', ' ')), 'About it'
    from jsonb_array_elements_text(${jsonValue(productCategories)}::text::jsonb) ids (id)`);
  await database.query(sql`
    insert into users (id, uid, email, display_name, photo_url, role, verified)
    select 'user-' || n, 'uid-' || n, 'person' || n || '@bench.example', 'Person ' || n,
      '/images/person.webp', 'seller', n % 2 = 0
    from generate_series(0, ${sellers}::int - 1) n`);
  let goods: GeneratedProduct[] = [];
  let first = 0;
  for (const each of generateProductsUpTo(count)) {
    goods.push(each);
    if (goods.length === chunk || first + goods.length === count) {
      await insertIndexed(database, goods, first);
      first += goods.length;
      goods = [];
    }
  }
  await database.runScript('analyze');
  await database.query(sql`select gin_clean_pending_list('products_by_terms')`);
}

async function isFilled(database: Database, count: number): Promise<boolean> {
  const last = await database.query<{ id: string }>(sql`
    select id from products where id in (${`generated-${count - 1}`}, ${`generated-${count}`})`);
  return last.length === 1 && last[0]?.id === `generated-${count - 1}`;
}

/** As the server does when a product is added, without writing it first and indexing it then. */
async function insertIndexed(
  database: Database,
  goods: GeneratedProduct[],
  first: number,
): Promise<void> {
  const indexed = goods.map((each, index) => {
    const number = first + index;
    const product = {
      id: each.id,
      categoryId: each.category,
      productName: each.name,
      description: descriptionOf(each, number),
      condition: each.condition,
      location: locationOf(each, number),
      sellingPrice: String(each.price),
      yearOfPurchase: String(each.year),
      sellerName: `Person ${number % sellers}`,
    };
    return { product, number, terms: termsOfProduct(product) };
  });
  await database.transaction(async (tx) => {
    await tx.query(sql`
      insert into products (id, seller_id, category_id, product_name, image, condition, description,
        location, mobile_number, original_price, selling_price, year_of_purchase, created_at,
        price_cents, year_number, brand, place, name_words, search_terms, search_version)
      select id, 'user-' || (number % ${sellers}::int), "categoryId", "productName",
        '/images/0123456789abcdef.webp', condition, description, location, '01712345678',
        "sellingPrice", "sellingPrice", "yearOfPurchase", now() - number * interval '1 minute',
        "priceCents", "yearNumber", brand, place, "nameWords", terms::tsvector, ${searchVersion}
      from jsonb_to_recordset(${jsonValue(
        indexed.map(({ product, number, terms: { words, ...terms } }) => ({
          ...{ ...product, ...terms, number },
        })),
      )}::text::jsonb)
        as rows (id text, "categoryId" text, "productName" text, description text, condition text,
          location text, "sellingPrice" text, "yearOfPurchase" text, number integer,
          "priceCents" bigint, "yearNumber" integer, brand text, place text, "nameWords" text,
          terms text)`);
    await addToVocabulary(
      tx,
      indexed.map(({ terms }) => terms),
    );
  });
}
