import * as fc from 'fast-check';
import { newProduct } from '../../support/records';
import type { Fixture } from '../process/fixture';
import { allowedText } from '../values/texts';
import { createRequest } from '../wire/request-template';
import { mostlyOneOf, type RequestArbitrary } from './pick';

/** Lists, products, and the seller's changes to them. */
export function productCalls(fixture: Fixture): RequestArbitrary[] {
  const { buyers, sellers, categories, products } = fixture;
  const category = mostlyOneOf(categories);
  const product = fc.constantFrom(...products);
  const pages = fc.record(
    {
      limit: fc.constantFrom('1', '20', '1000'),
      after: fc
        .record({ time: fc.constantFrom(...times), id: mostlyOneOf(products.map(({ id }) => id)) })
        .map(({ time, id }) => `${time}-${id}`),
    },
    { requiredKeys: [] },
  );

  return [
    fc.constant(createRequest('GET /api/categories')),
    category.map((id) => createRequest('GET /api/category/{id}', [id])),
    pages.map((query) => createRequest('GET /api/ads', [], { query: definedOnly(query) })),
    fc
      .record({ id: category, query: pages, user: fc.constantFrom(...buyers, ...sellers) })
      .map(({ id, query, user: { token } }) =>
        createRequest('GET /api/products/{categoryId}', [id], { token, query: definedOnly(query) }),
      ),
    mostlyOneOf(products.map(({ id }) => id)).map((id) =>
      createRequest('GET /api/product/{id}', [id]),
    ),
    mostlyOneOf(products.map(({ id }) => id)).map((id) =>
      createRequest('GET /api/product/{id}/similar', [id]),
    ),
    mostlyOneOf([...sellers, ...buyers].map(({ uid }) => uid)).map((uid) =>
      createRequest('GET /api/seller/{uid}', [uid]),
    ),
    fc
      .record({ uid: mostlyOneOf(sellers.map(({ uid }) => uid)), query: pages })
      .map(({ uid, query }) =>
        createRequest('GET /api/seller/{uid}/products', [uid], { query: definedOnly(query) }),
      ),
    newProducts(fixture),
    fc
      .record({ query: pages, seller: fc.constantFrom(...sellers) })
      .map(({ query, seller: { email, token } }) =>
        createRequest('GET /api/my-products/{email}', [email], {
          token,
          query: definedOnly(query),
        }),
      ),
    fc
      .record({ query: listingQueries, seller: fc.constantFrom(...sellers) })
      .map(({ query, seller: { token } }) =>
        createRequest('GET /api/listings', [], { token, query: definedOnly(query) }),
      ),
    fc
      .record({
        action: fc.constantFrom('advertise', 'withdraw', 'pause', 'resume', 'delete'),
        ids: fc.array(mostlyOneOf(products.map(({ id }) => id)), { minLength: 1, maxLength: 5 }),
        seller: fc.constantFrom(...sellers),
      })
      .map(({ seller: { token }, ...members }) =>
        createRequest('POST /api/listings/changes', [], { token, members }),
      ),
    product.map(({ id, seller: { token } }) =>
      createRequest('GET /api/listings/{id}/figures', [id], { token }),
    ),
    product.map(({ seller: { token } }) => createRequest('GET /api/figures', [], { token })),
    product.map(({ id }) => createRequest('POST /api/product/{id}/views', [id])),
    product.map(({ id, seller: { token } }) =>
      createRequest('GET /api/listings/{id}', [id], { token }),
    ),
    fc
      .record({
        product,
        revision: fc.constantFrom(1, 1, 1, 2, -1),
        changes: productChanges(fixture),
      })
      .map(({ product: { id, seller }, ...members }) =>
        createRequest('PUT /api/listings/{id}', [id], { token: seller.token, members }),
      ),
    fc.record({ product, listed: fc.boolean() }).map(({ product: { id, seller }, listed }) =>
      createRequest('PUT /api/listings/{id}/listed', [id], {
        token: seller.token,
        members: { listed },
      }),
    ),
    fc.constantFrom(...sellers).map(({ token }) => createRequest('GET /api/away', [], { token })),
    fc
      .record({ seller: fc.constantFrom(...sellers), until: fc.option(awayUntil, { freq: 2 }) })
      .map(({ seller: { token }, until }) =>
        createRequest('PUT /api/away', [], { token, members: { until } }),
      ),
    fc.record({ product, advertise: fc.boolean() }).map(({ product: { id, seller }, advertise }) =>
      createRequest('PUT /api/products/advertise/{id}', [id], {
        token: seller.token,
        members: { ...newProduct, _id: id, advertise },
      }),
    ),
    fc
      .record({ query: pages, seller: fc.constantFrom(...sellers) })
      .map(({ query, seller: { token } }) =>
        createRequest('GET /api/product-drafts', [], { token, query: definedOnly(query) }),
      ),
    ...draftCalls(fixture),
    product.map(({ id, seller: { token } }) =>
      createRequest('POST /api/products/{id}/duplicate', [id], { token }),
    ),
    product.map(({ id, seller: { token } }) =>
      createRequest('DELETE /api/products/{id}', [id], { token }),
    ),
  ];
}

