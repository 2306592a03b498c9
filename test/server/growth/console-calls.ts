import type { TestUser } from '../support/records';
import { entryCount, type Fixture } from './fixture';

/** The paths that an admin reads in the dashboard, by the name of the call. */
const paths: Record<string, (fixture: Fixture) => string> = {
  'GET /all-sales': () => `/all-sales?limit=${entryCount}`,
  'GET /all-sales by state': () => `/all-sales?state=underReview&limit=${entryCount}`,
  'GET /all-sales by openOf': ({ buyer }) => `/all-sales?openOf=${buyer.id}&limit=${entryCount}`,
  'GET /all-sales by user': ({ buyer }) => `/all-sales?user=${buyer.id}&limit=${entryCount}`,
  'GET /all-sales by user and state': ({ seller }) =>
    `/all-sales?user=${seller.id}&state=completed&limit=${entryCount}`,
  'GET /all-sales by text': ({ seller }) => `/all-sales?text=${seller.email}&limit=${entryCount}`,
  'GET /all-sales by date': () =>
    `/all-sales?bookedFrom=2020-01-01T00:00:00.000Z&bookedBefore=2040-01-01T00:00:00.000Z&limit=${entryCount}`,
  'GET /all-sales/export': ({ order }) => `/all-sales/export?text=${order}`,
  'GET /all-sales by product': ({ products }) =>
    `/all-sales?product=${products[0]}&limit=${entryCount}`,
  'GET /users': () => `/users?limit=${entryCount}`,
  'GET /users by text': ({ buyer }) => `/users?text=${buyer.email}&limit=${entryCount}`,
  'GET /users by role': () => `/users?role=moderator&limit=${entryCount}`,
  'GET /users by state': () => `/users?state=suspended&limit=${entryCount}`,
  'GET /users by role and state': () => `/users?role=buyer&state=active&limit=${entryCount}`,
  'GET /users by state deleted': () => `/users?state=deleted&limit=${entryCount}`,
  'GET /users by id': ({ buyer }) => `/users?text=${buyer.id}&limit=${entryCount}`,
  'GET /users/export': ({ buyer }) => `/users/export?text=${buyer.email}`,
  'GET /users/{id}': ({ seller }) => `/users/${seller.id}`,
  'GET /staff-notes': ({ seller }) => `/staff-notes?subjectType=user&subjectId=${seller.id}`,
  'GET /staff-invitations': () => '/staff-invitations',
  'GET /all-buyer': () => `/all-buyer?limit=${entryCount}`,
  'GET /all-buyer by text': ({ buyer }) => `/all-buyer?text=${buyer.email}&limit=${entryCount}`,
  'GET /all-seller': () => `/all-seller?limit=${entryCount}`,
  'GET /all-seller by verification': () => `/all-seller?verified=false&limit=${entryCount}`,
  'GET /all-seller by text': ({ seller }) => `/all-seller?text=${seller.email}&limit=${entryCount}`,
  'GET /staff-listings': () => `/staff-listings?limit=${entryCount}`,
  'GET /staff-listings by text': () => `/staff-listings?text=field&limit=${entryCount}`,
  'GET /staff-listings/export': ({ seller }) => `/staff-listings/export?seller=${seller.id}`,
  'GET /staff-listings by state': () => `/staff-listings?state=forSale&limit=${entryCount}`,
  'GET /staff-listings by seller': ({ seller }) =>
    `/staff-listings?seller=${seller.id}&limit=${entryCount}`,
  'GET /staff-listings by category': ({ category }) =>
    `/staff-listings?category=${category}&limit=${entryCount}`,
  'GET /reported-conversations': () => `/reported-conversations?limit=${entryCount}`,
  'GET /reports': () => `/reports?limit=${entryCount}`,
  'GET /reports by state': () => `/reports?state=open&limit=${entryCount}`,
  'GET /reports by person': ({ buyer }) => `/reports?person=${buyer.id}&limit=${entryCount}`,
  'GET /reports by person and state': ({ buyer }) =>
    `/reports?person=${buyer.id}&state=open&limit=${entryCount}`,
  'GET /reports/{id}': ({ report }) => `/reports/${report}`,
  'GET /decisions': () => `/decisions?limit=${entryCount}`,
  'GET /decisions with an objection': () => `/decisions?appealed=true&limit=${entryCount}`,
  'GET /decisions by person': ({ seller }) => `/decisions?person=${seller.id}&limit=${entryCount}`,
  'GET /decisions by person with an objection': ({ seller }) =>
    `/decisions?person=${seller.id}&appealed=true&limit=${entryCount}`,
  'GET /payouts': () => `/payouts?limit=${entryCount}`,
  'GET /payouts by seller': ({ seller }) => `/payouts?text=${seller.email}&limit=${entryCount}`,
  'GET /payouts/owed/{sellerId}': ({ seller }) =>
    `/payouts/owed/${seller.id}?currency=usd&limit=${entryCount}`,
  'GET /payouts/owed/{sellerId}/totals': ({ seller }) => `/payouts/owed/${seller.id}/totals`,
  'GET /audit-log': () => `/audit-log?limit=${entryCount}`,
  'GET /audit-log by act': () => `/audit-log?act=user.readContactData&limit=${entryCount}`,
  'GET /jobs': () => `/jobs?limit=${entryCount}`,
  'GET /jobs by state': () => `/jobs?state=retrying&limit=${entryCount}`,
  'GET /contact-messages': () => `/contact-messages?limit=${entryCount}`,
  'GET /contact-messages by state': () => `/contact-messages?state=waiting&limit=${entryCount}`,
};

export const consoleCalls = Object.fromEntries(
  Object.entries(paths).map(([name, path]) => [
    name,
    (fixture: Fixture): ['GET', string, TestUser] => ['GET', path(fixture), fixture.admin],
  ]),
);
