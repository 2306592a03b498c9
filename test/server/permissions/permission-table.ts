import { newProduct, uploadedPicture } from '../support/records';
import type { Caller } from './support/callers';
import type { Fixture } from './support/fixture';

/** The expected statuses of an endpoint, in the order of `callers`. */
type Statuses = [
  none: number,
  forged: number,
  expired: number,
  buyer: number,
  otherBuyer: number,
  seller: number,
  otherSeller: number,
  admin: number,
  deleted: number,
  roleChanged: number,
  withoutRole: number,
  moderator: number,
];

/** A row of the table: an example request to an endpoint, and which callers may send it. */
export interface Permission {
  pathFor: (fixture: Fixture) => string;
  body?: (fixture: Fixture) => unknown;
  /** The type of token that the call requires; an access token by default. */
  tokenType?: 'identity';
  /** The owner of the data: the forged and expired tokens and the deleted user have this user's id. */
  owner: 'buyer' | 'seller' | 'admin';
  /** The tables that an allowed call changes. */
  changedTables?: string[];
  /** The tables that the call changes instead for some callers. */
  changedTablesBy?: Partial<Record<Caller, string[]>>;
  statuses: Statuses;
  /** The status for a suspended user if it differs from the status for a deleted user. */
  statusIfSuspended?: number;
}

/** The tables that an event of an order changes. */
const orderEventTables = ['notifications', 'order_events', 'orders', 'outbox'];

/** The tables that a message changes. */
const messageTables = ['conversation_participants', 'conversations', 'messages'];

const message = { messageId: '6f1e1d6e-5d0c-4c6c-9f0a-2f6f0a7b1c11', text: 'Does it run well?' };

const meeting = { phoneNumber: '01712345678', meetingLocation: 'Station' };

const emailTexts = { subject: 'Paid', intro: 'You are paid.', closing: 'Goodbye.' };

const reason = { reason: 'A buyer has sent evidence.' };

const allAllowed: Statuses = [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200];
const visitorsAndUsers: Statuses = [200, 401, 401, 200, 200, 200, 200, 200, 401, 200, 200, 200];
const signedIn: Statuses = [401, 401, 401, 200, 200, 200, 200, 200, 401, 200, 200, 200];
const admins: Statuses = [401, 401, 401, 403, 403, 403, 403, 200, 401, 403, 403, 403];
const staff: Statuses = [401, 401, 401, 403, 403, 403, 403, 200, 401, 403, 403, 200];
const sellers: Statuses = [401, 401, 401, 403, 403, 200, 200, 403, 401, 200, 403, 403];
const owningSeller: Statuses = [401, 401, 401, 403, 403, 200, 403, 403, 401, 403, 403, 403];
const participantsOfOrder: Statuses = [401, 401, 401, 200, 404, 200, 404, 404, 401, 200, 404, 404];
const draftOwner: Statuses = [401, 401, 401, 403, 403, 200, 404, 403, 401, 404, 403, 403];
const buyers: Statuses = [401, 401, 401, 200, 200, 403, 403, 403, 401, 403, 403, 403];
const tokenHolder: Statuses = [401, 401, 401, 200, 403, 403, 403, 403, 403, 200, 403, 403];
const participants: Statuses = [401, 401, 401, 200, 404, 200, 404, 404, 401, 200, 404, 404];
const owningBuyer: Statuses = [401, 401, 401, 200, 403, 403, 403, 403, 401, 403, 403, 403];

/**
 * The expected status of every endpoint of specification 7.1 for every caller. The URLs identify data
 * of the buyer or the seller; other allowed callers act in their own name. The buyer whose role
 * changed is the buyer, now a seller.
 */
