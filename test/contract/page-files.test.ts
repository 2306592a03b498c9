import { pageFileOf } from '../../src/contract/page-files';

test.each([
  ['/', 'index.html'],
  ['/login', 'login.html'],
  ['/register', 'register.html'],
  ['/blog', 'blog.html'],
  ['/no/such/page', 'not-found.html'],
  ['/loginx', 'not-found.html'],
])('%s is drawn before anybody asks for it', (address, file) => {
  expect(pageFileOf(address)).toBe(file);
});

test.each([
  '/dashboard',
  '/dashboard/my-Products',
  '/category/42',
  '/statecharts',
  '/Blog',
  '/blog/',
])('%s is drawn by the browser', (address) => {
  expect(pageFileOf(address)).toBe('shell.html');
});
