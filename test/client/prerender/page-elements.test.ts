import { headElements } from '../../../src/client/prerender/page-elements';
import type { DetailedProduct } from '../../../src/contract/selling/product';
import type { EmbeddedResponse } from '../../../src/contract/website/rendered-page';
import { setConfiguration } from '../../../src/client/services/configuration';
import { publicConfiguration } from '../support/configuration';
import { product } from '../support/fixtures';

const origin = 'https://shop.example';
const page: DetailedProduct = {
  ...product,
  _id: 'a/b',
  uid: 'seller',
  image: '/images/front.webp',
  photos: ['/images/front.webp', 'https://images.example/back.webp'],
  sellingPrice: '$1,850',
  categoryName: 'Dive Watches',
  sold: false,
};

function elementsFor(changes: Partial<DetailedProduct> = {}) {
  const body = { ...page, ...changes };
  return headElements({ call: 'product', parameter: page._id, status: 200, body }, origin);
}

const allStructuredData = (elements: string) =>
  [...elements.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!),
  );
const structuredDataOf = (elements: string) => allStructuredData(elements)[0];

test('a product has Open Graph tags for its URL, picture and price', () => {
  const elements = elementsFor();
  expect(elements).toContain('<link rel="canonical" href="https://shop.example/product/a%2Fb">');
  for (const property of [
    'property="og:image" content="https://shop.example/images/front.webp"',
    'property="product:price:amount" content="1850.00"',
    'property="product:price:currency" content="USD"',
  ]) {
    expect(elements).toContain(property);
  }
});

test('a page that the operator wrote has a canonical URL', () => {
  const body = { name: 'help', html: '<p>Ask us.</p>' };
  expect(
    headElements({ call: 'sitePage', parameter: 'help', status: 200, body }, origin),
  ).toContain('<link rel="canonical" href="https://shop.example/help">');
});

test('structured data contain the offer and its condition', () => {
  expect(structuredDataOf(elementsFor())).toMatchObject({
    '@type': 'Product',
    name: page.productName,
    sku: page._id,
    image: ['https://shop.example/images/front.webp', 'https://images.example/back.webp'],
    offers: {
      '@type': 'Offer',
      price: '1850.00',
      priceCurrency: 'USD',
      itemCondition: 'https://schema.org/UsedCondition',
      availability: 'https://schema.org/InStock',
      availableDeliveryMethod: 'https://schema.org/OnSitePickup',
      hasMerchantReturnPolicy: { merchantReturnLink: 'https://shop.example/help' },
      seller: { url: 'https://shop.example/seller/seller' },
    },
  });
});

test('structured data contain the attributes of a watch', () => {
  const data = structuredDataOf(
    elementsFor({
      brand: 'Omega',
      model: 'Seamaster',
      referenceNumber: '233.30',
      caseMaterial: 'Titanium',
      dialColour: 'Blue',
      yearOfProduction: '1998',
      caseDiameter: '41',
      papers: 'Yes',
    }),
  );
  expect(data).toMatchObject({
    brand: { '@type': 'Brand', name: 'Omega' },
    model: 'Seamaster',
    mpn: '233.30',
    material: 'Titanium',
    color: 'Blue',
    productionDate: '1998',
  });
  expect(data.additionalProperty).toEqual([
    { '@type': 'PropertyValue', name: 'Condition', value: page.condition },
    { '@type': 'PropertyValue', name: 'Case diameter', value: '41 mm' },
    { '@type': 'PropertyValue', name: 'Papers', value: 'Yes' },
  ]);
});

test.each([
  [{ sold: true }, 'SoldOut', 'out of stock'],
  [{ booked: true }, 'OutOfStock', 'out of stock'],
  [{ booked: false }, 'InStock', 'in stock'],
])(
  'a product with %j is %s for search engines, and %s in a link preview',
  (changes, schemaOrg, openGraph) => {
    const elements = elementsFor(changes);
    expect(structuredDataOf(elements).offers.availability).toBe(`https://schema.org/${schemaOrg}`);
    expect(elements).toContain(`<meta property="product:availability" content="${openGraph}">`);
  },
);

