import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { signIn } from './accounts';

const password = 'a-long-password';

/** Simulates a browser that blocks this site's storage. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

async function openWithBlockedStorage(newUserPage: () => Promise<Page>, path: string) {
  const page = await newUserPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(blockStorage);
  await page.goto(path);
  return { page, errors };
}

/** Records the method and URL of each request. A password in a URL would reach server logs and the history. */
function collectRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  return requests;
}

test(
  'with blocked storage a message appears, and a sign-in lasts as long as the page',
  { tag: '@quick' },
  async ({ newUserPage, demoAccount }) => {
    const { page, errors } = await openWithBlockedStorage(newUserPage, '/login');
    const requests = collectRequests(page);
    await expect(page.getByRole('alert')).toContainText("Your browser blocks this site's data");

    const account = demoAccount('Buyer');
    await page.getByLabel('Email Address').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByLabel('Password').press('Enter');
    await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
    expect(requests.filter((path) => path.includes(account.password))).toEqual([]);

    // The color mode lasts as long as the page.
    await page.getByRole('button', { name: /dark/i }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect(errors).toEqual([]);
  },
);

test('the home page hydrates with blocked storage', async ({ newUserPage }) => {
  const { page, errors } = await openWithBlockedStorage(newUserPage, '/');
  await expect(page.getByRole('region', { name: 'Advertisements' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a user stays signed in if IndexedDB never responds, as it may happen in WebKit', async ({
  newUserPage,
  demoAccount,
}) => {
  const page = await newUserPage();
  await signIn(page, demoAccount('Buyer'));
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
});

for (const path of ['/login', '/register']) {
  test(`without JavaScript ${path} shows a message, and submits no password in a URL`, async ({
    browser,
    marketplace,
  }) => {
    const context = await browser.newContext({
      baseURL: marketplace.origin,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto(path);
    const notice = page.locator('noscript p');
    await expect(notice).toContainText('Secondhand needs JavaScript');
    await expect(notice).toBeInViewport();
    const noticeBox = await notice.boundingBox();
    const headerBox = await page.getByRole('banner').boundingBox();
    expect(noticeBox!.y + noticeBox!.height).toBeLessThanOrEqual(headerBox!.y);

    const requests = collectRequests(page);
    await page.getByLabel('Email Address').fill('ann@mail.example');
    await page.getByLabel('Password').fill(password);
    await page.getByLabel('Password').press('Enter');
    await expect(page.getByLabel('Password')).toHaveValue('');
    await expect(notice).toBeInViewport();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    expect(requests.slice(0, 2)).toEqual([
      `POST ${marketplace.origin}${path}`,
      `GET ${marketplace.origin}${path}`,
    ]);
    expect(requests.join()).not.toContain(password);
    await context.close();
  });
}
