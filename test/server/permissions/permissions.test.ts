import { setUpTestServer } from '../support/set-up-test-server';
import { buildTestApp } from '../support/start-test-server';
import { callAs, callHeadAs, callNames, permissionOf, statusOf } from './support/table-cell';
import { askers } from './support/askers';
import { expectPrivacy } from './support/expect-privacy';
import { drawMatrix } from './support/permission-matrix';
import { routesRegisteredBy } from './support/registered-routes';

const server = setUpTestServer({}, { keepsRows: true });
let routes: string[];
beforeAll(async () => {
  const { database, stripe } = server;
  ({ routes } = await routesRegisteredBy(() => buildTestApp({ database, stripe: stripe.client })));
});

const answered = new Map(callNames.map((name) => [name, askers.map(() => 0)]));
afterAll(() => {
  // Once, although the suite runs on more than one database.
  if (!expect.getState().testPath?.endsWith('permissions.test.ts')) return;
  process.stdout.write(`\n${drawMatrix(answered)}\n`);
});

/** Those whose answers to visitors a cache between may hand to others. */
const visitorsCalls = new Set([
  ...['GET /categories', 'GET /category/{id}', 'GET /ads', 'GET /search'],
  ...['GET /product/{id}', 'GET /product/{id}/similar'],
  ...['GET /seller/{uid}', 'GET /seller/{uid}/products'],
]);

const cells = callNames.flatMap((name) =>
  askers.map((asker) => ({ name, asker, status: statusOf(name, asker) })),
);

test.each(cells)('$name, $asker: $status, and of nobody else', async ({ name, asker, status }) => {
  const outcome = await callAs(server, name, asker);
  const { answers, changes } = outcome;
  const statuses = answers.map((answer) => answer.status);
  answered.get(name)![askers.indexOf(asker)] = statuses.find((each) => each !== status) ?? status;

  expect(statuses).toEqual(answers.map(() => status));
  const changedTables = status === 200 ? (permissionOf(name).changes ?? []) : [];
  expect(Object.keys(changes).sort()).toEqual(changedTables);
  const isShared = answers.map(({ headers }) =>
    /public|s-maxage/.test(headers.get('cache-control') ?? ''),
  );
  // What somebody gets who is signed in may be for them alone.
  const mayBeShared = asker === 'no token' && visitorsCalls.has(name);
  expect(isShared).toEqual(answers.map(() => mayBeShared));
  if (status !== 200) {
    for (const { body } of answers) expect(body).toEqual({ message: expect.any(String) });
  }
  expectPrivacy(name, asker, outcome);
});

test.each(callNames.filter((name) => name.startsWith('GET')))(
  '%s, asked by HEAD, tells nobody more',
  async (name) => {
    for (const asker of askers) {
      const { statuses, changes } = await callHeadAs(server, name, asker);
      const status = statusOf(name, asker);
      expect({ asker, statuses, changes }).toEqual({
        asker,
        statuses: statuses.map(() => status),
        changes: {},
      });
    }
  },
);

test('every call that the server offers has its permissions in the table', () => {
  const normalised = (route: string) => route.replace(/\{[^}]*\}|:[^/]+/g, '*');
  const inTable = callNames.map((name) => {
    const { method, route } = permissionOf(name);
    return `${method} /api${route}`;
  });
  // The description of the calls is for everybody, and no call itself.
  const offered = routes.filter((route) =>
    /^(?!HEAD)\w+ \/api(\/(?!openapi\.json$)|$)/.test(route),
  );
  expect(sorted(offered.map(normalised))).toEqual(sorted(inTable.map(normalised)));
});

test('beside the calls there are only health, reports, events of Stripe and a link of mails', () => {
  const others = routes.filter((route) => !/ \/api(\/|$)/.test(route) && !route.startsWith('HEAD'));
  expect(others.sort()).toEqual([
    'GET /healthz',
    'GET /readyz',
    'GET /unsubscribe/:token',
    'POST /csp-reports',
    'POST /unsubscribe/:token',
    'POST /webhooks/stripe',
  ]);
});

function sorted(routesOfCalls: string[]): string[] {
  return [...new Set(routesOfCalls)].sort();
}
