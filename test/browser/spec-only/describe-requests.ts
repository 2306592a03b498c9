import type { Account } from '../accounts';
import { uploadCall, type CallName } from './calls';
import { expect, test } from './fixtures';
import { matchPattern, requestTable } from './request-table';
import { withoutId } from './seed';

interface MainFlow {
  seller: Account;
  buyer: Account;
  /** Added before the seller was verified, then advertised, added to the wishlist, booked and paid. */
  watch: string;
  /** Added after the seller was verified. */
  verifiedWatch: string;
}

const placeholderFormats: Record<string, RegExp> = {
  email: /^[\w.]+@mail\.example$/,
  uid: /^[\w-]{20,}$/,
  userId: /^[0-9a-f]{24}$/,
  productId: /^[0-9a-f]{24}$/,
  categoryId: /^[0-9a-f]{24}$/,
};

/** Compares the requests of the main user journey with specification 3 and 7. */
export function describeRequests({ seller, buyer, watch, verifiedWatch }: MainFlow) {
  for (const [call, { pattern, payload }] of Object.entries(requestTable)) {
    test(`${pattern} matches the specification exactly, with no other fields`, ({
      specOnlyServer,
    }) => {
      const requests = specOnlyServer.requestsOf(call as CallName);
      expect(requests.length).toBeGreaterThan(0);
      for (const { method, url, body } of requests) {
        const values = matchPattern(pattern, `${method} ${url}`);
        expect(values, `${method} ${url}`).not.toBeNull();
        for (const [name, value] of Object.entries(values ?? {})) {
          expect(value).toMatch(placeholderFormats[name]!);
        }
        expect(payload.safeParse(body).error?.issues).toBeUndefined();
      }
    });
  }

  test('the client sends no request outside the table', ({ specOnlyServer }) => {
    expect(specOnlyServer.unknownRequests).toEqual([]);
  });

  test('the role is sent on registration, and on no later sign-in', ({ specOnlyServer }) => {
    const roles = specOnlyServer
      .requestsOf('POST /user')
      .filter(({ body }) => body?.['email'] === seller.email)
      .map(({ body }) => body?.['role']);
    expect(roles[0]).toBe('seller');
    expect(roles.slice(1).length).toBeGreaterThan(0);
    expect(roles.slice(1).filter(Boolean)).toEqual([]);
  });

  test('a user has the registered role and is unverified', ({
    specOnlyServer: { collections },
  }) => {
    expect(collections.users.findOne({ email: buyer.email })).toMatchObject({
      displayName: buyer.name,
      role: 'buyer',
      verified: false,
    });
  });

  test("sellerStatus is the seller's verified flag at the time of creation", ({
    specOnlyServer,
  }) => {
    const creationRequests = specOnlyServer.requestsOf('POST /products');
    expect(
      creationRequests.map(({ body }) => [body?.['productName'], body?.['sellerStatus']]),
    ).toEqual([
      [watch, false],
      [verifiedWatch, true],
    ]);
  });

  test('date and timestamp of a product are its creation time', ({ specOnlyServer }) => {
    const uploads = specOnlyServer.requestsOf(uploadCall);
    for (const [index, { body, receivedAt }] of specOnlyServer
      .requestsOf('POST /products')
      .entries()) {
      const { date, timestamp } = body as { date: string; timestamp: number };
      expect(timestamp).toBeGreaterThan(uploads[index]!.receivedAt);
      expect(timestamp).toBeLessThanOrEqual(receivedAt);
      expect(new Date(date).getTime()).toBe(timestamp);
    }
  });

  test("the image of a product is the data.url of the image host's response", ({
    specOnlyServer,
  }) => {
    for (const { body } of specOnlyServer.requestsOf('POST /products')) {
      expect(body?.['image']).toMatch(/^\/images\/[0-9a-f]{64}\.webp$/);
    }
  });

  test('advertising sends the unchanged product', ({ specOnlyServer }) => {
    const [request] = specOnlyServer.requestsOf('PUT /products/advertise/{id}');
    const product = specOnlyServer.collections.products.findOne({ productName: watch });
    expect(request?.body).toEqual({ ...product, advertise: false });
    expect(product?.['advertise']).toBe(true);
  });

  test('the request for a wishlist entry contains the product, its id and the user', ({
    specOnlyServer,
  }) => {
    const [request] = specOnlyServer.requestsOf('POST /wishlist');
    const product = specOnlyServer.collections.products.findOne({ productName: watch })!;
    const user = specOnlyServer.collections.users.findOne({ email: buyer.email })!;
    expect(request?.body).toEqual({
      ...withoutId(product),
      productId: product._id,
      wishedById: user['uid'],
      wishedByName: buyer.name,
      wishedByEmail: buyer.email,
      wishedByPhoto: '',
    });
  });

  test('the request for a booking contains the product, the seller, the buyer and the submission time', ({
    specOnlyServer,
  }) => {
    const { body = {}, receivedAt } = specOnlyServer.requestsOf('POST /book-product')[0]!;
    const product = specOnlyServer.collections.products.findOne({ productName: watch })!;
    const user = specOnlyServer.collections.users.findOne({ email: buyer.email })!;
    const { phoneNumber, meetingLocation, bookingTime, ...otherFields } = body;
    expect([phoneNumber, meetingLocation]).toEqual(['01812345678', 'In front of the station']);
    const wishedAt = specOnlyServer.requestsOf('POST /wishlist')[0]!.receivedAt;
    expect(bookingTime).toBeGreaterThan(wishedAt);
    expect(bookingTime).toBeLessThanOrEqual(receivedAt);
    const { productId, bookedById, bookedByName, bookedByEmail, bookedByPhoto, ...productCopy } =
      otherFields;
    expect(productId).toBe(product._id);
    expect(bookedById).toBe(user['uid']);
    expect([bookedByName, bookedByEmail, bookedByPhoto]).toEqual([buyer.name, buyer.email, '']);
    expect(product).toMatchObject(productCopy);
    expect(body).not.toHaveProperty('mobileNumber');
  });

  test('the price of a payment intent is the selling price', ({ specOnlyServer }) => {
    const [request] = specOnlyServer.requestsOf('POST /create-payment-intent');
    expect(request?.body).toMatchObject({ price: '980' });
  });

  test('the accessToken of GET /jwt is sent, although the server does not require it', ({
    specOnlyServer,
  }) => {
    const authorizations = specOnlyServer
      .requestsOf('POST /products')
      .map(({ headers }) => headers['authorization']);
    expect(new Set(authorizations)).toEqual(new Set([`Bearer token-of-${seller.email}`]));
  });
}
