import type { BrowserContext } from '@playwright/test';
import { routes, type Route } from '../../src/contract/routes';
import { orderActions } from '../../src/client/features/order/order-actions';
import { fillCard, register, signIn, newAccount } from '../browser/accounts';
import { orderStatus, performAction, readCode } from '../browser/order-steps';
import { siteUrl } from '../server/support/configuration';
import { until } from '../server/support/until';
import { addWatch, fillWatch } from './add-watch';
import { expect, test } from './fixtures';
import { waitForHydration } from '../browser/wait-for-hydration';

/** From an empty database to a completed order, a restart and the shutdown, in order. */
test.describe.configure({ mode: 'serial' });

const seller = newAccount('Selma Seller');
const buyer = newAccount('Bruno Buyer');
const admin = newAccount('Ada Owner');
const watch = 'Meridian Chronograph';
const category = 'Dive Watches';

let productPath: string;
let sellerPath: string;
let buyerSession: Awaited<ReturnType<BrowserContext['storageState']>>;

test('the operator adds a category', async ({ shop }) => {
  const output = await shop.server.node('add-category', category, 'Built to take pressure.');
  expect(output).toContain(`Added the category "${category}".`);
});

test('users register and confirm their email addresses', async ({ newUserPage, shop }) => {
  for (const [account, userType] of [
    [seller, 'seller'],
    [buyer, 'buyer'],
    [admin, 'buyer'],
  ] as const) {
    const page = await newUserPage();
    await register(page, account, userType);
    await shop.identity.confirm(account.email);
  }
});

test('a seller lists a watch with an uploaded photo', async ({ newUserPage }) => {
  const page = await newUserPage();
  await signIn(page, seller);
  await fillWatch(page, { name: watch, category });
  await addWatch(page);
  const row = page.getByRole('row').filter({ hasText: watch });
  await row.getByRole('button', { name: 'Advertise', exact: true }).click();
  await expect(page.getByText('Data Updated Successfully!')).toBeVisible();
  const picture = row.getByRole('img', { name: watch });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('the operator makes a user an admin, who verifies the seller', async ({
  newUserPage,
  shop,
}) => {
  const page = await newUserPage();
  // The sign-in reports to the server that the email address is confirmed.
  await signIn(page, admin);
  expect(await shop.server.run('make-admin', admin.email)).toContain(
    `${admin.email} is now an admin`,
  );
  await page.goto('/dashboard/all-sellers');
  const row = page.getByRole('row').filter({ hasText: seller.email });
  await row.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('User Verified Successfully!')).toBeVisible();
});

test('a visitor finds the watch and its seller by following links', async ({ newUserPage }) => {
  const page = await newUserPage();
  await page.goto('/');
  await page.getByRole('article', { name: watch }).getByText(watch, { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: watch })).toBeVisible();
  productPath = new URL(page.url()).pathname;
  await page.getByRole('link', { name: seller.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: seller.name })).toBeVisible();
  sellerPath = new URL(page.url()).pathname;
});

/** All public pages except that of a decision, which only the link in an email opens. */
const publicRoutes = Object.entries<Route>(routes).filter(
  ([name, { access, layout }]) => access === 'public' && layout === 'public' && name !== 'decision',
);