function draftCalls({ drafts }: Fixture): RequestArbitrary[] {
  const path = 'api/product-drafts/{id}';
  const ownDraft = fc.constantFrom(...drafts.map(({ id, seller: { token } }) => ({ id, token })));
  return [
    fc
      .record({
        ownDraft,
        revision: fc.constantFrom(0, 1, 1, 2, 2 ** 31 - 1),
        texts: fc.record(
          { productName: allowedText, sellingPrice: allowedText, description: allowedText },
          { requiredKeys: [] },
        ),
        photos: fc.array(fc.webPath().map((path) => `https://images.example${path}`)),
      })
      .map(({ ownDraft: { id, token }, ...members }) =>
        createRequest(`PUT /${path}`, [id], { token, members }),
      ),
    ownDraft.map(({ id, token }) => createRequest(`GET /${path}`, [id], { token })),
    ownDraft.map(({ id, token }) => createRequest(`DELETE /${path}`, [id], { token })),
  ];
}

function newProducts({ sellers, categories }: Fixture): RequestArbitrary {
  return fc
    .record({
      seller: fc.constantFrom(...sellers),
      category: fc.constantFrom(...categories),
      productName: allowedText,
      description: allowedText,
      location: allowedText,
      sellingPrice: fc.oneof(allowedText, fc.double({ noNaN: true }), fc.integer()),
      condition: fc.constantFrom('Excellent', 'Good', 'Fair'),
      image: fc.oneof(
        fc.webPath().map((path) => `https://images.example${path}`),
        allowedText.map((text) => `/images/${text}`),
      ),
      photos: fc.array(fc.webPath().map((path) => `https://images.example${path}`)),
    })
    .map(({ seller: { token }, ...members }) =>
      createRequest('POST /api/products', [], { token, members: { ...newProduct, ...members } }),
    );
}

function productChanges({ categories }: Fixture): fc.Arbitrary<object> {
  return fc.record(
    {
      category: fc.constantFrom(...categories),
      productName: allowedText,
      brand: allowedText,
      sellingPrice: fc.oneof(allowedText, fc.integer()),
      photos: fc.array(
        fc.webPath().map((path) => `https://images.example${path}`),
        { minLength: 1 },
      ),
    },
    { requiredKeys: [] },
  );
}

const listingQueries = fc.record(
  {
    state: fc.constantFrom('draft', 'forSale', 'paused', 'booked', 'sold', 'refunded'),
    text: allowedText,
    sort: fc.constantFrom('newest', 'oldest', 'name', 'lowestPrice', 'highestPrice'),
    page: fc.constantFrom('1', '2', '1000000'),
  },
  { requiredKeys: [] },
);

/** Mostly a valid time, though rarely one that the server accepts. */
const awayUntil = fc.oneof(
  allowedText,
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

/** Milliseconds: the epoch, the years 2030 and 10000, and the largest number of 15 digits. */
const times = ['0', '1900000000000', '253402300800000', '999999999999999'];

/** Omits undefined values. */
function definedOnly(query: Partial<Record<string, string>>): Record<string, string> {
  return JSON.parse(JSON.stringify(query));
}
