import { listResponses, type Call } from '../../src/contract/calls/call';
import { calls } from '../../src/contract/calls/calls';
import { maxSavedSearches } from '../../src/contract/finding/saved-search';
import { maxDrafts } from '../../src/contract/selling/product-draft';
import type { AppOptions } from '../../src/server/app-options';
import { sql } from '../../src/server/database/sql';
import { addPublicChange } from '../../src/server/domains/platform/live-changes.sql';
import { IdentityServiceUnavailable } from '../../src/server/domains/access/identity';
import type { Limits } from '../../src/server/environment/limits';
import { insertFixture, type Fixture } from './permissions/support/fixture';
import { endpointNames, getExampleRequest } from './permissions/support/example-requests';
import { accessTokens, identityTokens } from './permissions/support/tokens';
import { recentIdentityToken } from './domains/privacy/erasure/support/marked-person';
import type { TestResponse } from './support/call-server';
import { unreachableMail } from './support/configuration';
import { generousLimits } from './support/generous-limits';
import { readLimits } from './support/read-limits';
import { storeDraft, storePaidOrder } from './support/records';
import { startTestServer, type TestServer } from './support/start-test-server';

/** A server that works, and servers that each cause one kind of error. */
let servers: Record<
  'normal' | 'databaseFails' | 'lowQuotas' | 'lowRateLimit' | 'identityServiceFails' | 'overloaded',
  TestServer
>;
let fixture: Fixture;

beforeAll(async () => {
  const normal = await startTestServer({ mail: unreachableMail });
  const { database, stripe } = normal;
  const fail = () => Promise.reject(new Error('The database is broken.'));
  const startServer = (options: Partial<AppOptions>) =>
    startTestServer(options, { database, stripe });
  const startLimited = (limits: Partial<Limits>) =>
    startServer({ limits: { ...readLimits(generousLimits), ...limits } });
  servers = {
    normal,
    databaseFails: await startServer({ database: { ...database, query: fail, transaction: fail } }),
    lowQuotas: await startLimited({
      listingsPerDay: 1,
      advertisements: 1,
      newConversationsPerDay: 1,
    }),
    lowRateLimit: await startLimited({ requestsPerUser: 1, requestsPerIp: 1 }),
    overloaded: await startServer({ isOverloaded: () => true }),
    identityServiceFails: await startServer({
      identityVerifier: () => Promise.reject(new IdentityServiceUnavailable('Cut off.')),
    }),
  };
});
afterAll(async () => {
  const { normal, ...others } = servers;
  for (const server of Object.values(others)) await server.close();
  await normal.close();
});

