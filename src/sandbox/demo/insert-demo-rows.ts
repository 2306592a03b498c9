import { shopCurrency } from '../../contract/payments/currencies';
import { productFieldNames } from '../../contract/selling/product-fields';
import type { Database, Transaction } from '../../server/database/database';
import { rawSql, sql, sqlList } from '../../server/database/sql';
import { productColumns } from '../../server/domains/catalogue/product-columns.sql';
import { linkAllPictures } from '../../server/domains/pictures/stored-pictures.sql';
import { demoWishes } from './demo-activity';
import { demoAttributes } from './demo-attributes';
import { demoCategories } from './demo-categories';
import { demoPeople } from './demo-people';
import { demoProducts } from './demo-products';
import { demoSellers } from './demo-sellers';
import { insertDemoConversations } from './insert-demo-conversations';
import { insertDemoOrders } from './insert-demo-orders';
import { insertDemoPayout } from './insert-demo-payout';
import { insertDemoReports } from './insert-demo-reports';
import { insertDemoReviews } from './insert-demo-reviews';
import { subtractHours } from './subtract-hours';

export interface DemoRowOptions {
  /** The URL of the main picture, by product id. */
  imageUrls: ReadonlyMap<string, string>;
  /** The URLs of the additional photos, by product id. */
  additionalPhotoUrls: ReadonlyMap<string, readonly string[]>;
  /** The URL of the profile picture, by user id. */
  profilePhotoUrls: ReadonlyMap<string, string>;
  now: Date;
}

/** Inserts the demo rows in one transaction. Existing rows stay unchanged. */
export async function insertDemoRows(database: Database, options: DemoRowOptions): Promise<void> {
  await database.transaction(async (tx) => {
    await insertCategories(tx);
    await insertUsers(tx, options);
    await insertProducts(tx, options);
    await insertWishes(tx, options);
    await insertDemoOrders(tx, options.now);
    await insertDemoPayout(tx, options.now);
    await insertDemoConversations(tx, options.now);
    await insertDemoReports(tx, options.now);
    await insertDemoReviews(tx, options.now);
  });
}

async function insertCategories(tx: Transaction): Promise<void> {
  const rows = demoCategories.map((category, position) => ({ ...category, position }));
  await tx.query(sql`
    insert into categories (id, name, description, position)
    select id, name, description, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as rows (id text, name text, description text, position integer)
    on conflict do nothing`);
}

async function insertUsers(
  tx: Transaction,
  { profilePhotoUrls, now }: DemoRowOptions,
): Promise<void> {
  const rows = demoPeople.map(({ id, email, name, role, verified, daysAgo }) => ({
    id,
    email,
    name,
    role,
    verified,
    photo: profilePhotoUrls.get(id) ?? '',
    created_at: subtractHours(now, daysAgo * 24),
  }));
  await tx.query(sql`
    insert into users (
      id, uid, email, email_verified, display_name, photo_url, role, verified, created_at)
    select id, id, email, true, name, photo, role, verified, created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as rows (id text, email text, name text, photo text, role text, verified boolean,
        created_at timestamptz)
    on conflict do nothing`);
}

async function insertProducts(
  tx: Transaction,
  { imageUrls, additionalPhotoUrls, now }: DemoRowOptions,
): Promise<void> {
  const mobileNumbers = new Map<string, string>(
    demoSellers.map((seller) => [seller.id, seller.mobileNumber]),
  );
  const rows = demoProducts.map(({ hoursAgo, yearsUsed, advertised = false, ...watch }) => ({
    ...watch,
    ...demoAttributes[watch.id],
    advertised,
    productName: watch.name,
    image: imageUrls.get(watch.id) ?? '',
    photos: additionalPhotoUrls.get(watch.id) ?? [],
    mobileNumber: mobileNumbers.get(watch.seller) ?? '',
    yearOfPurchase: String(now.getFullYear() - yearsUsed),
    created_at: subtractHours(now, hoursAgo),
  }));
  await tx.query(sql`
    insert into products (id, seller_id, price_currency, advertise, created_at, photos, ${productColumns})
    select rows.id, users.id, ${shopCurrency()}, rows.advertised, rows.created_at, rows.photos,
      ${sqlList(productFieldNames.map((name) => rawSql(`rows."${name}"`)))}
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as rows (id text, seller text, advertised boolean, created_at timestamptz, photos jsonb,
        ${sqlList(productFieldNames.map((name) => rawSql(`"${name}" text`)))})
    join users on users.id = rows.seller
    on conflict do nothing`);
  await linkAllPictures(tx);
}

async function insertWishes(tx: Transaction, { now }: DemoRowOptions): Promise<void> {
  const rows = demoWishes.map(({ hoursAgo, ...wish }) => ({
    ...wish,
    created_at: subtractHours(now, hoursAgo),
  }));
  await tx.query(sql`
    insert into wishlist_entries (id, product_id, user_id, created_at)
    select rows.id, products.id, users.id, rows.created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as rows (id text, product text, buyer text, created_at timestamptz)
    join users on users.id = rows.buyer join products on products.id = rows.product
    on conflict do nothing`);
}
