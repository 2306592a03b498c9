import type { TestUser } from '../../support/records';
import type { Caller } from './callers';
import type { Fixture } from './fixture';
import { expectedStatus, getExampleRequest, type Outcome } from './example-requests';

/** The users whose data a response may contain, besides the caller and the sellers' names. */
const visibleUsersByCall: Record<string, (fixture: Fixture, caller: Caller) => TestUser[]> = {
  'GET /user/{email}': ({ buyer }) => [buyer],
  'GET /user/{email} by identity token': ({ buyer }) => [buyer],
  'GET /all-buyer': ({ buyer, otherBuyer }) => [buyer, otherBuyer],
  'GET /all-seller': sellersOf,
  'GET /payouts/owed': ({ payee }) => [payee],
  'GET /payouts': ({ payee }) => [payee],
  'GET /payouts/export': ({ payee }) => [payee],
  // Before the payment, the buyer does not see the seller's contact data. Staff records a reason first.
  'GET /sales/{orderId}': ({ buyer, seller }, caller) =>
    caller === 'seller' ? [buyer, seller] : [],
  'POST /sales/{orderId}/contact-data': ({ buyer, seller }) => [buyer, seller],
  'POST /users/{id}/contact-data': ({ seller }) => [seller],
  'GET /staff-invitations': ({ userWithoutRole }) => [userWithoutRole],
};

/** The calls that show orders to staff, without contact data. */
const staffSaleCalls = ['GET /all-sales', 'GET /all-sales/export', 'GET /sales/{orderId}'];

/** The calls that show decisions about a person, with the name and the id. */
const decisionCalls = ['GET /decisions', 'GET /decisions/{id}'];

/** The calls that show users to staff: email addresses to admins only. */
const staffCalls = [
  ...staffSaleCalls,
  ...decisionCalls,
  'GET /users',
  'GET /users/{id}',
  'GET /users/export',
  'GET /audit-log',
  'GET /audit-log/export',
  'GET /staff-listings',
  'GET /staff-listings/export',
  'GET /reports',
  'GET /reports/{id}',
];

/** The calls that show the buyer's and the seller's uid, but no contact data. */
const conversationCalls = ['GET /conversations', 'GET /conversations/{id}'];

/** The calls with the buyer's contact data: for the seller of the order and the buyer. */
const saleCalls = ['GET /sales', 'GET /sales/{orderId}'];

/** The calls with which staff read contact data, after recording why. */
const contactCalls = ['POST /users/{id}/contact-data', 'POST /sales/{orderId}/contact-data'];

/** The sellers whose contact data a product shows to the caller. */
const sellersWithVisibleContact: Partial<Record<Caller, (fixture: Fixture) => TestUser[]>> = {
  seller: ({ seller }) => [seller],
  'other seller': ({ otherSeller }) => [otherSeller],
  admin: sellersOf,
};

function sellersOf({ seller, otherSeller, payee }: Fixture): TestUser[] {
  return [seller, otherSeller, payee];
}

/** The calls that show products to several kinds of callers. */
const productCalls = [
  'GET /ads',
  'GET /products/{categoryId}',
  'GET /my-products/{email}',
  'GET /listings',
  'GET /listings/export',
  'GET /search',
  'GET /wishlist?productId={id}&&userId={uid}',
  'GET /wishlist/{email}',
];
/** The calls that show products of one seller. */
const sellerProductCalls = [
  'GET /product/{id}',
  'GET /product/{id}/similar',
  'GET /seller/{uid}/products',
];

/** The calls with which a seller edits their own product. */
const editCalls = ['GET /listings/{id}', 'PUT /listings/{id}'];

/** The phone numbers of the fixture's products and bookings. */
const mobileNumber = '01700000000';
const meetingNumber = '01711111111';

const userByCaller: Partial<Record<Caller, (fixture: Fixture) => TestUser>> = {
  buyer: ({ buyer }) => buyer,
  'other buyer': ({ otherBuyer }) => otherBuyer,
  seller: ({ seller }) => seller,
  'other seller': ({ otherSeller }) => otherSeller,
  admin: ({ admin }) => admin,
  moderator: ({ moderator }) => moderator,
  'buyer whose role changed': ({ buyer }) => buyer,
  'user without a role': ({ userWithoutRole }) => userWithoutRole,
};

function usersOf(fixture: Fixture): TestUser[] {
  const { buyer, otherBuyer, admin, userWithoutRole } = fixture;
  return [buyer, otherBuyer, ...sellersOf(fixture), admin, userWithoutRole];
}

/** Expects that the responses contain no data of users that the caller must not see. */
export function expectPrivacy(name: string, reader: Caller, { fixture, responses }: Outcome): void {
  // The suspended user is the owner of the example, who sees what the owner may see.
  const owner = getExampleRequest(name).owner as Caller;
  const caller = reader === 'suspended user' && owner in userByCaller ? owner : reader;
  const callingUser = userByCaller[caller]?.(fixture);
  const isAllowedUser = callingUser !== undefined && expectedStatus(name, reader) === 200;
  const showsProducts = productCalls.includes(name) || sellerProductCalls.includes(name);
  const findVisibleUsers = showsProducts
    ? sellersWithVisibleContact[caller]
    : visibleUsersByCall[name];
  const visibleUsers = (isAllowedUser ? (findVisibleUsers?.(fixture, caller) ?? []) : []).filter(
    (subject) => !sellerProductCalls.includes(name) || subject === fixture.seller,
  );
  const hiddenUsers = usersOf(fixture).filter(
    (user) => user !== callingUser && !visibleUsers.includes(user),
  );
  for (const { body, headers } of responses) {
    const text = JSON.stringify([body, ...headers]);
    const isStaff = caller === 'admin' || caller === 'moderator';
    const isStaffCall = isAllowedUser && isStaff && staffCalls.includes(name);
    for (const hiddenUser of hiddenUsers) {
      const showsEmail =
        isStaffCall && caller === 'admin' && ![...staffSaleCalls, ...decisionCalls].includes(name);
      if (!showsEmail) expect(text).not.toContain(hiddenUser.email);
      if (isStaffCall) continue;
      expect(text).not.toContain(hiddenUser.id);
      const isSeller = sellersOf(fixture).includes(hiddenUser);
      const isBuyerOfConversation =
        isAllowedUser && conversationCalls.includes(name) && hiddenUser === fixture.buyer;
      if (!isSeller && !isBuyerOfConversation) expect(text).not.toContain(`"${hiddenUser.uid}"`);
    }
    const showsSales =
      isAllowedUser &&
      (name === 'POST /sales/{orderId}/contact-data' ||
        (saleCalls.includes(name) && !isStaff && body.length !== 0));
    expect(text.includes(meetingNumber)).toBe(showsSales);
    const showsSeller =
      showsProducts || name === 'GET /sales/{orderId}' || contactCalls.includes(name);
    const showsOwn = isAllowedUser && editCalls.includes(name);
    expect(text.includes(mobileNumber)).toBe(showsOwn || (showsSeller && visibleUsers.length > 0));
  }
}
