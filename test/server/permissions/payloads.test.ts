import { setUpTestServer } from '../support/set-up-test-server';
import { searchVersion } from '../../../src/server/domains/finding/product-terms';
import { newProduct, type TestUser } from '../support/records';
import { forgedFields } from './support/forged-fields';
import { setUpFixture } from './support/fixture';
import { identityTokens } from './support/tokens';
import { changesBetween, takeSnapshot } from './support/snapshot';

const server = setUpTestServer();
const fixture = setUpFixture(server);

/** Sends a valid payload with forged fields, and returns the changes of the database. */
async function sendForged(method: string, path: string, token: string, validFields: object = {}) {
  const before = await takeSnapshot(server.database);
  const body = { ...forgedFields(fixture), ...validFields };
  const response = await server.call(method, `/api${path}`, { token, body });
  expect(response.status).toBe(200);
  return changesBetween(before, await takeSnapshot(server.database));
}

const generatedId = expect.stringMatching(/^[0-9a-f-]{36}$/);
const anyTimestamp = expect.stringMatching(/^20\d\d-/);
const acceptedTerms = { terms_accepted_at: anyTimestamp, terms_version: 'terms 0, privacy 0' };
const generatedFields = { id: generatedId, created_at: anyTimestamp };

test("a registration stores only the user's own fields and their role", async () => {
  const newAccount = { uid: 'novice', email: 'novice@example.com' };
  const token = await identityTokens.issue(newAccount);
  const ownFields = {
    ...newAccount,
    displayName: 'Novice',
    photoURL: '/novice.webp',
    role: 'buyer',
  };
  expect(await sendForged('POST', '/user', token, ownFields)).toEqual({
    users: {
      added: [
        {
          ...generatedFields,
          ...newAccount,
          role: 'buyer',
          verified: false,
          verified_at: null,
          deleted_at: null,
          deletion_requested_at: null,
          erased_at: null,
          suspended_at: null,
          suspended_until: null,
          suspension_reason: null,
          away_until: null,
          has_both_roles: false,
          declined_emails: [],
          date_locale: null,
          shipping_address: null,
          time_zone: null,
          email_verified: false,
          sign_in_provider: 'password',
          credentials_changed_at: null,
          email_opt_out: false,
          other_sessions_ended_at: null,
          kept_session_at: null,
          display_name: 'Novice',
          photo_url: '/novice.webp',
          ...acceptedTerms,
          seller_rating: null,
          seller_review_count: 0,
          buyer_rating: null,
          buyer_review_count: 0,
        },
      ],
    },
  });
});

test('a later sign-in changes only the name and the picture, and records the former name', async () => {
  const { id, uid, email } = fixture.buyer;
  const token = await identityTokens.issue(fixture.buyer);
  const ownFields = { uid, email, displayName: 'New', photoURL: '/new.webp', role: 'seller' };
  expect(await sendForged('POST', '/user', token, ownFields)).toEqual({
    users: { changed: [{ key: id, display_name: 'New', photo_url: '/new.webp' }] },
    former_identifiers: { added: [expect.objectContaining({ user_id: id, kind: 'name' })] },
  });
});

test('a new product belongs to the caller, and is neither advertised nor backdated', async () => {
  const { seller, category } = fixture;
  const changes = await sendForged('POST', '/products', seller.token, { ...newProduct, category });
  expect(changes).toEqual({
    products: {
      added: [
        {
          ...generatedFields,
          seller_id: seller.id,
          category_id: category,
          product_name: newProduct.productName,
          image: newProduct.image,
          condition: newProduct.condition,
          description: newProduct.description,
          location: newProduct.location,
          mobile_number: newProduct.mobileNumber,
          original_price: newProduct.originalPrice,
          selling_price: '250',
          year_of_purchase: '2021',
          advertise: false,
          listed: true,
          photos: [],
          photo_marks: {},
          brand_name: null,
          reference_number: null,
          reference_key: null,
          model: null,
          model_key: null,
          movement: null,
          strap: null,
          dial_colour: null,
          case_diameter: null,
          case_diameter_tenths: null,
          case_material: null,
          box: null,
          papers: null,
          serviced_on: null,
          deliveries: null,
          insured_value: null,
          shipping_countries: null,
          shipping_price: null,
          water_resistance: null,
          year_of_production: null,
          production_year: null,
          has_contact_details: false,
          former_price: null,
          price_fell_at: null,
          draft_id: null,
          imported: false,
          unlisted_because: null,
          hidden_by: null,
          deleted_at: null,
          revision: 1,
          price_cents: 25_000,
          price_currency: 'usd',
          accepts_offers: true,
          lowest_offer: null,
          serial_number: null,
          changed_at: null,
          year_number: 2021,
          brand: null,
          place: 'sylhet',
          name_words: 'diver',
          search_version: searchVersion,
          search_terms: expect.stringContaining("'water'"),
        },
      ],
    },
    products_to_match: { added: [{ product_id: generatedId, added_at: anyTimestamp }] },
  });
});