/** The differences from a valid request of a user who may make the call. */
interface RequestOverrides {
  server?: keyof typeof servers;
  path?: string;
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

function exampleRequestFor({ method, path }: Call) {
  const name = endpointNames.find((each) => {
    const example = getExampleRequest(each);
    return example.method === method && example.route === path;
  });
  return getExampleRequest(name!);
}

const issuerFor = (call: Call) =>
  exampleRequestFor(call).tokenType === 'identity' ? identityTokens : accessTokens;

async function sendCall(call: Call, request: RequestOverrides = {}): Promise<TestResponse> {
  const { method, pathFor, body, owner } = exampleRequestFor(call);
  const { server = 'normal', path = pathFor(fixture), ...options } = request;
  const token = await issuerFor(call).issue(fixture[owner]);
  return servers[server].call(method, `/api${path}`, { token, body: body?.(fixture), ...options });
}

/** A request that makes any endpoint answer with the status. */
const requestByStatus: Record<
  number,
  (call: Call) => RequestOverrides | Promise<RequestOverrides>
> = {
  200: () => ({}),
  400: (call) => {
    const path = exampleRequestFor(call).pathFor(fixture);
    return { path: `${path}${path.includes('?') ? '&' : '?'}x=%00` };
  },
  401: () => ({ token: 'none' }),
  403: async (call) => ({ token: await issuerFor(call).issue(fixture.userWithoutRole) }),
  413: () => ({ body: 'x'.repeat(300_000) }),
  414: (call) => ({ path: call.path.replace(/\{\w+\}/, 'x'.repeat(2_000)) }),
  415: () => ({ body: '<xml/>', headers: { 'content-type': 'application/xml' } }),
  422: async (call) => {
    const headers = { 'idempotency-key': 'once' };
    await sendCall(call, { headers });
    return { headers, path: `${exampleRequestFor(call).pathFor(fixture)}?other` };
  },
  429: async (call) => {
    await sendCall(call, { server: 'lowRateLimit' });
    return { server: 'lowRateLimit' };
  },
  500: () => ({ server: 'databaseFails' }),
  503: ({ isExemptFromLoadShedding }) =>
    isExemptFromLoadShedding
      ? { server: 'identityServiceFails', token: 'unknown' }
      : { server: 'overloaded' },
};

/** Stores a payout account that is encrypted with a key that the server does not have. */
async function storeUnreadableAccount(): Promise<RequestOverrides> {
  await servers.normal.database.query(sql`
    insert into payout_accounts (seller_id, encrypted) values (${fixture.payee.id}, 'unreadable')`);
  return {};
}

/** Lets the seller block the buyer. */
async function blockBuyer(): Promise<RequestOverrides> {
  await sendCall(calls.blockPerson, { token: fixture.seller.token });
  return {};
}

/** Sends the valid message, and lets another user reuse its messageId. */
async function reuseMessageId(): Promise<RequestOverrides> {
  await sendCall(calls.sendMessage);
  return { token: fixture.seller.token };
}

/** Stores as many reports of the buyer as a user can send in a day. */
async function exhaustReports(): Promise<RequestOverrides> {
  await servers.normal.database.query(sql`
    insert into reports (subject_type, subject_id, reporter_id, text)
    select 'listing', ${fixture.otherSellersProduct}, ${fixture.buyer.id}, 'It is a copy.'
    from generate_series(1, 30)`);
  return {};
}

const unknownId = '3f0d4b5e-6f4e-4f6c-8a44-1f5a3a3c9d10';
const unknownUser = { uid: 'unknown', email: 'unknown@example.com' };

/** Lets the shop owe euros to a seller with an IBAN. */
async function oweEuros() {
  const { seller, buyer } = fixture;
  const { database, call } = servers.normal;
  await storePaidOrder(database, {
    ...{ seller, buyer, amount: 10_000, currency: 'eur', state: 'completed' },
  });
  const body = { kind: 'iban', holder: 'Ada Lovelace', iban: 'DE89370400440532013000' };
  await call('PUT', '/api/my-payouts/account', { token: seller.token, body });
}

/** A request that makes this endpoint answer with the status. */
const requestByCallAndStatus: Partial<
  Record<keyof typeof calls, Record<number, () => RequestOverrides | Promise<RequestOverrides>>>
> = {
  saveUser: {
    409: async () => {
      const body = { uid: unknownUser.uid, email: fixture.buyer.email };
      return { token: await identityTokens.issue(body), body };
    },
  },
  accessToken: {
    404: async () => ({
      token: await identityTokens.issue(unknownUser),
      path: `/jwt?email=${unknownUser.email}`,
    }),
  },
  account: { 404: () => ({ token: fixture.admin.token, path: `/user/${unknownUser.email}` }) },
  requestDeletion: {
    200: () => ({ token: recentIdentityToken(fixture.buyer) }),
    404: async () => ({ token: await identityTokens.issue(unknownUser) }),
    422: async () => {
      const request = {
        token: recentIdentityToken(fixture.buyer),
        headers: { 'idempotency-key': 'once' },
      };
      // The open order delays the deletion, so that the second request finds the account.
      await servers.normal.database.query(sql`update orders set state = 'inspecting'`);
      await sendCall(calls.requestDeletion, request);
      return { ...request, path: '/account-deletion?other' };
    },
  },
  dataExport: { 404: () => ({ path: '/data-export/none' }) },
  deleteUser: {
    409: async () => {
      const { order, buyer } = fixture;
      await servers.normal.database.query(sql`
        update orders set state = 'reported' where id = ${order}`);
      return { path: `/user/${buyer.id}` };
    },
  },
  verifyUser: { 404: () => ({ path: '/user/verified/none' }) },
  userRecord: { 404: () => ({ path: '/users/none' }) },
  readContactData: { 404: () => ({ path: '/users/none/contact-data' }) },
  readOrderContact: { 404: () => ({ path: '/sales/none/contact-data' }) },
  suspendUser: {
    404: () => ({ path: '/users/none/suspension' }),
    409: () => ({ path: `/users/${fixture.moderator.id}/suspension` }),
  },
  liftSuspension: {
    404: () => ({ path: '/users/none/suspension/lift' }),
    409: async () => {
      const { admin, buyer, moderator } = fixture;
      const body = { reason: 'Fraud.', basis: 'terms', rule: 'Scam or fraud' };
      const suspension = { token: admin.token, body };
      await servers.normal.call('PUT', `/api/users/${buyer.id}/suspension`, suspension);
      return { path: `/users/${buyer.id}/suspension/lift`, token: moderator.token };
    },
  },
  signOutUser: {
    404: () => ({ path: '/users/none/sign-out' }),
    409: () => ({ path: `/users/${fixture.admin.id}/sign-out`, token: fixture.moderator.token }),
  },
  verifyWithEvidence: { 404: () => ({ path: '/users/none/verification' }) },
  withdrawVerification: { 404: () => ({ path: '/users/none/verification/withdraw' }) },
  setModerator: {
    404: () => ({ path: '/users/none/moderator' }),
    409: () => ({ path: `/users/${fixture.admin.id}/moderator` }),
  },
  inviteStaff: { 409: () => ({ server: 'lowQuotas' }) },
  revokeInvitation: { 404: () => ({ path: '/staff-invitations/none/revocation' }) },
  addStaffNote: { 404: () => ({ body: { subjectType: 'user', subjectId: 'none', text: 'A' } }) },
  acceptInvitation: {
    200: () => ({ token: fixture.userWithoutRole.token }),
    403: () => ({ token: fixture.buyer.token }),
    404: () => ({ body: { token: 'none' } }),
    409: async () => {
      const { buyer, invitation } = fixture;
      await servers.normal.database.query(sql`
        update users set email_verified = true where id = ${buyer.id}`);
      await servers.normal.database.query(sql`
        update staff_invitations set email = ${buyer.email} where id = ${invitation.id}`);
      return { token: buyer.token };
    },
  },
  category: { 404: () => ({ path: '/category/none' }) },
  product: {
    404: () => ({ path: '/product/none' }),
    410: async () => {
      await sendCall(calls.deleteProduct);
      return { path: `/product/${fixture.availableProduct}` };
    },
  },
  similarProducts: { 404: () => ({ path: '/product/none/similar' }) },
  soldPricesOfProduct: { 404: () => ({ path: '/product/none/sold-prices' }) },
  seller: {
    404: () => ({ path: `/seller/${fixture.buyer.uid}` }),
    410: async () => {
      await sendCall(calls.deleteUser, { path: `/user/${fixture.seller.id}` });
      return {};
    },
  },
  addProduct: { 409: () => ({ server: 'lowQuotas' }) },
  advertiseProduct: {
    404: () => ({ path: '/products/advertise/none' }),
    // The body has the state before the change: this request advertises the product.
    409: () => ({ server: 'lowQuotas', body: { advertise: false } }),
  },
  listingFigures: { 404: () => ({ path: '/listings/none/figures' }) },
  checkProductImport: {
    409: async () => {
      await sendCall(calls.startProductImport);
      return {};
    },
    413: () => ({ body: 'x'.repeat(calls.checkProductImport.bodyLimit + 1) }),
  },
  addImportPhoto: {
    404: () => ({ path: '/product-imports/none/photos' }),
    409: async () => {
      await sendCall(calls.startProductImport);
      return {};
    },
  },
  startProductImport: {
    404: () => ({ path: '/product-imports/none/start' }),
    409: async () => {
      await servers.normal.database.query(sql`update product_imports set fault_count = 1`);
      return {};
    },
  },
  cancelProductImport: {
    404: () => ({ path: '/product-imports/none' }),
    409: async () => {
      await servers.normal.database.query(sql`update product_imports set state = 'done'`);
      return {};
    },
  },
  productDraft: { 404: () => ({ path: `/product-drafts/${unknownId}` }) },
  saveProductDraft: {
    404: () => ({ path: `/product-drafts/${unknownId}` }),
    409: () => ({ body: { revision: 7, texts: {}, photos: [] } }),
  },
  deleteProductDraft: { 404: () => ({ path: `/product-drafts/${unknownId}` }) },
  duplicateProduct: {
    404: () => ({ path: '/products/none/duplicate' }),
    409: async () => {
      for (let count = 0; count < maxDrafts; count += 1) {
        await storeDraft(servers.normal.database, fixture.seller);
      }
      return {};
    },
  },
  saveSearch: {
    409: async () => {
      await servers.normal.database.query(sql`
        insert into saved_searches (user_id, query, name, frequency)
        select ${fixture.buyer.id}, 'text=' || n, n::text, 'never'
        from generate_series(1, ${maxSavedSearches}) n`);
      return {};
    },
  },
  deleteProduct: { 409: () => ({ path: `/products/${fixture.bookedProduct}` }) },
  editableProduct: { 404: () => ({ path: '/listings/none' }) },
  editListing: {
    404: () => ({ path: '/listings/none' }),
    409: () => ({ body: { revision: 0, changes: { location: 'Khulna' } } }),
  },
  setListed: {
    404: () => ({ path: '/listings/none/listed' }),
    409: () => ({ path: `/listings/${fixture.bookedProduct}/listed` }),
  },
  wish: { 404: () => ({ body: { productId: 'none' } }) },
  order: {
    404: () => ({ path: '/orders/none' }),
    409: () => ({ token: fixture.otherBuyer.token }),
  },
  sale: { 404: () => ({ path: '/sales/none' }) },
  moveOrder: {
    403: () => ({ token: fixture.seller.token }),
    404: () => ({ path: '/sales/none/events' }),
    409: () => ({ body: { type: 'buyer.receive' } }),
  },
  orderReviews: { 404: () => ({ path: '/sales/none/reviews' }) },
  reviewOrder: {
    404: () => ({ path: '/sales/none/reviews' }),
    409: () => ({ path: `/sales/${fixture.order}/reviews` }),
  },
  replyToReview: {
    404: () => ({ path: '/reviews/none/reply' }),
    409: async () => {
      await servers.normal.database.query(sql`update reviews set reply = 'No.'`);
      return {};
    },
  },
  owedSales: { 404: () => ({ path: '/payouts/owed/none' }) },
  owedTotals: { 404: () => ({ path: '/payouts/owed/none/totals' }) },
  recordPayout: {
    404: () => ({
      body: {
        sellerId: 'none',
        currency: 'usd',
        orderIds: ['none'],
        amount: 1,
        paidOn: '2026-11-20',
        reference: 'SEPA',
      },
    }),
    409: async () => {
      await sendCall(calls.recordPayout);
      return {};
    },
  },
  readPayoutAccount: {
    404: () => ({ path: '/payouts/owed/none/account' }),
    409: storeUnreadableAccount,
  },
  exportSepaFile: {
    200: async () => {
      await oweEuros();
      const bankAccount = { bankHolder: 'Time & Again', bankIban: 'GB82WEST12345698765432' };
      const { token } = fixture.admin;
      await servers.normal.call('PUT', '/api/settings', { token, body: bankAccount });
      return {};
    },
    409: () => ({}),
  },
  recordBankFile: {
    200: async () => {
      await oweEuros();
      await sendCall(calls.exportBankFile);
      const { body } = await servers.normal.call('GET', '/api/payouts/owed', fixture.admin);
      return { path: `/payouts/bank-files/${body.bankFile.id}/record` };
    },
    409: () => ({}),
  },
  createAccountLink: {
    409: () => {
      servers.normal.stripe.failNext(400);
      return {};
    },
    502: () => {
      servers.normal.stripe.failNext(500);
      return {};
    },
  },
  reversePayout: {
    404: () => ({ path: '/payouts/none/reversal' }),
    409: async () => {
      await sendCall(calls.reversePayout);
      return {};
    },
  },
  askAboutProduct: {
    404: () => ({
      body: { productId: 'none', messageId: '0b8c1f6e-57d9-4c43-8a4e-c2b36a7ad5e8', text: 'Hello' },
    }),
    409: () => ({ server: 'lowQuotas' }),
  },
  messageAboutOrder: {
    403: blockBuyer,
    404: () => ({ path: '/sales/none/messages' }),
    409: reuseMessageId,
  },
  conversation: { 404: () => ({ path: '/conversations/none' }) },
  makeOffer: {
    404: () => ({ body: { productId: 'none', amount: 1_000, currency: 'usd' } }),
    409: () => ({ body: { productId: fixture.bookedProduct, amount: 1_000, currency: 'usd' } }),
  },
  answerOffer: {
    403: blockBuyer,
    404: () => ({ path: '/offers/none/answers' }),
    409: () => ({ body: { type: 'decline', amount: 1 } }),
  },
  sendOffers: {
    404: () => ({ path: '/listings/none/offers' }),
    409: () => ({
      path: `/listings/${fixture.bookedProduct}/offers`,
      body: { amount: 1_000, currency: 'usd' },
    }),
  },
  setOffers: { 404: () => ({ path: '/listings/none/offers' }) },
  sendMessage: {
    403: blockBuyer,
    404: () => ({ path: '/conversations/none/messages' }),
    409: reuseMessageId,
  },
  markConversationRead: { 404: () => ({ path: '/conversations/none/read' }) },
  blockPerson: { 404: () => ({ path: '/conversations/none/block' }) },
  unblockPerson: { 404: () => ({ path: '/conversations/none/block' }) },
  reportConversation: {
    404: () => ({ path: '/conversations/none/report' }),
    409: exhaustReports,
  },
  report: { 404: () => ({ path: '/reports/none' }) },
  decideReport: {
    404: () => ({ path: '/reports/none/decision' }),
    409: async () => {
      await sendCall(calls.decideReport);
      return {};
    },
  },
  decision: { 404: () => ({ path: '/decisions/none' }) },
  appealDecision: {
    404: () => ({ path: '/decisions/none/appeal' }),
    409: async () => {
      await sendCall(calls.appealDecision);
      return { body: { text: 'And they are new.' } };
    },
  },
  decideAppeal: {
    404: () => ({ path: '/appeals/none/decision' }),
    409: async () => {
      await sendCall(calls.decideAppeal);
      return {};
    },
  },
  addReport: {
    404: () => ({
      body: {
        reportId: unknownId,
        subjectType: 'listing',
        subjectId: 'none',
        reason: 'fraud',
        text: 'It is a copy.',
      },
    }),
    409: exhaustReports,
  },
  addContactMessage: {
    409: async () => {
      // Without a contact address. The change makes the server read the settings again.
      await servers.normal.database.query(sql`delete from settings`);
      await addPublicChange(servers.normal.database);
      return {};
    },
    413: () => ({ body: 'x'.repeat(calls.addContactMessage.bodyLimit + 1) }),
  },
  retryJob: { 404: () => ({ body: { id: 'none' } }) },
  setContactMessageDone: { 404: () => ({ path: '/contact-messages/none/done' }) },
  addCategory: {
    409: () => ({ body: { name: 'Pocket watches', description: 'With a chain.' } }),
  },
  changeCategory: {
    404: () => ({ path: '/categories/none' }),
    409: () => ({ body: { name: 'pocket Watches' } }),
  },
  orderCategories: { 409: () => ({ body: { ids: [] } }) },
  mergeCategory: {
    404: () => ({ path: '/categories/none/merge' }),
    409: () => ({ body: { into: 'none' } }),
  },
  removeCategory: { 409: () => ({ path: `/categories/${fixture.category}` }) },
  sitePage: { 404: () => ({ path: '/site-pages/none' }) },
  previewSitePage: {
    413: () => ({ body: 'x'.repeat(calls.previewSitePage.bodyLimit + 1) }),
  },
  changeSitePage: {
    404: () => ({ path: '/site-pages/none' }),
    409: () => ({ body: { content: '', revision: 7 } }),
    413: () => ({ body: 'x'.repeat(calls.changeSitePage.bodyLimit + 1) }),
  },
  previewEmail: {
    404: () => ({ path: '/email-texts/none/preview' }),
    413: () => ({ body: 'x'.repeat(calls.previewEmail.bodyLimit + 1) }),
  },
  sendExampleEmail: {
    404: () => ({ path: '/email-texts/none/test-email' }),
    413: () => ({ body: 'x'.repeat(calls.sendExampleEmail.bodyLimit + 1) }),
  },
  changeEmailTexts: {
    404: () => ({ path: '/email-texts/none' }),
    409: () => ({ body: { subject: 'Paid', intro: 'Paid.', closing: 'Bye.', revision: 7 } }),
    413: () => ({ body: 'x'.repeat(calls.changeEmailTexts.bodyLimit + 1) }),
  },
  changeShopSettings: {
    409: () => ({ body: { bookingHours: 24, replaces: { bookingHours: 1 } } }),
    413: () => ({ body: 'x'.repeat(calls.changeShopSettings.bodyLimit + 1) }),
  },
  createPaymentIntent: {
    404: () => ({ body: { productId: 'none' } }),
    409: () => ({ token: fixture.otherBuyer.token }),
    502: () => {
      servers.normal.stripe.failNext(500);
      return {};
    },
  },
};

/** The statuses whose requests change no row, so that the next request can use the same fixture. */
const unchangingStatuses = new Set([400, 401, 403, 413, 414, 415, 500, 503]);

const names = Object.keys(calls) as (keyof typeof calls)[];

test.each(names)('%s returns every status of its contract', async (name) => {
  const call: Call = calls[name];
  let isFixtureUnchanged = false;
  for (const { status, schema } of listResponses(call)) {
    if (!isFixtureUnchanged) fixture = await insertFixture(servers.normal.database);
    const requestFor = requestByCallAndStatus[name]?.[status] ?? requestByStatus[status];
    const response = await sendCall(call, await requestFor!(call));
    expect([name, response.status]).toEqual([name, status]);
    expect(schema.parse(response.body)).toEqual(response.body);
    isFixtureUnchanged = unchangingStatuses.has(status);
  }
});
