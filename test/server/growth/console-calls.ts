import type { TestUser } from '../support/records';
import { entries, type Fixture } from './fixture';

/** What an admin reads in the dashboard, by the name of the call. */
const paths: Record<string, (fixture: Fixture) => string> = {
  'GET /all-sales': () => `/all-sales?limit=${entries}`,
  'GET /all-sales by state': () => `/all-sales?state=underReview&limit=${entries}`,
  'GET /all-sales of a user': ({ buyer }) => `/all-sales?openOf=${buyer.id}&limit=${entries}`,
  'GET /all-sales by user': ({ buyer }) => `/all-sales?user=${buyer.id}&limit=${entries}`,
  'GET /all-sales by user and state': ({ seller }) =>
    `/all-sales?user=${seller.id}&state=completed&limit=${entries}`,
  'GET /all-sales by product': ({ products }) =>
    `/all-sales?product=${products[0]}&limit=${entries}`,
  'GET /users': () => `/users?limit=${entries}`,
  'GET /users by text': ({ buyer }) => `/users?text=${buyer.email}&limit=${entries}`,
  'GET /users by role': () => `/users?role=moderator&limit=${entries}`,
  'GET /users by state': () => `/users?state=suspended&limit=${entries}`,
  'GET /users by role and state': () => `/users?role=buyer&state=active&limit=${entries}`,
  'GET /users deleted': () => `/users?state=deleted&limit=${entries}`,
  'GET /users/{id}': ({ seller }) => `/users/${seller.id}`,
  'GET /all-buyer': () => `/all-buyer?limit=${entries}`,
  'GET /all-buyer by text': ({ buyer }) => `/all-buyer?text=${buyer.email}&limit=${entries}`,
  'GET /all-seller': () => `/all-seller?limit=${entries}`,
  'GET /all-seller to verify': () => `/all-seller?verified=false&limit=${entries}`,
  'GET /all-seller by text': ({ seller }) => `/all-seller?text=${seller.email}&limit=${entries}`,
  'GET /staff-search by a name': ({ seller }) => `/staff-search?text=${seller.email}`,
  'GET /staff-search by an id': ({ order }) => `/staff-search?text=${order}`,
  'GET /staff-listings': () => `/staff-listings?limit=${entries}`,
  'GET /staff-listings by text': () => `/staff-listings?text=field&limit=${entries}`,
  'GET /staff-listings by state': () => `/staff-listings?state=forSale&limit=${entries}`,
  'GET /staff-listings by seller': ({ seller }) =>
    `/staff-listings?seller=${seller.id}&limit=${entries}`,
  'GET /staff-listings by category': ({ category }) =>
    `/staff-listings?category=${category}&limit=${entries}`,
  'GET /reported-conversations': () => `/reported-conversations?limit=${entries}`,
  'GET /reports': () => `/reports?limit=${entries}`,
  'GET /reports by state': () => `/reports?state=open&limit=${entries}`,
  'GET /reports by person': ({ buyer }) => `/reports?person=${buyer.id}&limit=${entries}`,
  'GET /reports by person and state': ({ buyer }) =>
    `/reports?person=${buyer.id}&state=open&limit=${entries}`,
  'GET /reports/{id}': ({ report }) => `/reports/${report}`,
  'GET /decisions': () => `/decisions?limit=${entries}`,
  'GET /decisions with an objection': () => `/decisions?appealed=true&limit=${entries}`,
  'GET /decisions by person': ({ seller }) => `/decisions?person=${seller.id}&limit=${entries}`,
  'GET /decisions by person with an objection': ({ seller }) =>
    `/decisions?person=${seller.id}&appealed=true&limit=${entries}`,
  'GET /payouts': () => `/payouts?limit=${entries}`,
  'GET /payouts by seller': ({ seller }) => `/payouts?text=${seller.email}&limit=${entries}`,
  'GET /payouts/owed/{sellerId}': ({ seller }) =>
    `/payouts/owed/${seller.id}?currency=usd&limit=${entries}`,
  'GET /payouts/owed/{sellerId}/totals': ({ seller }) => `/payouts/owed/${seller.id}/totals`,
  'GET /audit-log': () => `/audit-log?limit=${entries}`,
  'GET /audit-log by act': () => `/audit-log?act=user.readContactData&limit=${entries}`,
  'GET /jobs': () => `/jobs?limit=${entries}`,
  'GET /jobs by state': () => `/jobs?state=retrying&limit=${entries}`,
  'GET /contact-messages': () => `/contact-messages?limit=${entries}`,
  'GET /contact-messages by state': () => `/contact-messages?state=waiting&limit=${entries}`,
};

export const consoleCalls = Object.fromEntries(
  Object.entries(paths).map(([name, path]) => [
    name,
    (fixture: Fixture): ['GET', string, TestUser] => ['GET', path(fixture), fixture.admin],
  ]),
);