for (const [name, route] of publicRoutes) {
  test(`the page ${route.path} has its metadata and renders`, async ({ newUserPage }) => {
    const url = { product: productPath, seller: sellerPath }[name] ?? route.path;
    const title = { product: watch, seller: seller.name }[name] ?? route.title;
    const page = await newUserPage();
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    if (name === 'search') {
      const source = (await response?.text()) ?? '';
      expect(source).toContain('<meta name="robots" content="noindex"');
      expect(source).toContain(`<article aria-label="${watch}"`);
    } else if (route.rendering !== 'client') {
      const source = (await response?.text()) ?? '';
      expect(source).toContain(`<title>${title} - Think. Feel. Resell.</title>`);
      expect(source).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(source).toContain(`<link rel="canonical" href="${siteUrl}${url}"`);
      expect(source).toContain(`<meta property="og:url" content="${siteUrl}${url}"`);
      expect(source).toContain(`<meta property="og:title" content="${title} - Think`);
      expect(source).toMatch(/<meta property="og:description" content="[^"]{20,}"/);
      const pictures = [...source.matchAll(/<meta property="og:image" content="([^"]*)"/g)];
      expect(pictures.map(([, picture]) => picture)).toEqual([
        expect.stringMatching(`^${siteUrl}/`),
      ]);
      expect(source).toMatch(/<h1\b/);
    }
    if (name === 'product') {
      const data = await page.locator('script[type="application/ld+json"]').first().textContent();
      expect(JSON.parse(data ?? '')).toMatchObject({
        name: watch,
        offers: { price: '980.00', url: siteUrl + url },
      });
    }
    await expect(page).toHaveTitle(`${title} - Think. Feel. Resell.`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A page of text loads its scripts when something is focused or pressed.
    await page.keyboard.press('Tab');
    await waitForHydration(page);
  });
}

test('the landing page and the category page of a category list its watches', async ({ shop }) => {
  const [{ _id }] = (await (await shop.get('/api/categories')).json()) as [{ _id: string }];
  const url = `/search?category=${_id}`;
  const landingPage = await (await shop.get(url)).text();
  expect(landingPage).toContain('<title>Dive watches - Think. Feel. Resell.</title>');
  expect(landingPage).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(landingPage).toContain(`<link rel="canonical" href="${siteUrl}${url}"`);
  const [, data = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(landingPage) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ url: siteUrl + productPath }],
  });
  expect(await (await shop.get('/sitemap-category.xml')).text()).toContain(
    `<loc>${siteUrl}${url}</loc>`,
  );

  const categoryPage = await (await shop.get(`/category/${_id}`)).text();
  expect(categoryPage).toContain(`Products Under <bdi>${category}</bdi>`);
  expect(categoryPage).toContain('<meta name="robots" content="noindex"');
  for (const source of [landingPage, categoryPage, await (await shop.get('/')).text()]) {
    expect(source).toContain(`<article aria-label="${watch}"`);
  }
});

test('unknown URLs get 404 and an error page', async ({ newUserPage }) => {
  const page = await newUserPage();
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: /404\s*Not Found/ })).toBeVisible();
});

test('search engines find every page of the shop', async ({ shop }) => {
  const read = async (url: string) => (await shop.get(url)).text();
  expect(await read('/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(await read('/sitemap.xml')).toContain(`${siteUrl}/sitemap-product.xml`);
  expect(await read('/sitemap-product.xml')).toContain(`<loc>${siteUrl}${productPath}</loc>`);
  expect(await read('/sitemap-seller.xml')).toContain(`<loc>${siteUrl}${sellerPath}</loc>`);
});

test('a buyer books and pays, and buyer and seller get their emails', async ({
  newUserPage,
  shop,
}) => {
  const page = await newUserPage();
  await signIn(page, buyer);
  await page.goto(productPath);
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: watch });
  await dialog.getByLabel('Phone number').fill('01812345678');
  await dialog.getByLabel('Meeting location').fill('In front of the station');
  await dialog.getByRole('button', { name: 'Book this watch' }).click();
  await expect(page.getByText('Product Booked Successfully!')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: watch });
  await row.getByRole('link', { name: 'Pay Now' }).click();
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Pay $980' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Paid' })).toBeVisible();

  const recipients = () =>
    shop.emails.map(({ to }) => [to].flat().map((address) => address?.text)).flat();
  await expect.poll(recipients).toContain(seller.email);
  await expect.poll(recipients).toContain(buyer.email);
  for (const { text } of shop.emails) expect(text).toContain(`${siteUrl}/dashboard/order/`);
  buyerSession = await page.context().storageState();
});

test('a restart keeps the data and the sessions', async ({ newUserPage, shop }) => {
  expect(await shop.server.stop()).toBe(0);
  await shop.start();
  const page = await newUserPage(buyerSession);
  await page.goto('/dashboard/my-orders');
  await expect(page.getByRole('row').filter({ hasText: watch })).toContainText('Paid');
  await page.goto(productPath);
  await expect(page.getByRole('heading', { level: 1, name: watch })).toBeVisible();
});

