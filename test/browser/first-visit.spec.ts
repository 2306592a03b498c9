import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { isNotFoundError } from './not-found-response';
import { expectSignedIn, signIn, submitSignIn } from './accounts';
import { waitForHydration } from './wait-for-hydration';

const publicPages = {
  '/': 'Best Watch Reselling Marketplace.',
  '/login': 'Login to your account',
  '/register': 'Create your account',
  '/blog': 'All Question and Answering Part',
  '/no/such/page': /404\s*Not Found/,
} as const;

/** React reports a hydration mismatch as a page error. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isNotFoundError(message)) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** The paths of the page's requests. */
function collectCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  return calls;
}

for (const [path, heading, count] of [
  ['/', 'Best Watch Reselling Marketplace.', 6],
  ['/search?text=reef', 'Results for “reef”', 1],
  ['/category/dive-watches', 'Products Under Dive Watches', 6],
] as const) {
  test(`the first cards of ${path} can be read without scripts`, async ({
    browser,
    marketplace,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(marketplace.origin + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(count);
    await expect(page.getByRole('article').first().getByRole('img').first()).toBeVisible();
    await context.close();
  });
}

test('a page of text loads no scripts until the visitor presses something', async ({
  browser,
  marketplace,
}) => {
  const context = await browser.newContext({ colorScheme: 'light' });
  const page = await context.newPage();
  const calls = collectCalls(page);
  await page.goto(`${marketplace.origin}/help`, { waitUntil: 'networkidle' });
  expect(calls.filter((call) => call.startsWith('/assets/') && call.endsWith('.js'))).toEqual([]);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await context.close();
});

for (const [path, heading] of Object.entries(publicPages)) {
  const quickTag = path === '/' ? '@quick' : [];
  test(
    `${path} can be read before any script has run`,
    { tag: quickTag },
    async ({ browser, marketplace }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(marketplace.origin + path);
      const title = page.getByRole('heading', { level: 1, name: heading });
      await expect(title).toBeVisible();
      // Painted with its styles, not as unstyled HTML.
      await expect(title).not.toHaveCSS('font-family', /^"?Times/);
      await expect(page.locator('head > title')).toHaveCount(1);
      await context.close();
    },
  );

  for (const colorScheme of ['light', 'dark'] as const) {
    const tag = colorScheme === 'dark' ? '@long' : quickTag;
    const name = `${path} hydrates as it was prerendered, in ${colorScheme} colors`;
    test(name, { tag }, async ({ newUserPage }) => {
      const page = await newUserPage();
      const errors = collectErrors(page);
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1, name: heading });
      await title.evaluate((element) => Object.assign(element, { isPrerendered: true }));
      await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
      expect(await title.evaluate((element) => 'isPrerendered' in element)).toBe(true);
      await expect(page.locator('head > title')).toHaveCount(1);
      expect(errors).toEqual([]);
    });
  }
}

test('scripts are requested after the first paint', { tag: '@quick' }, async ({ newUserPage }) => {
  const page = await newUserPage();
  await page.goto('/');
  await waitForHydration(page);
  const { paintedAt, requestedAt } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const entries = performance.getEntriesByType('resource');
    const scripts = entries.filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name));
    return { paintedAt: paint!.startTime, requestedAt: scripts.map(({ startTime }) => startTime) };
  });
  expect(requestedAt.length).toBeGreaterThan(2);
  expect(Math.min(...requestedAt)).toBeGreaterThan(paintedAt);
});

test('on a first visit the search suggestions and the sign-in SDK load when they are used', async ({
  newUserPage,
}) => {
  const page = await newUserPage();
  const calls = collectCalls(page);
  const hasLoaded = (chunk: string) => calls.some((call) => call.startsWith(`/assets/${chunk}.`));
  await page.goto('/');
  await expect.poll(() => hasLoaded('background')).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(['search-box', 'identity'].filter(hasLoaded)).toEqual([]);
  await page.getByRole('combobox', { name: 'Search all watches' }).focus();
  await expect.poll(() => hasLoaded('search-box')).toBe(true);
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect.poll(() => hasLoaded('identity')).toBe(true);
});

test('a page in a background tab hydrates', async ({ newUserPage }) => {
  const page = await newUserPage();
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    Object.defineProperty(window, 'PerformanceObserver', {
      value: class {
        observe(): void {
          // A background tab is never painted.
        }
        disconnect(): void {
          // There is no observation to end.
        }
      },
    });
  });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Advertisements' })).toBeVisible();
});

