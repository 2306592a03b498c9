import { isPrerendered } from '../../src/contract/website/page-files';
import { routeNames, routes } from '../../src/contract/routes';

const prerendered = routeNames.filter(isPrerendered);

test.each(prerendered)('%s is prerendered and therefore public', (name) => {
  const { access, path, needs } = routes[name];
  expect(access).toBe('public');
  expect(path).not.toContain(':');
  expect(needs).toBeUndefined();
});

test('no two pages share a path', () => {
  const patterns = routeNames.map((name) => routes[name].path.toLowerCase().replace(/:\w+/g, ':'));
  expect(new Set(patterns).size).toBe(routeNames.length);
});

test.each(routeNames.filter((name) => routes[name].menu))(
  'the menu can link to %s, because its path has no id',
  (name) => {
    expect(routes[name].path).not.toContain(':');
  },
);
