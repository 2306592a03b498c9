import {
  pageFile,
  prerenderedFile,
  serverRenderedFile,
} from '../../../src/contract/website/page-files';

test('a prerendered page is stored where static file servers look for its path', () => {
  expect(prerenderedFile('home')).toBe('index.html');
  expect(prerenderedFile('blog')).toBe('blog.html');
});

test('static file servers do not find a template by the path of its page', () => {
  expect(prerenderedFile('search')).toBe('search.html');
  expect(serverRenderedFile('search')).not.toBe('search.html');
});

test('a path is served with its prerendered page', () => {
  expect(pageFile('home', '/')).toBe('index.html');
  expect(pageFile('login', '/login')).toBe('login.html');
});

test.each([
  ['blog', '/Blog'],
  ['blog', '/blog/'],
  ['category', '/category/42'],
  ['myOrders', '/dashboard/my-orders'],
  ['statecharts', '/statecharts'],
] as const)('the %s page at %s is rendered by the browser', (name, path) => {
  expect(pageFile(name, path)).toBe('shell.html');
});
