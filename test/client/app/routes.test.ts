import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { matchRoute, type FeatureFlags } from '../../../src/contract/website/match-route';
import { routeNames, routes } from '../../../src/contract/routes';
import { decodeSegments } from '../../../src/server/domains/website/decode-segments';

const routerRoutes = routeNames.map((name) => ({ id: name, path: routes[name].path }));

/** Every feature that a route requires. */
const allFeatures: FeatureFlags = {
  statecharts: true,
  capabilities: routeNames.flatMap((name) => {
    const { needs } = routes[name];
    return needs && needs !== 'statecharts' ? [needs] : [];
  }),
};

/** Generates paths of the route table in many spellings, and other paths. */
const arbitraryPaths = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...routeNames.map((name) => routes[name].path)),
      fc.webPath().map((path): `/${string}` => `/${path.replace(/^\/+/, '')}`),
    ),
    fc.constantFrom('42', 'a.b', 'a%2Fb', '%C3%A4', 'x%20y', '%zz', ''),
    fc.constantFrom('', '/', '//', '/more', '%2F'),
    fc.constantFrom<(path: string) => string>(
      (path) => path,
      (path) => path.toUpperCase(),
      (path) => path.replace('o', '%6F'),
    ),
  )
  .map(([path, id, end, changeSpelling]) => changeSpelling(path.replace(/:\w+/, id) + end));

test('the server and the router find the same page for every path', () => {
  // The router warns of paths that it can't decode.
  jest.spyOn(console, 'warn').mockReturnValue();
  fc.assert(
    fc.property(arbitraryPaths, (path) => {
      const routed = matchRoutes(routerRoutes, path)?.at(-1)?.route.id;
      expect(matchRoute(decodeSegments(path), allFeatures)).toBe(routed);
    }),
    { numRuns: 2000 },
  );
});

test('the path of a disabled page matches no route', () => {
  expect(matchRoute('/statecharts', {})).toBeUndefined();
  expect(matchRoute('/statecharts', { statecharts: true })).toBe('statecharts');
});

test('a page does not exist if the API lacks its capability', () => {
  expect(matchRoute('/product/42', { capabilities: ['uploads'] })).toBeUndefined();
  expect(matchRoute('/product/42', { capabilities: ['extensions'] })).toBe('product');
});
