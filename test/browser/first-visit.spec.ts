import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { signIn } from './people';

const publicPages = {
  '/': 'Best Watch Reselling Marketplace.',
  '/login': 'Login to your account',
  '/register': 'Create your account',
  '/blog': 'All Question and Answering Part',
  '/no/such/page': /404\s*Not Found/,
} as const;

/** React tells of a page that it could not take over as it was drawn by an error of the page. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** The paths of what the page asks for. */
function collectCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  return calls;
}

const answerOf = (page: Page, call: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === call);

for (const [address, heading] of Object.entries(publicPages)) {
  test(`${address} can be read before any script has run`, async ({ browser, marketplace }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(marketplace.origin + address);
    const title = page.getByRole('heading', { level: 1, name: heading });
    await expect(title).toBeVisible();
    // Drawn with its styles, not as bare HTML.
    await expect(title).not.toHaveCSS('font-family', /^"?Times/);
    await expect(page.locator('head > title')).toHaveCount(1);
    await context.close();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${address} is taken over as it was drawn, in ${colorScheme} colours`, async ({
      newPerson,
    }) => {
      const page = await newPerson();
      const errors = collectErrors(page);
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      const title = page.getByRole('heading', { level: 1, name: heading });
      await title.evaluate((element) => Object.assign(element, { isTheOneThatWasSent: true }));
      await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
      expect(await title.evaluate((element) => 'isTheOneThatWasSent' in element)).toBe(true);
      await expect(page.locator('head > title')).toHaveCount(1);
      expect(errors).toEqual([]);
    });
  }
}

test('the colours that somebody chose are there before any of our scripts has come', async ({
  newPerson,
}) => {
  const page = await newPerson();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Switch to dark colours' }).click();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(12, 17, 25)');
});

test('what Home shows is asked for without waiting for the application', async ({ newPerson }) => {
  const page = await newPerson();
  await page.route('**/assets/*.js', (route) => route.abort());
  const asked = Promise.all(['/api/ads', '/api/categories'].map((call) => answerOf(page, call)));
  await page.goto('/');
  for (const answer of await asked) expect(answer.status()).toBe(200);
});

test('what Home shows is asked for once', async ({ newPerson }) => {
  const page = await newPerson();
  const calls = collectCalls(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Advertisements' })).toBeVisible();
  expect(calls.filter((call) => /ads|categories/.test(call)).sort()).toEqual([
    '/api/ads',
    '/api/categories',
  ]);
});

test('somebody who is signed in asks for what Home shows once too', async ({
  newPerson,
  demoAccount,
}) => {
  const page = await newPerson();
  await signIn(page, demoAccount('Buyer'));
  const calls = collectCalls(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Advertisements' })).toBeVisible();
  expect(calls.filter((call) => call === '/api/ads')).toHaveLength(1);
});

test('a page that a link left something for is drawn with it after a reload', async ({
  newPerson,
}) => {
  const page = await newPerson();
  const errors = collectErrors(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Login to your account' }),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

test('what is typed and pressed while the scripts are on their way is not lost', async ({
  newPerson,
  demoAccount,
}) => {
  const page = await newPerson();
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const { email, password } = demoAccount('Buyer');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/login$/);
  letThrough();
  await expect(page.getByText('Successfully Logged In!')).toBeVisible();
});

test('the page behind a link is fetched when somebody points at it', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
  const fetched = page.waitForResponse(/\/assets\/blog\.\w+\.js$/);
  await page.getByRole('link', { name: 'Blog' }).first().hover();
  expect((await fetched).ok()).toBe(true);
  await expect(page).toHaveURL(/\/login$/);
});