export const permissions: Record<string, Permission> = {
  'GET /user/{email}': {
    pathFor: ({ buyer }) => `/user/${buyer.email}`,
    owner: 'buyer',
    statuses: [401, 401, 401, 200, 403, 403, 403, 200, 401, 200, 403, 403],
  },
  'GET /user/{email} by identity token': {
    pathFor: ({ buyer }) => `/user/${buyer.email}`,
    tokenType: 'identity',
    owner: 'buyer',
    statuses: [401, 401, 401, 200, 403, 403, 403, 200, 403, 200, 403, 403],
  },
  'POST /user': {
    pathFor: () => '/user',
    body: ({ buyer: { uid, email } }) => ({ uid, email, displayName: 'Renamed', role: 'seller' }),
    tokenType: 'identity',
    owner: 'buyer',
    changedTables: ['former_identifiers', 'users'],
    statuses: tokenHolder,
  },
  'GET /jwt?email={email}': {
    pathFor: ({ buyer }) => `/jwt?email=${buyer.email}`,
    tokenType: 'identity',
    owner: 'buyer',
    changedTables: ['sessions'],
    statuses: tokenHolder,
    statusIfSuspended: 200,
  },
  'POST /roles': {
    pathFor: () => '/roles',
    body: () => ({ role: 'seller' }),
    owner: 'buyer',
    changedTables: ['users'],
    changedTablesBy: { seller: [], 'other seller': [], 'buyer whose role changed': [] },
    statuses: [401, 401, 401, 200, 200, 200, 200, 403, 401, 200, 403, 403],
  },
  'PUT /active-role': {
    pathFor: () => '/active-role',
    body: () => ({ role: 'buyer' }),
    owner: 'buyer',
    statuses: buyers,
  },
  'GET /upload-key': {
    pathFor: () => '/upload-key',
    owner: 'seller',
    statuses: signedIn,
    statusIfSuspended: 200,
  },
  'DELETE /session': {
    pathFor: () => '/session',
    owner: 'buyer',
    changedTables: ['revoked_sessions'],
    statuses: signedIn,
    statusIfSuspended: 200,
  },
  'GET /sessions': { pathFor: () => '/sessions', owner: 'buyer', statuses: signedIn },
  'DELETE /sessions/{id}': {
    pathFor: ({ otherSession }) => `/sessions/${otherSession}`,
    owner: 'buyer',
    changedTablesBy: {
      buyer: ['revoked_sessions'],
      'buyer whose role changed': ['revoked_sessions'],
    },
    statuses: signedIn,
  },
  'DELETE /sessions': {
    pathFor: () => '/sessions',
    owner: 'buyer',
    changedTables: ['users'],
    statuses: signedIn,
  },
  'GET /categories': { pathFor: () => '/categories', owner: 'buyer', statuses: allAllowed },
  'GET /category/{id}': {
    pathFor: ({ category }) => `/category/${category}`,
    owner: 'buyer',
    statuses: allAllowed,
  },
  'GET /ads': { pathFor: () => '/ads', owner: 'buyer', statuses: visitorsAndUsers },
  'GET /products/{categoryId}': {
    pathFor: ({ category }) => `/products/${category}`,
    owner: 'buyer',
    statuses: signedIn,
  },
  'GET /search': {
    pathFor: () => '/search?text=watch',
    owner: 'buyer',
    statuses: visitorsAndUsers,
  },
  'GET /suggestions': {
    pathFor: () => '/suggestions?text=dre',
    owner: 'buyer',
    statuses: allAllowed,
  },
  'GET /places': { pathFor: () => '/places', owner: 'buyer', statuses: allAllowed },
  'POST /search-opens': {
    pathFor: () => '/search-opens',
    body: () => ({ text: 'watch' }),
    owner: 'buyer',
    statuses: allAllowed,
  },
  'GET /search-report': { pathFor: () => '/search-report', owner: 'admin', statuses: admins },
  'POST /products': {
    pathFor: () => '/products',
    body: ({ category }) => ({ ...newProduct, category }),
    owner: 'seller',
    changedTables: ['products', 'products_to_match'],
    statuses: sellers,
  },
  'GET /product/{id}': {
    pathFor: ({ bookedProduct }) => `/product/${bookedProduct}`,
    owner: 'buyer',
    statuses: visitorsAndUsers,
  },
  'GET /product/{id}/similar': {
    pathFor: ({ otherSellersProduct }) => `/product/${otherSellersProduct}/similar`,
    owner: 'buyer',
    statuses: visitorsAndUsers,
  },
  'GET /product/{id}/sold-prices': {
    pathFor: ({ otherSellersProduct }) => `/product/${otherSellersProduct}/sold-prices`,
    owner: 'buyer',
    statuses: allAllowed,
  },
  'GET /seller/{uid}': {
    pathFor: ({ seller }) => `/seller/${seller.uid}`,
    owner: 'buyer',
    statuses: allAllowed,
  },
  'GET /seller/{uid}/reviews': {
    pathFor: ({ seller }) => `/seller/${seller.uid}/reviews`,
    owner: 'buyer',
    statuses: allAllowed,
  },
  'GET /seller/{uid}/products': {
    pathFor: ({ seller }) => `/seller/${seller.uid}/products`,
    owner: 'buyer',
    statuses: visitorsAndUsers,
  },
  'GET /my-products/{email}': {
    pathFor: ({ seller }) => `/my-products/${seller.email}`,
    owner: 'seller',
    statuses: owningSeller,
  },
  'GET /listings/export': {
    pathFor: () => '/listings/export',
    owner: 'seller',
    statuses: sellers,
  },
  'POST /listings/changes': {
    pathFor: () => '/listings/changes',
    body: ({ availableProduct }) => ({ action: 'withdraw', ids: [availableProduct] }),
    owner: 'seller',
    changedTables: ['products'],
    changedTablesBy: { 'other seller': [], 'buyer whose role changed': [] },
    statuses: sellers,
  },
  'GET /sold-prices': { pathFor: () => '/sold-prices', owner: 'seller', statuses: sellers },
  'GET /listings': { pathFor: () => '/listings', owner: 'seller', statuses: sellers },
  'GET /listings/{id}/figures': {
    pathFor: ({ availableProduct }) => `/listings/${availableProduct}/figures`,
    owner: 'seller',
    statuses: [401, 401, 401, 403, 403, 200, 404, 403, 401, 404, 403, 403],
  },
  'GET /figures': { pathFor: () => '/figures', owner: 'seller', statuses: sellers },
  'POST /product/{id}/views': {
    pathFor: ({ availableProduct }) => `/product/${availableProduct}/views`,
    owner: 'buyer',
    changedTables: ['listing_views'],
    changedTablesBy: { seller: [] },
    statuses: visitorsAndUsers,
  },
  'PUT /products/advertise/{id}': {
    pathFor: ({ availableProduct }) => `/products/advertise/${availableProduct}`,
    body: ({ availableProduct }) => ({ _id: availableProduct, advertise: true }),
    owner: 'seller',
    changedTables: ['products'],
    statuses: owningSeller,
  },
  'DELETE /products/{id}': {
    pathFor: ({ availableProduct }) => `/products/${availableProduct}`,
    owner: 'seller',
    changedTables: ['deleted_products', 'products', 'wishlist_entries'],
    statuses: owningSeller,
  },
  'POST /product-imports': {
    pathFor: () => '/product-imports',
    body: () => ({ fileName: 'watches.csv', csv: 'id,photos' }),
    owner: 'seller',
    changedTables: ['product_imports'],
    // It replaces the seller's unfinished import.
    changedTablesBy: { seller: ['pictures', 'product_import_pictures', 'product_imports'] },
    statuses: sellers,
  },
  'GET /product-imports/latest': {
    pathFor: () => '/product-imports/latest',
    owner: 'seller',
    statuses: sellers,
  },
  'PUT /product-imports/{id}/photos': {
    pathFor: ({ productImport }) => `/product-imports/${productImport}/photos`,
    body: () => ({ name: 'watch.jpg', url: uploadedPicture }),
    owner: 'seller',
    changedTables: ['pictures', 'product_import_pictures'],
    statuses: draftOwner,
  },
  'POST /product-imports/{id}/start': {
    pathFor: ({ productImport }) => `/product-imports/${productImport}/start`,
    owner: 'seller',
    changedTables: ['product_imports'],
    statuses: draftOwner,
  },
  'DELETE /product-imports/{id}': {
    pathFor: ({ productImport }) => `/product-imports/${productImport}`,
    owner: 'seller',
    changedTables: ['pictures', 'product_import_pictures', 'product_imports'],
    statuses: draftOwner,
  },
  'GET /product-drafts': { pathFor: () => '/product-drafts', owner: 'seller', statuses: sellers },
  'GET /product-drafts/{id}': {
    pathFor: ({ draft }) => `/product-drafts/${draft}`,
    owner: 'seller',
    statuses: draftOwner,
  },
  'PUT /product-drafts/{id}': {
    pathFor: ({ draft }) => `/product-drafts/${draft}`,
    body: () => ({ revision: 1, texts: { productName: 'Diver' }, photos: [] }),
    owner: 'seller',
    changedTables: ['product_drafts'],
    statuses: draftOwner,
  },
  'DELETE /product-drafts/{id}': {
    pathFor: ({ draft }) => `/product-drafts/${draft}`,
    owner: 'seller',
    changedTables: ['product_drafts'],
    statuses: draftOwner,
  },
  'POST /products/{id}/duplicate': {
    pathFor: ({ availableProduct }) => `/products/${availableProduct}/duplicate`,
    owner: 'seller',
    changedTables: ['product_drafts'],
    statuses: owningSeller,
  },
  'GET /listings/{id}': {
    pathFor: ({ availableProduct }) => `/listings/${availableProduct}`,
    owner: 'seller',
    statuses: owningSeller,
  },
  'PUT /listings/{id}': {
    pathFor: ({ availableProduct }) => `/listings/${availableProduct}`,
    body: () => ({ revision: 1, changes: { sellingPrice: '100' } }),
    owner: 'seller',
    // A lower price is news for those who have saved it.
    changedTables: ['notifications', 'outbox', 'product_prices', 'products', 'products_to_match'],
    statuses: owningSeller,
  },
  'PUT /listings/{id}/listed': {
    pathFor: ({ availableProduct }) => `/listings/${availableProduct}/listed`,
    body: () => ({ listed: false }),
    owner: 'seller',
    changedTables: ['products'],
    statuses: owningSeller,
  },
  'PUT /listings/{id}/offers': {
    pathFor: ({ availableProduct }) => `/listings/${availableProduct}/offers`,
    body: () => ({ acceptsOffers: false, lowestOffer: null }),
    owner: 'seller',
    changedTables: ['products'],
    statuses: owningSeller,
  },
  'POST /listings/{id}/offers': {
    pathFor: ({ availableProduct }) => `/listings/${availableProduct}/offers`,
    body: () => ({ amount: 1_000, currency: 'usd' }),
    owner: 'seller',
    changedTables: [...messageTables, 'offers'],
    statuses: owningSeller,
  },
  'GET /away': { pathFor: () => '/away', owner: 'seller', statuses: sellers },
  'PUT /away': {
    pathFor: () => '/away',
    body: () => ({ until: new Date(Date.now() + 86_400_000).toISOString() }),
    owner: 'seller',
    changedTables: ['products', 'users'],
    // The callers have no product that is not booked.
    changedTablesBy: { 'other seller': ['users'], 'buyer whose role changed': ['users'] },
    statuses: sellers,
  },
  'GET /wishlist?productId={id}&&userId={uid}': {
    pathFor: ({ bookedProduct, buyer }) =>
      `/wishlist?productId=${bookedProduct}&&userId=${buyer.uid}`,
    owner: 'buyer',
    statuses: [401, 401, 401, 200, 403, 403, 403, 403, 401, 200, 403, 403],
  },
  'POST /wishlist': {
    pathFor: () => '/wishlist',
    body: ({ availableProduct }) => ({ productId: availableProduct }),
    owner: 'buyer',
    changedTables: ['wishlist_entries'],
    // The other buyer has saved it already.
    changedTablesBy: { 'other buyer': [] },
    statuses: buyers,
  },
  'GET /wishlist/{email}': {
    pathFor: ({ buyer }) => `/wishlist/${buyer.email}`,
    owner: 'buyer',
    statuses: owningBuyer,
  },
  'DELETE /wishes/{productId}': {
    pathFor: ({ bookedProduct }) => `/wishes/${bookedProduct}`,
    owner: 'buyer',
    changedTables: ['wishlist_entries'],
    statuses: buyers,
  },
  'POST /recent-activity': {
    pathFor: () => '/recent-activity',
    body: ({ availableProduct }) => ({
      searches: ['diver'],
      viewed: [availableProduct],
      cleared: [],
    }),
    owner: 'buyer',
    changedTables: ['recent_activity'],
    statuses: signedIn,
  },
  'GET /saved-searches': { pathFor: () => '/saved-searches', owner: 'buyer', statuses: buyers },
  'POST /saved-searches': {
    pathFor: () => '/saved-searches',
    body: () => ({ query: 'text=diver' }),
    owner: 'buyer',
    changedTables: ['saved_searches'],
    statuses: buyers,
  },
  'PUT /saved-searches/{id}': {
    pathFor: ({ savedSearch }) => `/saved-searches/${savedSearch}`,
    body: () => ({ frequency: 'weekly' }),
    owner: 'buyer',
    changedTables: ['saved_searches'],
    changedTablesBy: { 'other buyer': [] },
    statuses: buyers,
  },
  'POST /saved-searches/{id}/opened': {
    pathFor: ({ savedSearch }) => `/saved-searches/${savedSearch}/opened`,
    owner: 'buyer',
    changedTables: ['saved_searches'],
    changedTablesBy: { 'other buyer': [] },
    statuses: buyers,
  },
  'DELETE /saved-searches/{id}': {
    pathFor: ({ savedSearch }) => `/saved-searches/${savedSearch}`,
    owner: 'buyer',
    changedTables: ['saved_searches'],
    changedTablesBy: { 'other buyer': [] },
    statuses: buyers,
  },
  'POST /book-product': {
    pathFor: () => '/book-product',
    body: ({ availableProduct }) => ({ productId: availableProduct, ...meeting }),
    owner: 'buyer',
    changedTables: orderEventTables,
    statuses: buyers,
  },
  'GET /myorders/{uid}': {
    pathFor: ({ buyer }) => `/myorders/${buyer.uid}`,
    owner: 'buyer',
    statuses: owningBuyer,
  },
  'GET /orders/{id}': {
    pathFor: ({ bookedProduct }) => `/orders/${bookedProduct}`,
    owner: 'buyer',
    statuses: [401, 401, 401, 200, 409, 403, 403, 403, 401, 403, 403, 403],
  },
  'GET /sales': { pathFor: () => '/sales', owner: 'seller', statuses: sellers },
  'GET /all-sales': { pathFor: () => '/all-sales', owner: 'admin', statuses: staff },
  'GET /all-sales/export': {
    pathFor: () => '/all-sales/export',
    owner: 'admin',
    changedTables: ['audit_log'],
    statuses: admins,
  },
  'GET /sales/{orderId}': {
    pathFor: ({ order }) => `/sales/${order}`,
    owner: 'buyer',
    statuses: [401, 401, 401, 200, 404, 200, 404, 200, 401, 200, 404, 200],
    statusIfSuspended: 200,
  },
  'GET /sales/{orderId}/reviews': {
    pathFor: ({ order }) => `/sales/${order}/reviews`,
    owner: 'buyer',
    statuses: [401, 401, 401, 200, 404, 200, 404, 200, 401, 200, 404, 200],
  },
  'POST /sales/{orderId}/reviews': {
    pathFor: ({ reviewableOrder }) => `/sales/${reviewableOrder}/reviews`,
    body: () => ({ rating: 5, text: 'As described.' }),
    owner: 'buyer',
    changedTables: ['reviews'],
    statuses: participantsOfOrder,
  },
  'POST /reviews/{id}/reply': {
    pathFor: ({ review }) => `/reviews/${review}/reply`,
    body: () => ({ text: 'Thank you.' }),
    owner: 'buyer',
    changedTables: ['reviews'],
    statuses: [401, 401, 401, 200, 404, 404, 404, 404, 401, 200, 404, 404],
  },
  'POST /sales/{orderId}/contact-data': {
    pathFor: ({ order }) => `/sales/${order}/contact-data`,
    body: () => reason,
    owner: 'admin',
    changedTables: ['audit_log'],
    statuses: staff,
  },
  'GET /payouts/owed': { pathFor: () => '/payouts/owed', owner: 'admin', statuses: admins },
  'GET /payouts/owed/{sellerId}': {
    pathFor: ({ payee }) => `/payouts/owed/${payee.id}`,
    owner: 'admin',
    statuses: admins,
  },
  'GET /payouts/owed/{sellerId}/totals': {
    pathFor: ({ payee }) => `/payouts/owed/${payee.id}/totals`,
    owner: 'admin',
    statuses: admins,
  },
  'GET /payouts': { pathFor: () => '/payouts', owner: 'admin', statuses: admins },
  'GET /payouts/export': {
    pathFor: () => '/payouts/export',
    owner: 'admin',
    changedTables: ['audit_log'],
    statuses: admins,
  },
  'POST /payouts': {
    pathFor: () => '/payouts',
    body: ({ payee, owedOrder }) => ({
      sellerId: payee.id,
      currency: 'usd',
      orderIds: [owedOrder],
      amount: 25_050,
      paidOn: '2026-11-20',
      reference: 'SEPA 18',
    }),
    owner: 'admin',
    changedTables: ['audit_log', 'ledger_accounts', 'ledger_transfers', 'outbox', 'payouts'],
    statuses: admins,
  },
  'POST /payouts/{id}/reversal': {
    pathFor: ({ payout }) => `/payouts/${payout}/reversal`,
    body: () => ({ reason: 'Sent to another account.' }),
    owner: 'admin',
    changedTables: ['audit_log', 'ledger_accounts', 'ledger_transfers', 'outbox', 'payouts'],
    statuses: admins,
  },
  'GET /my-payouts/owed': { pathFor: () => '/my-payouts/owed', owner: 'seller', statuses: sellers },
  'GET /my-payouts/owed/totals': {
    pathFor: () => '/my-payouts/owed/totals',
    owner: 'seller',
    statuses: sellers,
  },
  'GET /my-payouts': { pathFor: () => '/my-payouts', owner: 'seller', statuses: sellers },
  'GET /my-payouts/account': {
    pathFor: () => '/my-payouts/account',
    owner: 'seller',
    statuses: sellers,
  },
  'PUT /my-payouts/account': {
    pathFor: () => '/my-payouts/account',
    body: () => ({ kind: 'iban', holder: 'Ada', iban: 'DE89 3704 0044 0532 0130 00' }),
    owner: 'seller',
    changedTables: ['outbox', 'payout_accounts'],
    statuses: sellers,
  },
  'DELETE /my-payouts/account': {
    pathFor: () => '/my-payouts/account',
    owner: 'seller',
    statuses: sellers,
  },
  'GET /my-payouts/tax-details': {
    pathFor: () => '/my-payouts/tax-details',
    owner: 'seller',
    statuses: sellers,
  },
  'PUT /my-payouts/tax-details': {
    pathFor: () => '/my-payouts/tax-details',
    body: () => ({
      ...{ kind: 'person', name: 'Ada', address: 'Station Road 1', country: 'DE' },
      ...{ birthDate: '1990-12-10', taxNumber: '12345678901', taxCountry: 'DE' },
    }),
    owner: 'seller',
    changedTables: ['tax_details'],
    statuses: sellers,
  },
  'GET /payouts/tax-report': {
    pathFor: () => '/payouts/tax-report?year=2026',
    owner: 'admin',
    statuses: admins,
  },
  'POST /payouts/tax-report/export': {
    pathFor: () => '/payouts/tax-report/export',
    body: () => ({ year: 2026 }),
    owner: 'admin',
    changedTables: ['audit_log'],
    statuses: admins,
  },
  'GET /my-payouts/stripe': {
    pathFor: () => '/my-payouts/stripe',
    owner: 'seller',
    statuses: sellers,
  },
  'POST /my-payouts/stripe/link': {
    pathFor: () => '/my-payouts/stripe/link',
    body: () => ({ country: 'US' }),
    owner: 'seller',
    changedTables: ['connected_accounts'],
    statuses: sellers,
  },
  'POST /payouts/owed/{sellerId}/account': {
    pathFor: ({ payee }) => `/payouts/owed/${payee.id}/account`,
    owner: 'admin',
    changedTables: ['audit_log'],
    statuses: admins,
  },
  'POST /payouts/bank-file': {
    pathFor: () => '/payouts/bank-file',
    owner: 'admin',
    changedTables: ['audit_log'],
    statuses: admins,
  },
  'GET /ledger/export': {
    pathFor: () => '/ledger/export',
    owner: 'admin',
    changedTables: ['audit_log'],
    statuses: admins,
  },
  'GET /ledger/differences': {
    pathFor: () => '/ledger/differences',
    owner: 'admin',
    changedTables: ['audit_log'],
    statuses: admins,
  },
  'GET /fee-documents/export': {
    pathFor: () => '/fee-documents/export',
    owner: 'admin',
    changedTables: ['audit_log'],
    statuses: admins,
  },
  'POST /payouts/sepa-file': {
    pathFor: () => '/payouts/sepa-file',
    owner: 'admin',
    // The shop's bank account is not set.
    statuses: [401, 401, 401, 403, 403, 403, 403, 409, 401, 403, 403, 403],
  },
  'POST /payouts/bank-files/{id}/record': {
    pathFor: () => '/payouts/bank-files/no-file/record',
    body: () => ({ paidOn: '2026-11-20' }),
    owner: 'admin',
    statuses: [401, 401, 401, 403, 403, 403, 403, 409, 401, 403, 403, 403],
  },
  'POST /sales/{orderId}/events': {
    pathFor: ({ order }) => `/sales/${order}/events`,
    body: () => ({ type: 'buyer.cancel' }),
    owner: 'buyer',
    changedTables: [...orderEventTables, 'products_to_match'],
    statuses: [401, 401, 401, 200, 404, 403, 404, 403, 401, 200, 404, 403],
    statusIfSuspended: 200,
  },
  'GET /events': { pathFor: () => '/events', owner: 'buyer', statuses: signedIn },
  'GET /notifications': { pathFor: () => '/notifications', owner: 'buyer', statuses: signedIn },
  'GET /notifications/unseen': {
    pathFor: () => '/notifications/unseen',
    owner: 'buyer',
    statuses: signedIn,
  },
  'PUT /notifications/seen': {
    pathFor: () => '/notifications/seen',
    owner: 'buyer',
    changedTables: ['notifications'],
    statuses: signedIn,
  },
  'POST /conversations': {
    pathFor: () => '/conversations',
    body: ({ availableProduct }) => ({ ...message, productId: availableProduct }),
    owner: 'buyer',
    changedTables: messageTables,
    statuses: buyers,
  },
  'POST /sales/{orderId}/messages': {
    pathFor: ({ order }) => `/sales/${order}/messages`,
    body: () => message,
    owner: 'buyer',
    changedTables: messageTables,
    statuses: participants,
    statusIfSuspended: 200,
  },
  'GET /conversations': {
    pathFor: () => '/conversations',
    owner: 'buyer',
    statuses: signedIn,
    statusIfSuspended: 200,
  },
  'GET /conversations/unread': {
    pathFor: () => '/conversations/unread',
    owner: 'buyer',
    statuses: signedIn,
  },
  'GET /conversations/{id}': {
    pathFor: ({ conversation }) => `/conversations/${conversation}`,
    owner: 'buyer',
    changedTablesBy: { admin: ['audit_log'], moderator: ['audit_log'] },
    statuses: [401, 401, 401, 200, 404, 200, 404, 200, 401, 200, 404, 200],
    statusIfSuspended: 200,
  },
  'POST /offers': {
    pathFor: () => '/offers',
    body: ({ availableProduct }) => ({
      productId: availableProduct,
      amount: 100_000,
      currency: 'usd',
    }),
    owner: 'buyer',
    changedTables: [...messageTables, 'offers'],
    statuses: buyers,
  },
  'POST /offers/{id}/answers': {
    pathFor: ({ offer }) => `/offers/${offer}/answers`,
    body: () => ({ type: 'decline', amount: 100_000 }),
    owner: 'buyer',
    changedTables: [...messageTables, 'offers'],
    statuses: [401, 401, 401, 200, 404, 409, 404, 404, 401, 200, 404, 404],
  },
  'POST /conversations/{id}/messages': {
    pathFor: ({ conversation }) => `/conversations/${conversation}/messages`,
    body: () => message,
    owner: 'buyer',
    changedTables: messageTables,
    statuses: participants,
    statusIfSuspended: 200,
  },
  'PUT /conversations/{id}/read': {
    pathFor: ({ conversation }) => `/conversations/${conversation}/read`,
    body: () => ({ number: 1 }),
    owner: 'buyer',
    changedTables: ['conversation_participants'],
    statuses: participants,
    statusIfSuspended: 200,
  },
  'PUT /conversations/{id}/block': {
    pathFor: ({ conversation }) => `/conversations/${conversation}/block`,
    owner: 'buyer',
    changedTables: ['user_blocks'],
    statuses: participants,
  },
  'DELETE /conversations/{id}/block': {
    pathFor: ({ conversation }) => `/conversations/${conversation}/block`,
    owner: 'buyer',
    statuses: participants,
  },
  'POST /conversations/{id}/report': {
    pathFor: ({ conversation }) => `/conversations/${conversation}/report`,
    body: () => ({ reason: 'Rude.' }),
    owner: 'buyer',
    changedTables: ['outbox', 'reports'],
    statuses: participants,
  },
  'POST /reports': {
    pathFor: () => '/reports',
    body: ({ otherSellersProduct }) => ({
      reportId: '0d9a3c58-6a7e-4a8c-9a50-1d3f0c5b7e21',
      subjectType: 'listing',
      subjectId: otherSellersProduct,
      reason: 'fraud',
      text: 'The photos are of another shop.',
      email: 'visitor@example.com',
    }),
    owner: 'buyer',
    changedTables: ['outbox', 'reports'],
    statuses: [200, 401, 401, 200, 200, 200, 400, 200, 401, 200, 200, 200],
  },
  'GET /reports': { pathFor: () => '/reports', owner: 'admin', statuses: staff },
  'GET /reports/{id}': {
    pathFor: ({ report }) => `/reports/${report}`,
    owner: 'admin',
    statuses: staff,
  },
  'POST /reports/{id}/decision': {
    pathFor: ({ report }) => `/reports/${report}/decision`,
    body: () => ({
      action: 'warnPerson',
      facts: 'The photos are copied.',
      basis: 'terms',
      rule: 'Section 3',
    }),
    owner: 'admin',
    changedTables: ['audit_log', 'decisions', 'outbox', 'reports'],
    statuses: staff,
  },
  'POST /reports/figures': {
    pathFor: () => '/reports/figures',
    body: () => ({ year: 2026 }),
    owner: 'admin',
    changedTables: ['audit_log'],
    statuses: admins,
  },
  'GET /decisions': { pathFor: () => '/decisions', owner: 'admin', statuses: staff },
  'GET /decisions/{id}': {
    pathFor: ({ decision }) => `/decisions/${decision}`,
    owner: 'seller',
    statuses: [404, 401, 401, 404, 404, 200, 404, 200, 401, 404, 404, 200],
    statusIfSuspended: 200,
  },
  'POST /decisions/{id}/appeal': {
    pathFor: ({ decision }) => `/decisions/${decision}/appeal`,
    body: () => ({ text: 'They are my own photos.' }),
    owner: 'seller',
    changedTables: ['appeals'],
    statuses: [404, 401, 401, 404, 404, 200, 404, 404, 401, 404, 404, 404],
    statusIfSuspended: 200,
  },
  'POST /appeals/{id}/decision': {
    pathFor: ({ appeal }) => `/appeals/${appeal}/decision`,
    body: () => ({ outcome: 'reversed', reason: 'The photos are the own ones.' }),
    owner: 'admin',
    changedTables: ['appeals', 'audit_log', 'decisions', 'outbox'],
    statuses: staff,
  },
  'GET /reported-conversations': {
    pathFor: () => '/reported-conversations',
    owner: 'admin',
    statuses: admins,
  },
  'GET /staff-listings': { pathFor: () => '/staff-listings', owner: 'admin', statuses: staff },
  'GET /staff-listings/export': {
    pathFor: () => '/staff-listings/export',
    owner: 'admin',
    changedTables: ['audit_log'],
    statuses: admins,
  },
  'POST /staff-listings/changes': {
    pathFor: () => '/staff-listings/changes',
    body: ({ availableProduct }) => ({
      action: 'hide',
      ids: [availableProduct],
      basis: 'terms',
      rule: 'No replicas',
      ...reason,
    }),
    owner: 'admin',
    changedTables: ['audit_log', 'decisions', 'outbox', 'products', 'reports'],
    statuses: staff,
  },
  'GET /all-buyer': { pathFor: () => '/all-buyer', owner: 'admin', statuses: admins },
  'GET /all-seller': { pathFor: () => '/all-seller', owner: 'admin', statuses: admins },
  'PUT /user/verified/{id}': {
    pathFor: ({ seller }) => `/user/verified/${seller.id}`,
    owner: 'admin',
    changedTables: ['audit_log', 'users'],
    statuses: admins,
  },
  'DELETE /user/{id}': {
    pathFor: ({ otherBuyer }) => `/user/${otherBuyer.id}`,
    owner: 'admin',
    changedTables: [
      'audit_log',
      'erased_identities',
      ...orderEventTables,
      'products_to_match',
      'users',
      'wishlist_entries',
    ],
    statuses: admins,
  },
  'GET /users': { pathFor: () => '/users', owner: 'admin', statuses: staff },
  'GET /users/export': {
    pathFor: () => '/users/export',
    owner: 'admin',
    changedTables: ['audit_log'],
    statuses: admins,
  },
  'GET /users/{id}': {
    pathFor: ({ seller }) => `/users/${seller.id}`,
    owner: 'admin',
    statuses: staff,
  },
  'POST /users/{id}/contact-data': {
    pathFor: ({ seller }) => `/users/${seller.id}/contact-data`,
    body: () => reason,
    owner: 'admin',
    changedTables: ['audit_log'],
    statuses: staff,
  },
  'PUT /users/{id}/suspension': {
    pathFor: ({ seller }) => `/users/${seller.id}/suspension`,
    body: () => ({ ...reason, basis: 'terms', rule: 'Scam or fraud', days: 30 }),
    owner: 'admin',
    changedTables: ['audit_log', 'decisions', 'outbox', 'products', 'users'],
    statuses: staff,
  },
  'POST /users/{id}/suspension/lift': {
    pathFor: ({ suspendedSeller }) => `/users/${suspendedSeller.id}/suspension/lift`,
    body: () => reason,
    owner: 'admin',
    changedTables: ['audit_log', 'outbox', 'users'],
    statuses: staff,
  },
  'POST /users/{id}/sign-out': {
    pathFor: ({ seller }) => `/users/${seller.id}/sign-out`,
    body: () => reason,
    owner: 'admin',
    changedTables: ['audit_log', 'users'],
    statuses: staff,
  },
  'PUT /users/{id}/verification': {
    pathFor: ({ seller }) => `/users/${seller.id}/verification`,
    body: () => ({ evidence: 'Trade register HRB 1234.' }),
    owner: 'admin',
    changedTables: ['audit_log', 'users'],
    statuses: admins,
  },
  'POST /users/{id}/verification/withdraw': {
    pathFor: ({ suspendedSeller }) => `/users/${suspendedSeller.id}/verification/withdraw`,
    body: () => reason,
    owner: 'admin',
    changedTables: ['audit_log', 'outbox', 'users'],
    statuses: admins,
  },
  'PUT /users/{id}/moderator': {
    pathFor: ({ moderator }) => `/users/${moderator.id}/moderator`,
    body: () => ({ ...reason, moderator: false }),
    owner: 'admin',
    changedTables: ['audit_log', 'users'],
    statuses: admins,
  },
  'GET /staff-invitations': {
    pathFor: () => '/staff-invitations',
    owner: 'admin',
    statuses: admins,
  },
  'POST /staff-invitations': {
    pathFor: () => '/staff-invitations',
    body: () => ({ email: 'ada@example.com', role: 'moderator', ...reason }),
    owner: 'admin',
    changedTables: ['audit_log', 'outbox', 'staff_invitations'],
    statuses: admins,
  },
  'POST /staff-invitations/{id}/revocation': {
    pathFor: ({ invitation }) => `/staff-invitations/${invitation.id}/revocation`,
    body: () => reason,
    owner: 'admin',
    changedTables: ['audit_log', 'staff_invitations'],
    statuses: admins,
  },
  // Only the user of the invited address can accept, here the one without a role.
  'POST /accepted-invitations': {
    pathFor: () => '/accepted-invitations',
    body: ({ invitation: { token } }) => ({ token }),
    owner: 'buyer',
    changedTables: ['audit_log', 'staff_invitations', 'users'],
    statuses: [401, 401, 401, 403, 403, 403, 403, 403, 401, 403, 200, 403],
  },
  'GET /staff-notes': {
    pathFor: ({ buyer }) => `/staff-notes?subjectType=user&subjectId=${buyer.id}`,
    owner: 'admin',
    statuses: staff,
  },
  'POST /staff-notes': {
    pathFor: () => '/staff-notes',
    body: ({ order }) => ({ subjectType: 'order', subjectId: order, text: 'Call back.' }),
    owner: 'admin',
    changedTables: ['staff_notes'],
    statuses: staff,
  },
  'GET /overview': { pathFor: () => '/overview', owner: 'admin', statuses: staff },
  'GET /audit-log': { pathFor: () => '/audit-log', owner: 'admin', statuses: admins },
  'GET /audit-log/export': {
    pathFor: () => '/audit-log/export',
    owner: 'admin',
    changedTables: ['audit_log'],
    statuses: admins,
  },
  'GET /account-deletion': {
    pathFor: () => '/account-deletion',
    owner: 'buyer',
    statuses: signedIn,
    statusIfSuspended: 200,
  },
  // The user of the token has not signed in recently, so no caller may do this.
  'POST /account-deletion': {
    pathFor: () => '/account-deletion',
    tokenType: 'identity',
    owner: 'buyer',
    statuses: [401, 401, 401, 403, 403, 403, 403, 403, 403, 403, 403, 403],
  },
  'POST /data-export': {
    pathFor: () => '/data-export',
    owner: 'buyer',
    statuses: signedIn,
    statusIfSuspended: 200,
  },
  // The key is the buyer's, and not valid after they were deleted.
  'GET /data-export/{key}': {
    pathFor: ({ exportKey }) => `/data-export/${exportKey}`,
    owner: 'buyer',
    statuses: [200, 200, 200, 200, 200, 200, 200, 200, 404, 200, 200, 200],
    statusIfSuspended: 200,
  },
  'GET /email-settings': {
    pathFor: () => '/email-settings',
    owner: 'buyer',
    statuses: signedIn,
  },
  'PUT /email-settings': {
    pathFor: () => '/email-settings',
    body: () => ({ kind: 'wishes', declined: true }),
    owner: 'buyer',
    changedTables: ['users'],
    statuses: signedIn,
  },
  'PUT /time-zone': {
    pathFor: () => '/time-zone',
    body: () => ({ timeZone: 'Europe/Berlin' }),
    owner: 'buyer',
    changedTables: ['users'],
    statuses: signedIn,
  },
  'PUT /date-locale': {
    pathFor: () => '/date-locale',
    body: () => ({ dateLocale: 'de-DE' }),
    owner: 'buyer',
    changedTables: ['users'],
    statuses: signedIn,
  },
  'GET /shipping-address': {
    pathFor: () => '/shipping-address',
    owner: 'buyer',
    statuses: buyers,
  },
  'PUT /shipping-address': {
    pathFor: () => '/shipping-address',
    body: () => ({
      address: { name: 'Ann', line1: 'Road 3', postalCode: '1205', city: 'Dhaka', country: 'BD' },
    }),
    owner: 'buyer',
    changedTables: ['users'],
    statuses: buyers,
  },
  'GET /blocked-people': {
    pathFor: () => '/blocked-people',
    owner: 'buyer',
    statuses: signedIn,
  },
  'DELETE /blocked-people/{uid}': {
    pathFor: ({ seller }) => `/blocked-people/${seller.uid}`,
    owner: 'buyer',
    statuses: signedIn,
  },
  'DELETE /account-deletion': {
    pathFor: () => '/account-deletion',
    owner: 'buyer',
    statuses: signedIn,
    statusIfSuspended: 200,
  },
  'POST /create-payment-intent': {
    pathFor: () => '/create-payment-intent',
    body: ({ bookedProduct }) => ({ productId: bookedProduct, price: '$1,250.50' }),
    owner: 'buyer',
    changedTables: ['payments'],
    statuses: [401, 401, 401, 200, 409, 403, 403, 403, 401, 403, 403, 403],
  },
  'GET /settings': { pathFor: () => '/settings', owner: 'admin', statuses: admins },
  'PUT /settings': {
    pathFor: () => '/settings',
    body: () => ({ bookingHours: 24 }),
    owner: 'admin',
    changedTables: ['audit_log', 'settings'],
    statuses: admins,
  },
  'POST /settings/test-email': {
    pathFor: () => '/settings/test-email',
    owner: 'admin',
    changedTables: ['audit_log'],
    statuses: admins,
  },
  'GET /jobs': { pathFor: () => '/jobs', owner: 'admin', statuses: admins },
  'GET /jobs/summary': { pathFor: () => '/jobs/summary', owner: 'admin', statuses: admins },
  'GET /health-report': { pathFor: () => '/health-report', owner: 'admin', statuses: admins },
  'POST /jobs/retries': {
    pathFor: () => '/jobs/retries',
    body: ({ failedJob }) => ({ id: failedJob }),
    owner: 'admin',
    changedTables: ['audit_log', 'outbox'],
    statuses: admins,
  },
  'GET /editable-categories': {
    pathFor: () => '/editable-categories',
    owner: 'admin',
    statuses: admins,
  },
  'POST /categories': {
    pathFor: () => '/categories',
    body: () => ({ name: 'Dive watches', description: 'Built to take pressure.' }),
    owner: 'admin',
    changedTables: ['audit_log', 'categories'],
    statuses: admins,
  },
  'PUT /categories/{id}': {
    pathFor: ({ category }) => `/categories/${category}`,
    body: () => ({ name: 'Dive watches' }),
    owner: 'admin',
    changedTables: ['audit_log', 'categories'],
    statuses: admins,
  },
  'PUT /category-order': {
    pathFor: () => '/category-order',
    body: ({ reversedCategories }) => ({ ids: reversedCategories }),
    owner: 'admin',
    changedTables: ['audit_log', 'categories'],
    statuses: admins,
  },
  'POST /categories/{id}/merge': {
    pathFor: ({ category }) => `/categories/${category}/merge`,
    body: ({ emptyCategory }) => ({ into: emptyCategory }),
    owner: 'admin',
    changedTables: ['audit_log', 'categories', 'former_categories', 'products'],
    statuses: admins,
  },
  'DELETE /categories/{id}': {
    pathFor: ({ emptyCategory }) => `/categories/${emptyCategory}`,
    owner: 'admin',
    changedTables: ['audit_log', 'categories'],
    statuses: admins,
  },
  'GET /site-pages/{name}': {
    pathFor: () => '/site-pages/help',
    owner: 'buyer',
    statuses: allAllowed,
  },
  'GET /site-pages': { pathFor: () => '/site-pages', owner: 'admin', statuses: admins },
  'POST /site-page-previews': {
    pathFor: () => '/site-page-previews',
    body: () => ({ content: '## Help' }),
    owner: 'admin',
    statuses: admins,
  },
  'PUT /site-pages/{name}': {
    pathFor: () => '/site-pages/help',
    body: () => ({ content: '## Help', revision: 0 }),
    owner: 'admin',
    changedTables: ['audit_log', 'site_pages'],
    statuses: admins,
  },
  'GET /email-texts': { pathFor: () => '/email-texts', owner: 'admin', statuses: admins },
  'POST /email-texts/{kind}/preview': {
    pathFor: () => '/email-texts/payout.paid/preview',
    body: () => emailTexts,
    owner: 'admin',
    statuses: admins,
  },
  'POST /email-texts/{kind}/test-email': {
    pathFor: () => '/email-texts/payout.paid/test-email',
    body: () => emailTexts,
    owner: 'admin',
    changedTables: ['audit_log'],
    statuses: admins,
  },
  'PUT /email-texts/{kind}': {
    pathFor: () => '/email-texts/payout.paid',
    body: () => ({ ...emailTexts, revision: 0 }),
    owner: 'admin',
    changedTables: ['audit_log', 'email_texts'],
    statuses: admins,
  },
  'POST /contact-messages': {
    pathFor: () => '/contact-messages',
    body: () => ({
      id: '0c5d3a52-9a51-4f0e-8d8e-0d6a5f9f4e11',
      firstName: 'Ada',
      lastName: '',
      email: '',
      message: 'Do you ship?',
    }),
    owner: 'buyer',
    changedTables: ['contact_messages', 'outbox'],
    statuses: allAllowed,
  },
  'GET /contact-messages': { pathFor: () => '/contact-messages', owner: 'admin', statuses: admins },
  'PUT /contact-messages/{id}/done': {
    pathFor: ({ contactMessage }) => `/contact-messages/${contactMessage}/done`,
    body: () => ({ done: true }),
    owner: 'admin',
    changedTables: ['audit_log', 'contact_messages'],
    statuses: admins,
  },
};
