import type { Database } from '../../../src/server/database/database';
import { jsonValue } from '../../../src/server/database/json-value';
import { sql } from '../../../src/server/database/sql';
import { defaultCurrency } from '../../../src/contract/payments/currencies';
import { searchVersion, termsOfProduct } from '../../../src/server/domains/finding/product-terms';
import {
  addToVocabulary,
  VocabularyCounts,
} from '../../../src/server/domains/finding/add-to-vocabulary.sql';
import {
  descriptionOf,
  productCategories,
  generateProductsUpTo,
  locationOf,
  type GeneratedProduct,
} from '../../server/domains/finding/generated-products';

const sellerCount = 1_000;
const batchSize = 5_000;

/** Seeds the products of the search tests, by 1,000 sellers and a minute apart, unless they exist. */
export async function seedProducts(database: Database, count: number): Promise<void> {
  if (await isSeeded(database, count)) return;
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
    from generate_series(0, ${sellerCount}::int - 1) n`);
  let products: GeneratedProduct[] = [];
  let firstNumber = 0;
  for (const each of generateProductsUpTo(count)) {
    products.push(each);
    if (products.length === batchSize || firstNumber + products.length === count) {
      await insertProducts(database, products, firstNumber);
      firstNumber += products.length;
      products = [];
    }
  }
  await database.runScript('analyze');
  await database.query(sql`select gin_clean_pending_list('products_by_terms')`);
}

async function isSeeded(database: Database, count: number): Promise<boolean> {
  const lastRows = await database.query<{ id: string }>(sql`
    select id from products where id in (${`generated-${count - 1}`}, ${`generated-${count}`})`);
  return lastRows.length === 1 && lastRows[0]?.id === `generated-${count - 1}`;
}

/** Indexes the products as the server does, but in batches. */
async function insertProducts(
  database: Database,
  products: GeneratedProduct[],
  firstNumber: number,
): Promise<void> {
  const indexedProducts = products.map((each, index) => {
    const number = firstNumber + index;
    const product = {
      id: each.id,
      brand: each.brand,
      category: each.category,
      productName: each.name,
      description: descriptionOf(each, number),
      condition: each.condition,
      location: locationOf(each, number),
      originalPrice: String(each.price),
      sellingPrice: String(each.price),
      mobileNumber: '01712345678',
      referenceNumber: null,
      yearOfPurchase: String(each.year),
      currency: defaultCurrency,
      sellerName: `Person ${number % sellerCount}`,
    };
    return { product, number, terms: termsOfProduct(product) };
  });
  await database.transaction(async (tx) => {
    await tx.query(sql`
      insert into products (id, seller_id, category_id, product_name, brand_name, image, condition,
        description, location, mobile_number, original_price, selling_price, year_of_purchase, created_at,
        price_cents, year_number, brand, place, name_words, search_terms, search_version)
      select id, 'user-' || (number % ${sellerCount}::int), category, "productName",
        "brandName", '/images/0123456789abcdef.webp', condition, description, location,
        '01712345678', "sellingPrice", "sellingPrice", "yearOfPurchase", now() - number * interval '1 minute',
        "priceCents", "yearNumber", brand, place, "nameWords", terms::tsvector, ${searchVersion}
      from jsonb_to_recordset(${jsonValue(
        indexedProducts.map(({ product, number, terms: { words, ...terms } }) => ({
          ...product,
          ...terms,
          number,
          brandName: product.brand,
          brand: terms.brand?.value,
          place: terms.place?.value,
        })),
      )}::text::jsonb)
        as rows (id text, category text, "productName" text, "brandName" text, description text,
          condition text, location text, "sellingPrice" text, "yearOfPurchase" text, number integer,
          "priceCents" bigint, "yearNumber" integer, brand text, place text, "nameWords" text,
          terms text)`);
    const counts = new VocabularyCounts();
    counts.add(indexedProducts.map(({ terms }) => terms));
    await addToVocabulary(tx, counts);
  });
}