test('advertising a product changes no other field and no other product', async () => {
  const { seller, availableProduct } = fixture;
  const path = `/products/advertise/${availableProduct}`;
  expect(await sendForged('PUT', path, seller.token)).toEqual({
    products: { changed: [{ key: availableProduct, advertise: false }] },
  });
});

test('deleting a product deletes the one in the URL, whatever the payload contains', async () => {
  const { seller, availableProduct, category } = fixture;
  expect(await sendForged('DELETE', `/products/${availableProduct}`, seller.token)).toEqual({
    products: { removed: [expect.objectContaining({ id: availableProduct })] },
    deleted_products: {
      added: [
        {
          id: availableProduct,
          category_id: category,
          deleted_at: anyTimestamp,
          seller_id: seller.id,
          listed_at: anyTimestamp,
        },
      ],
    },
    wishlist_entries: { removed: [expect.objectContaining({ product_id: availableProduct })] },
  });
});

test("a draft belongs to the caller, and has only texts of a product's fields", async () => {
  const { otherSeller } = fixture;
  const id = 'a3c0e1d8-13cf-4e1a-9d57-6c2f6b3e2d01';
  const texts = { productName: 'Diver', sellerEmail: 'forged@example.com' };
  const draft = { revision: 0, texts, photos: [] };
  const changes = await sendForged('PUT', `/product-drafts/${id}`, otherSeller.token, draft);
  expect(changes).toEqual({
    product_drafts: {
      added: [
        {
          id,
          seller_id: otherSeller.id,
          texts: { productName: 'Diver' },
          photos: [],
          photo_marks: {},
          revision: 1,
          created_at: anyTimestamp,
          updated_at: anyTimestamp,
        },
      ],
    },
  });
});

test('a wishlist entry belongs to the caller', async () => {
  const { buyer, availableProduct } = fixture;
  expect(
    await sendForged('POST', '/wishlist', buyer.token, { productId: availableProduct }),
  ).toEqual({
    wishlist_entries: {
      added: [{ ...generatedFields, product_id: availableProduct, user_id: buyer.id }],
    },
  });
});

test("removing a wishlist entry removes the caller's", async () => {
  const { buyer, bookedProduct } = fixture;
  expect(await sendForged('DELETE', `/wishes/${bookedProduct}`, buyer.token)).toEqual({
    wishlist_entries: {
      removed: [expect.objectContaining({ product_id: bookedProduct, user_id: buyer.id })],
    },
  });
});

test("a booking belongs to the caller, unpaid, at the seller's price", async () => {
  const { buyer, availableProduct } = fixture;
  const meeting = { phoneNumber: '01712345678', meetingLocation: 'Station' };
  const booking = { productId: availableProduct, ...meeting };
  const {
    orders,
    order_events: steps,
    ...sent
  } = await sendForged('POST', '/book-product', buyer.token, booking);
  expect(Object.keys(sent).sort()).toEqual(['notifications', 'outbox']);
  expect(steps?.added).toMatchObject([{ type: 'buyer.book', actor_id: buyer.id }]);
  expect({ orders }).toEqual({
    orders: {
      added: [
        {
          ...generatedFields,
          product_id: availableProduct,
          buyer_id: buyer.id,
          phone_number: meeting.phoneNumber,
          meeting_location: meeting.meetingLocation,
          payment_intent_id: null,
          paid_at: null,
          ended_at: null,
          state: 'booked',
          holding: true,
          event_count: 1,
          expires_at: anyTimestamp,
          remind_at: anyTimestamp,
          hand_over_code: null,
          return_code: null,
          fee_terms: null,
          review_asked: false,
          agreed_price: null,
          shipping_address: null,
          shipping_price: null,
          deadlines: { payment: { startedAt: anyTimestamp, endsAt: anyTimestamp } },
        },
      ],
    },
  });
});

test("a payment belongs to the caller, at the seller's price", async () => {
  const { buyer, bookedProduct } = fixture;
  const changes = await sendForged('POST', '/create-payment-intent', buyer.token, {
    productId: bookedProduct,
  });
  const payment = {
    product_id: bookedProduct,
    buyer_id: buyer.id,
    amount: 125_050,
    currency: 'usd',
    status: 'open',
    card_last4: null,
    card_fingerprint: null,
    dispute_decided: false,
  };
  const dated = {
    intent_id: expect.stringMatching(/^pi_/),
    created_at: anyTimestamp,
    next_lookup_at: anyTimestamp,
  };
  expect(changes).toEqual({ payments: { added: [{ ...payment, ...dated }] } });
  const sent = Object.fromEntries(server.stripe.calls.at(-1)!.body);
  expect(sent).toEqual({
    amount: '125050',
    currency: 'usd',
    capture_method: 'manual',
    'allowed_payment_method_types[0]': 'card',
    'metadata[productId]': bookedProduct,
    'metadata[uid]': buyer.uid,
  });
});

