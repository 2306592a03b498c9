import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { freshFor30Seconds } from '../../../src/client/api/api';
import { useCategoriesQuery } from '../../../src/client/api/categories-api';
import { readEmbeddedResponses } from '../../../src/client/api/embedded-responses';
import { useAdvertisementsQuery } from '../../../src/client/api/products-api';
import { useProductQuery, useSellerProductsQuery } from '../../../src/client/api/product-pages-api';
import { createStore, type Store } from '../../../src/client/api/store';
import { accessToken } from '../../../src/client/services/identity/access-token';
import {
  embeddedResponsesElementId,
  type EmbeddedResponse,
} from '../../../src/contract/website/rendered-page';
import { category, product } from '../support/fixtures';
import { onCall } from '../support/api-stub';

const productPage = {
  ...product,
  photos: [product.image],
  categoryName: 'Dive Watches',
  sold: false,
};
const embeddedProduct = {
  call: 'product',
  parameter: productPage._id,
  status: 200,
  body: productPage,
} as const;

/** The store of a page with embedded responses. */
function openStore(responses: EmbeddedResponse[]): Store {
  document.body.innerHTML =
    responses.length > 0
      ? `<script type="application/json" id="${embeddedResponsesElementId}">${JSON.stringify(responses)}</script>`
      : '';
  return createStore(readEmbeddedResponses());
}

const createWrapper =
  (store: Store) =>
  ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;

/** Renders a hook on a page with this embedded response. */
function renderEmbedded<Result>(response: EmbeddedResponse | undefined, useCall: () => Result) {
  const store = openStore(response ? [response] : []);
  return renderHook(useCall, { wrapper: createWrapper(store) }).result;
}
const renderProduct = (response?: EmbeddedResponse) =>
  renderEmbedded(response, () => useProductQuery(productPage._id, freshFor30Seconds));

afterEach(() => accessToken.remove());

test('an embedded response is rendered at once, without a request', async () => {
  const calls = onCall('get', `/product/${productPage._id}`, productPage);
  const result = renderProduct(embeddedProduct);
  expect(result.current).toMatchObject({ data: productPage, isFetching: false });
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toHaveLength(0);
});

test('an embedded list is rendered at once, without a request', async () => {
  const calls = onCall('get', '/seller/uid-sam/products', []);
  const parameter = { uid: 'uid-sam', neededCount: 25 };
  const body = [product];
  const result = renderEmbedded({ call: 'sellerProducts', parameter, status: 200, body }, () =>
    useSellerProductsQuery(parameter, freshFor30Seconds),
  );
  expect(result.current).toMatchObject({ data: body, isFetching: false });
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toHaveLength(0);
});

test("Home's embedded data are rendered at once, without a request", async () => {
  const requests = [onCall('get', '/ads', { data: [] }), onCall('get', '/categories', [])];
  const store = openStore([
    { call: 'advertisements', parameter: 24, status: 200, body: [product] },
    { call: 'categories', status: 200, body: [category] },
  ]);
  const { result } = renderHook(
    () => [
      useAdvertisementsQuery(24, freshFor30Seconds).data,
      useCategoriesQuery(undefined, freshFor30Seconds).data,
    ],
    { wrapper: createWrapper(store) },
  );
  expect(result.current).toEqual([[product], [category]]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(requests.flat()).toHaveLength(0);
});

test('a signed-in user sees the embedded response at once, and then the refetched one', async () => {
  const completePage = { ...productPage, sellerEmail: 'sam@example.com' };
  onCall('get', `/product/${productPage._id}`, completePage);
  accessToken.store('token');
  const result = renderProduct(embeddedProduct);
  expect(result.current.data).toEqual(productPage);
  await waitFor(() => expect(result.current.data).toEqual(completePage));
});

test('an embedded error is rendered at once, without a request', async () => {
  const calls = onCall('get', `/product/${productPage._id}`, productPage);
  const result = renderProduct({ ...embeddedProduct, status: 410, body: {} });
  expect(result.current).toMatchObject({ error: { status: 410 }, isFetching: false });
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toHaveLength(0);
});

test('a response that is not embedded is fetched', async () => {
  onCall('get', `/product/${productPage._id}`, productPage);
  const result = renderProduct();
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data).toEqual(productPage));
});