test('structured data contain the path to a product, with its category', () => {
  expect(allStructuredData(elementsFor())[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.example/' },
      {
        position: 2,
        name: 'Dive Watches',
        item: `https://shop.example/search?category=${page.category}`,
      },
      { position: 3, name: page.productName, item: 'https://shop.example/product/a%2Fb' },
    ],
  });
});

test('structured data of a seller are a profile, those of Home an organization', () => {
  setConfiguration({ ...publicConfiguration, shopName: 'Time again', logo: '/images/logo.webp' });
  const seller = {
    uid: 'sue',
    displayName: 'Sue Seller',
    photoURL: '',
    verified: true,
    verifiedAt: null,
    memberSince: '2026-01-02T03:04:05.000Z',
    sold: 3,
  };
  const elementsOf = (response: EmbeddedResponse) =>
    structuredDataOf(headElements(response, origin));
  expect(elementsOf({ call: 'seller', parameter: 'sue', status: 200, body: seller })).toMatchObject(
    {
      '@type': 'ProfilePage',
      dateCreated: seller.memberSince,
      mainEntity: { '@type': 'Person', name: 'Sue Seller', url: 'https://shop.example/seller/sue' },
    },
  );
  const rated = { ...seller, rating: { average: 4.7, count: 3 } };
  expect(elementsOf({ call: 'seller', parameter: 'sue', status: 200, body: rated })).toMatchObject({
    mainEntity: {
      '@type': 'Organization',
      name: 'Sue Seller',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 3 },
    },
  });
  expect(
    elementsOf({ call: 'advertisements', parameter: 24, status: 200, body: [] }),
  ).toMatchObject({
    '@type': 'Organization',
    name: 'Time again',
    url: 'https://shop.example/',
    logo: 'https://shop.example/images/logo.webp',
  });
});

test('a product without a price that is an amount has no offer', () => {
  const elements = elementsFor({ sellingPrice: 'ask me' });
  expect(elements).not.toContain('price:amount');
  expect(structuredDataOf(elements)).not.toHaveProperty('offers');
});

test("a seller's text is escaped", () => {
  const productName = '"></script><script>alert(1)</script>&amp;';
  const elements = elementsFor({ productName });
  expect(elements).not.toContain('<script>alert');
  expect(structuredDataOf(elements).name).toBe(productName);
});

test('the page of a deleted product has no metadata', () => {
  expect(headElements({ call: 'product', parameter: 'none', status: 410, body: {} }, origin)).toBe(
    '',
  );
});

test('structured data contain the brand as the search lists it, or as typed', () => {
  const brand = (name: string) => ({ brand: { '@type': 'Brand', name } });
  const brandFacet = { value: 'jaeger-lecoultre', label: 'Jaeger-LeCoultre' };
  expect(structuredDataOf(elementsFor({ brand: 'jlc', brandFacet }))).toMatchObject(
    brand('Jaeger-LeCoultre'),
  );
  expect(structuredDataOf(elementsFor({ brand: 'Kestrin' }))).toMatchObject(brand('Kestrin'));
  expect(structuredDataOf(elementsFor({ brand: null, brandFacet: null }))).not.toHaveProperty(
    'brand',
  );
});

test('structured data contain the reference number as mpn', () => {
  expect(structuredDataOf(elementsFor({ referenceNumber: '116610LN' }))).toMatchObject({
    mpn: '116610LN',
  });
  expect(structuredDataOf(elementsFor({ referenceNumber: null }))).not.toHaveProperty('mpn');
});

test.each([
  ['eur', '1.850,50 €', '1850.50', 'EUR'],
  ['jpy', '¥185,000', '185000', 'JPY'],
  ['kwd', 'KWD 5.120', '5.120', 'KWD'],
])('the offer of a shop in %s has its currency', (currency, sellingPrice, price, priceCurrency) => {
  setConfiguration({ ...publicConfiguration, currency });
  const elements = elementsFor({ sellingPrice });
  setConfiguration(publicConfiguration);
  expect(structuredDataOf(elements)).toMatchObject({ offers: { price, priceCurrency } });
  expect(elements).toContain(`property="product:price:amount" content="${price}"`);
});
