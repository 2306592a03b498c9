import { productFieldNames, productFields } from '../../../../src/contract/selling/product-fields';
import { sql } from '../../../../src/server/database/sql';
import type { OpenApiDocument } from '../../../../src/server/domains/website/openapi/openapi-document';
import { columnName } from '../../../../src/server/domains/catalogue/product-columns.sql';
import { addCategory, newProduct } from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller } = setUpUsers(server, { seller: 'seller' });

test('each field has a column, which is nullable only if the field is optional', async () => {
  const columns = await server.database.query<{ name: string; nullable: string }>(sql`
    select column_name as name, is_nullable as nullable from information_schema.columns
    where table_name = 'products'`);
  const nullableByColumn = new Map(columns.map(({ name, nullable }) => [name, nullable]));
  expect(productFieldNames.map((name) => [name, nullableByColumn.get(columnName(name))])).toEqual(
    productFieldNames.map((name) => [name, 'required' in productFields[name] ? 'NO' : 'YES']),
  );
});

test('each field is stored and read again', async () => {
  const product = {
    ...newProduct,
    sellingPrice: '250',
    yearOfPurchase: '2021',
    category: await addCategory(server.database),
    brand: 'Kestrin',
    model: 'Deep Field',
    referenceNumber: '116610LN',
    caseDiameter: '40.5',
    caseMaterial: 'Titanium',
    movement: 'Manual winding',
    dialColour: 'Blue',
    strap: 'Shark skin',
    box: 'Yes',
    papers: 'No',
    yearOfProduction: '1998',
    waterResistance: '10 bar',
    servicedOn: '2024-05',
    serialNumber: 'K 123-456',
    deliveries: 'both',
    shippingPrice: '12.50',
    shippingCountries: 'DE, FR',
    insuredValue: '250',
  };
  expect(Object.keys(product).sort()).toEqual([...productFieldNames].sort());
  const { token } = seller;
  await server.call('POST', '/api/products', { token, body: product });
  const { body } = await server.call('GET', `/api/my-products/${seller.email}`, { token });
  expect(body).toEqual([expect.objectContaining(product)]);
});

test('an attribute with a value that its kind does not allow is rejected with the reason', async () => {
  const category = await addCategory(server.database);
  const { status, body } = await server.call('POST', '/api/products', {
    token: seller.token,
    body: { ...newProduct, category, caseDiameter: 'huge' },
  });
  expect([status, body.message]).toEqual([
    400,
    'Case diameter must be a number in mm, such as 42.',
  ]);
});

test('the OpenAPI document describes each field of the request and the response', async () => {
  const document: OpenApiDocument = (await server.call('GET', '/api/openapi.json')).body;
  const request =
    document.paths['/products']!['post']!.requestBody!.content['application/json']!.schema;
  const response = document.components.schemas['Product']!;
  for (const name of productFieldNames) {
    const { label, maxLength } = productFields[name];
    expect(response.properties?.[name]).toMatchObject({ title: label });
    expect(request.properties?.[name]).toMatchObject({
      title: label,
      ...(name !== 'condition' && { maxLength }),
    });
    const isRequired = 'required' in productFields[name];
    expect([name, request.required?.includes(name)]).toEqual([name, isRequired]);
    expect([name, response.required?.includes(name)]).toEqual([name, isRequired]);
  }
});

describe('a search for a reference number', () => {
  const addListing = async (referenceNumber: string) => {
    const body = {
      ...newProduct,
      category: await addCategory(server.database),
      referenceNumber,
    };
    return (await server.call('POST', '/api/products', { token: seller.token, body })).body
      .insertedId as string;
  };

  test.each([
    ['116610LN', ['116610LN', '116610 ln', '116610-LN', 'ref 116610LN']],
    ['116610 LN', ['116610LN', '116610LN diver']],
    ['311.30.42.30', ['311.30.42.30', '311 30 42 30', '311-30-42-30', '311304230']],
    ['311304230', ['311.30.42.30', '311 30 42 30', '311304230']],
    ['26405CE.OO.A002', ['26405CE.OO.A002', '26405CE OO A002', '26405ceooa002']],
  ])('finds %s with other separators, or none', async (referenceNumber, searches) => {
    const id = await addListing(referenceNumber);
    await addListing('5711/1A-010');
    for (const text of searches) {
      const { body } = await server.call('GET', `/api/search?${new URLSearchParams({ text })}`);
      const found = (body as { products: { _id: string }[] }).products.map(({ _id }) => _id);
      expect([text, found]).toEqual([text, [id]]);
    }
  });
});
