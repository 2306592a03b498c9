import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { freshFor30Seconds } from '../../../src/client/api/api';
import { readEmbeddedResponses } from '../../../src/client/api/embedded-responses';
import { useProductQuery, useSellerProductsQuery } from '../../../src/client/api/product-pages-api';
import { createStore } from '../../../src/client/api/store';
import { accessToken } from '../../../src/client/services/access-token';
import {
  embeddedResponsesElementId,
  type EmbeddedResponse,
} from '../../../src/contract/rendered-page';
import { product } from '../support/fixtures';
import { onCall } from '../support/marketplace';

const page = { ...product, photos: [product.image], categoryName: 'Dive Watches', sold: false };
const embedded = { call: 'product', parameter: page._id, status: 200, body: page } as const;

/** A page with an embedded response, rendering the response to one call. */
function openFor<Seen>(answer: EmbeddedResponse | undefined, look: () => Seen) {
  document.body.innerHTML = answer
    ? `<script type="application/json" id="${embeddedResponsesElementId}">${JSON.stringify([answer])}</script>`
    : '';
  const store = createStore(readEmbeddedResponses());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook(look, { wrapper }).result;
}
const open = (answer?: EmbeddedResponse) =>
  openFor(answer, () => useProductQuery(page._id, freshFor30Seconds));

afterEach(() => accessToken.remove());

test('an embedded response is rendered at once, without a request', async () => {
  const asked = onCall('get', `/product/${page._id}`, page);
  const result = open(embedded);
  expect(result.current).toMatchObject({ data: page, isFetching: false });
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveLength(0);
});

test('an embedded list is rendered at once, without a request', async () => {
  const asked = onCall('get', '/seller/uid-sam/products', []);
  const question = { uid: 'uid-sam', enough: 25 };
  const body = [product];
  const result = openFor({ call: 'sellerProducts', parameter: question, status: 200, body }, () =>
    useSellerProductsQuery(question, freshFor30Seconds),
  );
  expect(result.current).toMatchObject({ data: body, isFetching: false });
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveLength(0);
});

test('a signed-in user sees it at once, and then the refetched response', async () => {
  const own = { ...page, sellerEmail: 'sam@example.com' };
  onCall('get', `/product/${page._id}`, own);
  accessToken.store('token');
  const result = open(embedded);
  expect(result.current.data).toEqual(page);
  await waitFor(() => expect(result.current.data).toEqual(own));
});

test('an embedded error is rendered at once, without a request', async () => {
  const asked = onCall('get', `/product/${page._id}`, page);
  const result = open({ ...embedded, status: 410, body: {} });
  expect(result.current).toMatchObject({ error: { status: 410 }, isFetching: false });
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveLength(0);
});

test('a response that is not embedded is fetched', async () => {
  onCall('get', `/product/${page._id}`, page);
  const result = open();
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data).toEqual(page));
});