test('the seller enters the code at the hand-over, and the buyer completes the order', async ({
  newUserPage,
}) => {
  const buyerPage = await newUserPage(buyerSession);
  await buyerPage.goto('/dashboard/my-orders');
  const row = buyerPage.getByRole('row').filter({ hasText: watch });
  await row.getByRole('link', { name: 'See the order' }).click();
  const code = await readCode(buyerPage, 'Your hand-over code');

  const sellerPage = await newUserPage();
  await signIn(sellerPage, seller);
  await sellerPage.goto(`${new URL(buyerPage.url()).pathname}?code=${code}`);
  const dialog = sellerPage.getByRole('dialog');
  await dialog.getByRole('button', { name: orderActions['seller.handOver'].confirmLabel }).click();
  await expect(orderStatus(sellerPage)).toContainText('Handed over');

  // The buyer's page is updated by a server-sent event.
  await performAction(buyerPage, 'buyer.accept');
  await expect(orderStatus(sellerPage)).toContainText('Completed');
});

test('a watch is sold at an agreed price, and sent to an address', async ({ newUserPage }) => {
  const sentWatch = 'Harbour Diver';
  const sellerPage = await newUserPage();
  await signIn(sellerPage, seller);
  await fillWatch(sellerPage, { name: sentWatch, category });
  await sellerPage.getByLabel(/^Delivery/).selectOption('Shipping');
  await sellerPage.getByLabel(/^Shipping price/).fill('12.50');
  await addWatch(sellerPage);
  const listing = sellerPage.getByRole('row').filter({ hasText: sentWatch });
  const path = await listing.getByRole('link', { name: sentWatch }).first().getAttribute('href');

  const buyerPage = await newUserPage(buyerSession);
  await buyerPage.goto(path!);
  await buyerPage.getByRole('button', { name: 'Make an offer' }).click();
  await buyerPage.getByRole('textbox', { name: 'Your price' }).fill('900');
  await buyerPage.getByRole('button', { name: 'Send offer' }).click();
  await expect(buyerPage.getByText('You offer $900')).toBeVisible();
  await sellerPage.goto(new URL(buyerPage.url()).pathname);
  await sellerPage.getByRole('button', { name: 'Accept', exact: true }).click();
  await sellerPage.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();

  await buyerPage.getByRole('link', { name: 'Book and pay' }).click();
  await buyerPage.getByLabel('Phone number').fill('01812345678');
  await buyerPage.getByLabel('Street and number').fill('Rua da Prata 7');
  await buyerPage.getByLabel('Postal code').fill('1100-415');
  await buyerPage.getByLabel('City').fill('Lisbon');
  await buyerPage.getByLabel('Country').selectOption('Portugal');
  await buyerPage.getByRole('button', { name: 'Book and continue to payment' }).click();
  await fillCard(buyerPage, '4242 4242 4242 4242');
  await buyerPage.getByRole('button', { name: 'Pay $912.50' }).click();
  await buyerPage.getByRole('link', { name: 'See the order' }).click();
  await expect(orderStatus(buyerPage)).toContainText('To be sent by');

  await sellerPage.goto(new URL(buyerPage.url()).pathname);
  await expect(sellerPage.getByText('Rua da Prata 7')).toBeVisible();
  await performAction(sellerPage, 'seller.ship', {
    Carrier: 'DHL',
    'Tracking number': '00340434161094042557',
  });
  await performAction(buyerPage, 'buyer.receive');
  await performAction(buyerPage, 'buyer.accept');
  await expect(orderStatus(sellerPage)).toContainText('Completed');
});

test('on SIGTERM the health checks fail while requests are still served', async ({ shop }) => {
  const ended = shop.server.stop();
  await until(async () => (await shop.get('/readyz')).status === 503);
  expect((await shop.get('/healthz')).status).toBe(503);
  expect((await shop.get('/api/ads')).status).toBe(200);
  expect((await shop.get(productPath)).status).toBe(200);
  expect(await ended).toBe(0);
});
