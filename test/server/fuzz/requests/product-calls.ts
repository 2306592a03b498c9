import * as fc from 'fast-check';
import { newProduct } from '../../support/records';
import type { Fixture } from '../process/fixture';
import { allowedText } from '../values/texts';
import { draft } from '../wire/draft';
import { usually, type DraftArbitrary } from './pick';

/** Lists, products, and the seller's changes to them. */
export function productCalls(fixture: Fixture): DraftArbitrary[] {
  const { buyers, sellers, categories, products } = fixture;
  const category = usually(categories);
  const product = fc.constantFrom(...products);
  const pages = fc.record(
    {
      limit: fc.constantFrom('1', '20', '1000'),
      after: fc
        .record({ time: fc.constantFrom(...times), id: usually(products.map(({ id }) => id)) })
        .map(({ time, id }) => `${time}-${id}`),
    },
    { requiredKeys: [] },
  );

  return [
    fc.constant(draft('GET /api/categories')),
    category.map((id) => draft('GET /api/category/{id}', [id])),
    pages.map((query) => draft('GET /api/ads', [], { query: definedOnly(query) })),
    fc
      .record({ id: category, query: pages, user: fc.constantFrom(...buyers, ...sellers) })
      .map(({ id, query, user: { token } }) =>
        draft('GET /api/products/{categoryId}', [id], { token, query: definedOnly(query) }),
      ),
    usually(products.map(({ id }) => id)).map((id) => draft('GET /api/product/{id}', [id])),
    usually(products.map(({ id }) => id)).map((id) => draft('GET /api/product/{id}/similar', [id])),
    usually([...sellers, ...buyers].map(({ uid }) => uid)).map((uid) =>
      draft('GET /api/seller/{uid}', [uid]),
    ),
    fc
      .record({ uid: usually(sellers.map(({ uid }) => uid)), query: pages })
      .map(({ uid, query }) =>
        draft('GET /api/seller/{uid}/products', [uid], { query: definedOnly(query) }),
      ),
    newProducts(fixture),
    fc
      .record({ query: pages, seller: fc.constantFrom(...sellers) })
      .map(({ query, seller: { email, token } }) =>
        draft('GET /api/my-products/{email}', [email], { token, query: definedOnly(query) }),
      ),
    fc
      .record({ query: listingQueries, seller: fc.constantFrom(...sellers) })
      .map(({ query, seller: { token } }) =>
        draft('GET /api/listings', [], { token, query: definedOnly(query) }),
      ),
    fc
      .record({
        action: fc.constantFrom('advertise', 'withdraw', 'pause', 'resume', 'delete'),
        ids: fc.array(usually(products.map(({ id }) => id)), { minLength: 1, maxLength: 5 }),
        seller: fc.constantFrom(...sellers),
      })
      .map(({ seller: { token }, ...members }) =>
        draft('POST /api/listings/changes', [], { token, members }),
      ),
    product.map(({ id, seller: { token } }) =>
      draft('GET /api/listings/{id}/figures', [id], { token }),
    ),
    product.map(({ seller: { token } }) => draft('GET /api/figures', [], { token })),
    product.map(({ id }) => draft('POST /api/product/{id}/views', [id])),
    product.map(({ id, seller: { token } }) => draft('GET /api/listings/{id}', [id], { token })),
    fc
      .record({
        product,
        revision: fc.constantFrom(1, 1, 1, 2, -1),
        changes: productChanges(fixture),
      })
      .map(({ product: { id, seller }, ...members }) =>
        draft('PUT /api/listings/{id}', [id], { token: seller.token, members }),
      ),
    fc
      .record({ product, listed: fc.boolean() })
      .map(({ product: { id, seller }, listed }) =>
        draft('PUT /api/listings/{id}/listed', [id], { token: seller.token, members: { listed } }),
      ),
    fc.constantFrom(...sellers).map(({ token }) => draft('GET /api/away', [], { token })),
    fc
      .record({ seller: fc.constantFrom(...sellers), until: fc.option(awayUntil, { freq: 2 }) })
      .map(({ seller: { token }, until }) =>
        draft('PUT /api/away', [], { token, members: { until } }),
      ),
    fc.record({ product, advertise: fc.boolean() }).map(({ product: { id, seller }, advertise }) =>
      draft('PUT /api/products/advertise/{id}', [id], {
        token: seller.token,
        members: { ...newProduct, _id: id, advertise },
      }),
    ),
    fc
      .record({ query: pages, seller: fc.constantFrom(...sellers) })
      .map(({ query, seller: { token } }) =>
        draft('GET /api/product-drafts', [], { token, query: definedOnly(query) }),
      ),
    ...draftCalls(fixture),
    product.map(({ id, seller: { token } }) =>
      draft('POST /api/products/{id}/duplicate', [id], { token }),
    ),
    product.map(({ id, seller: { token } }) => draft('DELETE /api/products/{id}', [id], { token })),
  ];
}

function draftCalls({ drafts }: Fixture): DraftArbitrary[] {
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
        draft(`PUT /${path}`, [id], { token, members }),
      ),
    ownDraft.map(({ id, token }) => draft(`GET /${path}`, [id], { token })),
    ownDraft.map(({ id, token }) => draft(`DELETE /${path}`, [id], { token })),
  ];
}

function newProducts({ sellers, categories }: Fixture): DraftArbitrary {
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
      draft('POST /api/products', [], { token, members: { ...newProduct, ...members } }),
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

/** The epoch, recent years, and the largest timestamp of these digits. */
const times = ['0', '1900000000000', '253402300800000', '999999999999999'];

/** Omits undefined values. */
function definedOnly(query: Partial<Record<string, string>>): Record<string, string> {
  return JSON.parse(JSON.stringify(query));
}
