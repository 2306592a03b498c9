import { unreachableMail } from '../support/configuration';
import { setUpTestServer } from '../support/set-up-test-server';
import { buildTestApp } from '../support/start-test-server';
import { permissions } from './permission-table';
import {
  callAs,
  callersOf,
  endpointNames,
  getExampleRequest,
  expectedStatus,
} from './support/example-requests';
import { expectPrivacy } from './support/expect-privacy';
import { routesRegisteredBy } from './support/registered-routes';

const server = setUpTestServer({ mail: unreachableMail }, { keepsRows: true });
let routes: string[];
beforeAll(async () => {
  const { database, stripe } = server;
  ({ routes } = await routesRegisteredBy(() => buildTestApp({ database, stripe: stripe.client })));
});

/** Calls whose responses to visitors may be cached by proxies. */
const cacheableCalls = new Set([
  'GET /categories',
  'GET /category/{id}',
  'GET /ads',
  'GET /search',
  'GET /product/{id}',
  'GET /product/{id}/similar',
  'GET /product/{id}/sold-prices',
  'GET /seller/{uid}',
  'GET /seller/{uid}/products',
  'GET /seller/{uid}/reviews',
  'GET /site-pages/{name}',
]);

/** Calls whose rejection contains `suspended: true` for a suspended user. */
const callsThatReportSuspension = new Set(['POST /user', 'GET /user/{email} by identity token']);

const cells = endpointNames.flatMap((name) =>
  callersOf(name).map((caller) => ({ name, caller, status: expectedStatus(name, caller) })),
);

test.each(cells)(
  '$name as $caller returns $status and no data of other users',
  async ({ name, caller, status }) => {
    const outcome = await callAs(server, name, caller);
    const { responses, changes } = outcome;
    const statuses = responses.map((response) => response.status);
    expect(statuses).toEqual(responses.map(() => status));
    const { changedTables = [], changedTablesBy } = permissions[name]!;
    const expectedTables = status === 200 ? (changedTablesBy?.[caller] ?? changedTables) : [];
    expect(Object.keys(changes).sort()).toEqual(expectedTables);
    expect(changes.audit_log?.added ?? [{}]).toHaveLength(1);
    const isShared = responses.map(({ headers }) =>
      /public|s-maxage/.test(headers.get('cache-control') ?? ''),
    );
    // The response to a signed-in user may contain personal data.
    const mayBeShared = caller === 'no token' && cacheableCalls.has(name);
    expect(isShared).toEqual(responses.map(() => mayBeShared));
    if (status !== 200) {
      const isSuspended = caller === 'suspended user' && status === 403;
      const suspensionField =
        isSuspended && callsThatReportSuspension.has(name) ? { suspended: true } : {};
      for (const { body } of responses) {
        expect(body).toEqual({ message: expect.any(String), ...suspensionField });
      }
    }
    expectPrivacy(name, caller, outcome);
  },
);

test('every endpoint of the server is in the table', () => {
  const normalised = (route: string) => route.replace(/\{[^}]*\}|:[^/]+/g, '*');
  const tableRoutes = endpointNames.map((name) => {
    const { method, route } = getExampleRequest(name);
    return `${method} /api${route}`;
  });
  // The OpenAPI document is public and not an endpoint of the table.
  const serverRoutes = routes.filter((route) =>
    /^(?!HEAD)\w+ \/api(\/(?!openapi\.json$)|$)/.test(route),
  );
  expect(sorted(serverRoutes.map(normalised))).toEqual(sorted(tableRoutes.map(normalised)));
});

test('the only other routes are health checks, CSP reports, Stripe webhooks and the unsubscribe link', () => {
  const otherRoutes = routes.filter(
    (route) => !/ \/api(\/|$)/.test(route) && !route.startsWith('HEAD'),
  );
  expect(otherRoutes.sort()).toEqual([
    'GET /healthz',
    'GET /readyz',
    'GET /unsubscribe/:token',
    'POST /csp-reports',
    'POST /unsubscribe/:token',
    'POST /webhooks/stripe',
    'POST /webhooks/stripe/accounts',
    'POST /webhooks/stripe/connected',
  ]);
});

function sorted(routesOfCalls: string[]): string[] {
  return [...new Set(routesOfCalls)].sort();
}
