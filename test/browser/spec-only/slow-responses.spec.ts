import { installClock, advanceClock } from '../spec/clock';
import { expect, test } from './fixtures';
import type { CallName } from './calls';
import type { SpecOnlyServer } from './spec-only-server';
import { cardOf, rowOf } from '../spec/cards';
import { holdResponse } from '../spec/network';
import { fillBooking } from './steps';
import { waitForHydration } from '../wait-for-hydration';

const watch = 'Seeded Watch 02';

/** Holds the responses to the call until the returned function is called. */
function holdResponses(server: SpecOnlyServer, call: CallName): () => void {
  let release = () => undefined as void;
  server.fail(call, { kind: 'slow', until: new Promise((resolve) => (release = resolve)) });
  return () => release();
}

test.beforeEach(({ specOnlyServer }) => specOnlyServer.reset());

test('a spinner shows while the advertisements are loading', async ({
  newUserPage,
  specOnlyServer,
}) => {
  const page = await newUserPage();
  const release = holdResponses(specOnlyServer, 'GET /ads');
  await page.goto('/');
  await expect(page.getByText('Loading the advertisements')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Advertisements' })).toHaveCount(0);
  release();
  await expect(cardOf(page, watch)).toBeVisible();
  await expect(page.getByText('Loading the advertisements')).toHaveCount(0);
});

test('a query without a response shows a message after 5 s and Retry after 20 s, and is sent once', async ({
  newUserPage,
  specOnlyServer,
}) => {
  const page = await newUserPage();
  await installClock(page);
  specOnlyServer.fail('GET /ads', { kind: 'hung connection' });
  await page.goto('/');
  const spinner = page.getByRole('status').filter({ hasText: 'Loading the advertisements' });
  await expect(spinner).toBeAttached();
  await expect.poll(() => specOnlyServer.requestsOf('GET /ads').length).toBe(1);
  await advanceClock(page, 5_000);
  await expect(spinner).toContainText('Still waiting for a response.');
  await advanceClock(page, 15_000);
  const failure = page.getByRole('alert').filter({ hasText: 'did not answer in time' });
  await expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(specOnlyServer.requestsOf('GET /ads')).toHaveLength(1);
});

test('a guarded route shows a full-screen spinner while the role is loading', async ({
  signedIn,
  specOnlyServer,
}) => {
  const page = await signedIn('buyer');
  const release = holdResponses(specOnlyServer, 'GET /user/{email}');
  await page.goto('/dashboard/my-orders');
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(spinner).toBeVisible();
  const size = await spinner.boundingBox();
  expect(size).toMatchObject({ height: page.viewportSize()?.height });
  await expect(page).toHaveURL('/dashboard/my-orders');
  release();
  await expect(rowOf(page, 'Seeded Watch 01')).toBeVisible();
});

test('a pending booking is neither sent twice nor closed', async ({ signedIn, specOnlyServer }) => {
  const page = await signedIn('buyer');
  await page.goto(`/category/${specOnlyServer.collections.categories.documents[0]?._id}`);
  const release = holdResponses(specOnlyServer, 'POST /book-product');
  const dialog = await fillBooking(page, watch);
  await dialog.getByRole('button', { name: 'Book this watch' }).click();
  await expect(dialog.locator('button[type="submit"]')).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  await dialog.getByLabel('Meeting location').press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  release();
  await expect(page.getByText('Product Booked Successfully!')).toBeVisible();
  expect(specOnlyServer.requestsOf('POST /book-product')).toHaveLength(1);
});

test('a response that arrives after leaving the page has no effect', async ({
  signedIn,
  specOnlyServer,
}) => {
  const page = await signedIn('seller');
  await page.goto('/dashboard/my-products');
  const release = holdResponses(specOnlyServer, 'PUT /products/advertise/{id}');
  await rowOf(page, watch).getByRole('button', { name: 'Remove Advertisement' }).click();
  await page.getByRole('link', { name: 'Add A Product' }).first().click();
  await expect(page.getByLabel('Product Name')).toBeVisible();
  release();
  await page.getByRole('link', { name: 'My Products' }).click();
  await expect(
    rowOf(page, watch).getByRole('button', { name: 'Advertise', exact: true }),
  ).toBeVisible();
});

test('Sign Up stays where it is when the scripts start, so that a press on it counts', async ({
  newUserPage,
}) => {
  const page = await newUserPage();
  const scripts = await holdResponse(page, /\/assets\/[^/]+\.js$/);
  await page.goto('/register', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Sign Up' });
  const place = await button.boundingBox();
  scripts.release();
  await waitForHydration(page);
  expect(await button.boundingBox()).toEqual(place);
});
