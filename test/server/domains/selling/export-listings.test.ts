import fc from 'fast-check';
import { stringify } from 'csv-stringify/sync';
import { neutralizeCell, restoreCell } from '../../../../src/contract/selling/listings-csv';
import { createCsv } from '../../../../src/server/domains/platform/create-csv';
import { sql } from '../../../../src/server/database/sql';
import { addCategory, addUser, storeProduct } from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller } = setUpUsers(server, { seller: 'seller' });

async function exportLines(): Promise<string[]> {
  const { status, body, headers } = await server.call('GET', '/api/listings/export', {
    token: seller.token,
  });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return (body as string).trimEnd().split('\r\n');
}

test("an export contains the seller's products with their states and photos, and no others", async () => {
  const id = await storeProduct(server.database, { seller, productName: 'Diver, "big"' });
  await storeProduct(server.database, { seller: await addUser(server.database, 'seller') });
  await server.database.query(sql`
    update products set photos = '["/images/back.webp"]',
      photo_marks = '{"/images/back.webp":"caseBack"}' where id = ${id}`);
  const [header, ...rows] = await exportLines();
  expect(header?.replace('\ufeff', '')).toMatch(
    /^"id","state","productName","originalPrice",.*,"photos","photoMarks"$/,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(
    new RegExp(
      `^"${id}","forSale","Diver, ""big""","300",.*,"/images/field-watch.webp /images/back.webp",", Case back"$`,
    ),
  );
});

test('the amounts of a product in a former currency have its code', async () => {
  const id = await storeProduct(server.database, { seller, sellingPrice: '250' });
  await server.database.query(sql`
    update products set price_currency = 'eur', shipping_price = '12.50' where id = ${id}`);
  const row = (await exportLines())[1];
  for (const cell of ['EUR 300', 'EUR 250', 'EUR 12.50']) expect(row).toContain(`"${cell}"`);
  expect(row).not.toContain('"EUR "');
});

test('an export of many products contains each one once', async () => {
  const categoryId = await addCategory(server.database);
  const id = await storeProduct(server.database, { seller, categoryId });
  await server.database.query(sql`
    insert into products (seller_id, category_id, product_name, image, condition, description,
      location, mobile_number, original_price, selling_price, year_of_purchase)
    select seller_id, category_id, product_name, image, condition, description, location,
      mobile_number, original_price, selling_price, year_of_purchase
    from products, generate_series(1, 1200) where id = ${id}`);
  const [, ...rows] = await exportLines();
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(1201);
});

test('a text that a spreadsheet would run is neutralized', async () => {
  await storeProduct(server.database, {
    seller,
    productName: '=HYPERLINK("https://evil.example")',
  });
  expect((await exportLines())[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
});

test('every field is quoted, and a formula after a semicolon is neutralized', () => {
  const csv = createCsv({
    columns: ['name', 'note'],
    rows: [
      ['Ann;=1+1;x', ''],
      ['-1.50', 'a; @b'],
    ],
  });
  expect(csv).toBe(`\ufeff"name","note"\r\n"Ann;'=1+1;x",""\r\n"-1.50","a; '@b"\r\n`);
});

test('no cell begins like a formula, and every text is restored', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[=+\-@\t\r']{1,3}[a-z0-9]*$/),
    fc.stringMatching(/^[=\t'; a]{1,12}$/),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const cell = neutralizeCell(text);
      expect(stringify([[cell]])).not.toMatch(/(?:^"?|; *)[=+\-@\t\r]/);
      expect(restoreCell(cell)).toBe(text);
    }),
  );
});