for (const path of ['/', '/category/field-watches']) {
  test(`${path} has exactly one style sheet with the theme, also after hydration`, async ({
    newUserPage,
  }) => {
    const page = await newUserPage();
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const styleSheetCount = await page.evaluate(
      () =>
        [...document.styleSheets].filter((sheet) =>
          [...sheet.cssRules].some(({ cssText }) => cssText.includes('--chakra-spacing-4:')),
        ).length,
    );
    expect(styleSheetCount).toBe(1);
  });
}

test('the chosen color mode is applied before the scripts load', async ({ newUserPage }) => {
  const page = await newUserPage();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(12, 17, 25)');
});

test(
  "Home's data are in the page and are not requested",
  { tag: '@quick' },
  async ({ newUserPage }) => {
    const page = await newUserPage();
    const calls = collectCalls(page);
    await page.goto('/');
    const advertisements = page.getByRole('region', { name: 'Advertisements' });
    await expect(advertisements.getByRole('article').nth(6)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Show Products' }).first()).toBeAttached();
    expect(calls.filter((call) => /ads|categories|configuration/.test(call))).toEqual([]);
  },
);

test('the results of a search are in the page and are not requested', async ({ newUserPage }) => {
  const page = await newUserPage();
  const calls = collectCalls(page);
  await page.goto('/search?text=reef&utm_source=mail');
  await expect(page.getByRole('link', { name: 'Book Now' })).toBeVisible();
  expect(calls).not.toContain('/api/search');
});

test("for a signed-in user Home's data are requested once", async ({
  newUserPage,
  demoAccount,
}) => {
  const page = await newUserPage();
  const adsResponse = () => page.waitForResponse('**/api/ads');
  // Signing in ends on Home, so the requests of that visit are not counted.
  await Promise.all([adsResponse(), signIn(page, demoAccount('Buyer'))]);
  const calls = collectCalls(page);
  await Promise.all([adsResponse(), page.goto('/')]);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(calls.filter((call) => call === '/api/ads')).toHaveLength(1);
});

test('a page with a history state hydrates without an error after a reload', async ({
  newUserPage,
}) => {
  const page = await newUserPage();
  const errors = collectErrors(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Login to your account' }),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

/** Holds the script requests until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  let releaseScripts = () => {};
  const released = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return releaseScripts;
}

test(
  'input and clicks before hydration are not lost',
  { tag: '@quick' },
  async ({ newUserPage, demoAccount }) => {
    const page = await newUserPage();
    const releaseScripts = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await submitSignIn(page, demoAccount('Buyer'));
    await expect(page).toHaveURL(/\/login$/);
    releaseScripts();
    await expectSignedIn(page);
  },
);

test('input and clicks before hydration are not lost on a page with history state', async ({
  newUserPage,
  demoAccount,
}) => {
  const page = await newUserPage();
  await page.goto('/dashboard/my-orders');
  await expect(page).toHaveURL(/\/login$/);
  const releaseScripts = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await submitSignIn(page, demoAccount('Buyer'));
  releaseScripts();
  await expect(page).toHaveURL(/\/dashboard\/my-orders$/);
});

test('an accordion item clicked before hydration opens', async ({ newUserPage }) => {
  const page = await newUserPage();
  const releaseScripts = await holdScripts(page);
  await page.goto('/blog', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /unit test/ }).click();
  releaseScripts();
  await expect(page.getByRole('region', { name: /unit test/ })).toBeVisible();
});

test(
  'a page whose chunk fails to load shows an error, and loads on Retry',
  { tag: '@quick' },
  async ({ newUserPage }) => {
    const page = await newUserPage();
    await page.route('**/assets/blog.*', (route) => route.abort());
    await page.goto('/blog');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unroute('**/assets/blog.*');
    await retry.click();
    await page.getByRole('button', { name: /unit test/ }).click();
    await expect(page.getByRole('region', { name: /unit test/ })).toBeVisible();
  },
);

test('a link hovered before hydration is prefetched', async ({ newUserPage }) => {
  const page = await newUserPage();
  const releaseScripts = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Blog' }).first().hover();
  const scriptResponse = page.waitForResponse(/\/assets\/blog\.\w+\.js$/);
  releaseScripts();
  expect((await scriptResponse).ok()).toBe(true);
});

test('a link is prefetched on hover', async ({ newUserPage }) => {
  const page = await newUserPage();
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
  const scriptResponse = page.waitForResponse(/\/assets\/blog\.\w+\.js$/);
  await page.getByRole('link', { name: 'Blog' }).first().hover();
  expect((await scriptResponse).ok()).toBe(true);
  await expect(page).toHaveURL(/\/login$/);
});

test("a provider's button is enabled once its click can open the window", async ({
  newUserPage,
}) => {
  const page = await newUserPage();
  let releaseScripts = () => {};
  const released = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route('**/assets/identity.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await waitForHydration(page);
  await expect(google).toBeDisabled();
  releaseScripts();
  await expect(google).toBeEnabled();
});
