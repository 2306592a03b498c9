import { clientFolder } from '../../../src/sandbox/built-folders';
import { sandboxKeys } from '../../../src/sandbox/external-services';
import { expectSignedIn, submitSignIn } from '../accounts';
import { expect, test as base } from '../spec-only/fixtures';
import { password, accounts } from '../spec-only/seed';
import { rowOf } from '../spec/cards';
import { serveFolder, type StaticServer } from './serve-folder';

/** Tests with the built client on a static file server, and the API on another origin. */
const test = base.extend<{ staticServer: StaticServer; configuration: object }>({
  configuration: async ({ specOnlyServer: { origin } }, use) =>
    use({
      apiUrl: `${origin}/api/`,
      firebase: {
        apiKey: sandboxKeys.firebaseApiKey,
        authDomain: 'localhost',
        projectId: sandboxKeys.firebaseProjectId,
      },
      identityEmulatorUrl: origin,
      stripePublishableKey: sandboxKeys.stripePublishableKey,
      imageHost: { uploadUrl: `${origin}/pictures/1/upload`, key: 'any', pictures: ['/'] },
    }),
  staticServer: async ({ configuration }, use) => {
    const staticServer = await serveFolder(clientFolder, {
      '/configuration.json': JSON.stringify(configuration),
    });
    await use(staticServer);
    await staticServer.close();
  },
  baseURL: async ({ staticServer }, use) => use(staticServer.origin),
});

test.beforeEach(({ specOnlyServer }) => specOnlyServer.reset());

test('prerendered pages hydrate with the responses of an API on another origin', async ({
  newUserPage,
  specOnlyServer,
}) => {
  const page = await newUserPage();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Advertisements' })).toBeVisible();
  await page.goto('/blog');
  await page.getByRole('button', { name: /unit test/ }).click();
  await expect(page.getByRole('region', { name: /unit test/ })).toBeVisible();
  expect(specOnlyServer.requestsOf('GET /ads')).toHaveLength(1);
  expect(specOnlyServer.unknownRequests).toEqual([]);
});

test('a signed-in user reloads pages that are not files', async ({
  newUserPage,
  specOnlyServer,
}) => {
  const page = await newUserPage();
  await page.goto('/login');
  await submitSignIn(page, { email: accounts.seller.email, password });
  await expectSignedIn(page);
  await page.goto('/dashboard/my-products');
  await expect(rowOf(page, 'Seeded Watch 01')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'Seeded Watch 01')).toBeVisible();
  expect(specOnlyServer.requestsOf('GET /jwt')[0]?.url).toMatch(/^\/jwt\?email=/);
  expect(specOnlyServer.unknownRequests).toEqual([]);
});

test('an unknown path shows the 404 page', async ({ newUserPage }) => {
  const page = await newUserPage();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
});

test.describe('without a configuration', () => {
  test.use({ configuration: {} });

  test('the page names the missing configuration', async ({ browser }) => {
    const page = await browser.newPage();
    await page.goto('/');
    await expect(page.getByText("This shop isn't set up")).toBeVisible();
    await page.close();
  });
});
