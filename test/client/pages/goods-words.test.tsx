import { screen, waitFor } from '@testing-library/react';
import { problemLabel, problems } from '../../../src/contract/buying/problem';
import { reportReasonLabel, reportReasons } from '../../../src/contract/trust/report-reasons';
import { setConfiguration } from '../../../src/client/services/configuration';
import { errorResponse, onCall } from '../support/api-stub';
import { publicConfiguration } from '../support/configuration';
import { buyer, product, productPage, seller } from '../support/fixtures';
import { saleDetails } from '../support/sales';
import { renderApplication, signIn } from '../support/render-application';

const brand = { goodsSingular: 'camera', goodsPlural: 'cameras' };

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'], brand });
  onCall('get', '/ads', { data: [product] });
  onCall('get', '/categories', []);
  onCall('get', '/product/product-1', productPage);
  onCall('get', '/product/none', () => errorResponse(404, 'Not found.'));
  onCall('get', '/product/product-1/similar', [product]);
});
afterEach(() => setConfiguration(publicConfiguration));

/** The texts that are seen or read out, and those for search engines. */
function listTexts(): string[] {
  const attributes = ['aria-label', 'placeholder', 'alt', 'title', 'content'];
  const values = [...document.querySelectorAll('*')].flatMap((element) =>
    attributes.flatMap((name) => element.getAttribute(name) ?? []),
  );
  return [...values, document.title, document.body.textContent];
}

const listWatches = () => listTexts().filter((value) => /\bwatch(?:es)?\b/i.test(value));

test.each([
  ['/', 'See the cameras'],
  ['/login', /find a camera with a story/],
  ['/register', /Save what you like/],
  ['/product/product-1', 'Similar cameras'],
  ['/product/none', 'There is no such camera'],
])('%s of a shop for cameras speaks of cameras', async (path, text) => {
  renderApplication(path);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  await waitFor(() => expect(document.title).not.toBe(''));
  expect(listWatches()).toEqual([]);
});

test('the buyer reads of the camera on the order of a camera', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/sales/:id', { ...saleDetails, state: 'awaitingHandOver' });
  renderApplication('/dashboard/order/order-3f9a21bc');
  expect(await screen.findByText(/Meet the seller and check the camera/)).toBeVisible();
  expect(listTexts().filter((value) => /\bthe watch\b/i.test(value))).toEqual([]);
});

test('a seller of a shop for cameras manages cameras', async () => {
  signIn(seller, 'seller');
  onCall('get', '/product-imports/latest', { latest: null });
  renderApplication('/dashboard/import-products');
  expect(await screen.findByRole('heading', { name: 'Import Cameras' })).toBeVisible();
  expect(await screen.findByText(/One row for each camera/)).toBeVisible();
  expect(listWatches()).toEqual([]);
});

test('a seller of a shop for cameras lists cameras', async () => {
  signIn(seller, 'seller');
  onCall('get', '/away', { until: null });
  onCall('get', '/listings', {
    listings: [{ ...product, advertise: false, state: 'forSale' }],
    counts: { draft: 0, forSale: 1, paused: 0, booked: 0, sold: 0, refunded: 0 },
  });
  renderApplication('/dashboard/my-products');
  expect(await screen.findByRole('table', { name: 'your cameras' })).toBeInTheDocument();
  expect(listWatches()).toEqual([]);
});

test('the reasons of a report and the kinds of a problem name the camera', () => {
  expect(reportReasons.map(reportReasonLabel)).toContain('Counterfeit or stolen camera');
  expect(problems.map(problemLabel)).toContain("I didn't get the camera");
});