test('verifying a user changes the one in the URL, and not their role', async () => {
  const { admin, seller } = fixture;
  expect(await sendForged('PUT', `/user/verified/${seller.id}`, admin.token)).toEqual({
    users: { changed: [{ key: seller.id, verified: true, verified_at: anyTimestamp }] },
    audit_log: {
      added: [
        expect.objectContaining({
          act: 'user.verify',
          actor_id: admin.id,
          subject_id: seller.id,
        }),
      ],
    },
  });
});

test('deleting a user deletes the user in the URL and their data', async () => {
  const { admin, buyer, seller, order, reviewableOrder } = fixture;
  const erasedContact = { phone_number: null, meeting_location: null, hand_over_code: null };
  expect(await sendForged('DELETE', `/user/${buyer.id}`, admin.token)).toMatchObject({
    users: { changed: [{ key: buyer.id, deleted_at: anyTimestamp }] },
    wishlist_entries: { removed: [{ user_id: buyer.id }] },
    orders: {
      changed: expect.arrayContaining([
        expect.objectContaining({ key: order, state: 'cancelled', holding: false }),
        { key: reviewableOrder, ...erasedContact },
      ]),
    },
    order_events: { added: [{ order_id: order, type: 'admin.closeBuyer', actor_id: admin.id }] },
    notifications: {
      added: expect.arrayContaining([
        expect.objectContaining({ user_id: seller.id, kind: 'cancelled' }),
      ]),
    },
  });
});

describe('saving a user cannot change another user or gain a role:', () => {
  const saveForgedUser = async (user: TestUser, body: object) => {
    const before = await takeSnapshot(server.database);
    const token = await identityTokens.issue(user);
    const { uid, email } = user;
    const response = await server.call('POST', '/api/user', {
      token,
      body: { uid, email, displayName: 'Forged', ...body },
    });
    const changes = changesBetween(before, await takeSnapshot(server.database));
    return { status: response.status, changes };
  };

  test.each<[string, number, (others: TestUser, ownFields: TestUser) => object]>([
    ['the uid of another user', 403, ({ uid }) => ({ uid })],
    ['the email address of another user', 403, ({ email }) => ({ email })],
    ['both of another user', 403, ({ uid, email }) => ({ uid, email })],
    ['the uid in upper case', 403, (_others, { uid }) => ({ uid: uid.toUpperCase() })],
    ['the uid with a space', 403, (_others, { uid }) => ({ uid: `${uid} ` })],
    ['two uids', 400, ({ uid }, ownFields) => ({ uid: [ownFields.uid, uid] })],
    ['two email addresses', 400, ({ email }, ownFields) => ({ email: [ownFields.email, email] })],
    [
      'two addresses in one string',
      403,
      ({ email }, ownFields) => ({ email: `${ownFields.email},${email}` }),
    ],
    [
      'an address with a line feed',
      403,
      (_others, { email }) => ({
        email: `${email}
    `,
      }),
    ],
    ["the admin's role", 400, () => ({ role: 'Admin' })],
    ['the role in lower case', 400, () => ({ role: 'admin' })],
    ['the role with a space', 400, () => ({ role: 'Admin ' })],
    ['the role in a list', 400, () => ({ role: ['Admin'] })],
    ['the role in an object', 400, () => ({ role: { $ne: 'buyer' } })],
  ])('%s: %i', async (_case, status, forge) => {
    for (const user of [fixture.userWithoutRole, fixture.buyer]) {
      const forged = forge(fixture.otherBuyer, user);
      expect(await saveForgedUser(user, forged)).toEqual({ status, changes: {} });
    }
  });

  test('a chosen role cannot be changed', async () => {
    const { id } = fixture.userWithoutRole;
    const asBuyer = await saveForgedUser(fixture.userWithoutRole, {
      role: 'buyer',
      displayName: '',
    });
    expect(asBuyer.changes).toEqual({
      users: { changed: [{ key: id, role: 'buyer', ...acceptedTerms }] },
    });
    const asSeller = await saveForgedUser(fixture.userWithoutRole, {
      role: 'seller',
      displayName: '',
    });
    expect(asSeller).toEqual({ status: 200, changes: {} });
  });
});
