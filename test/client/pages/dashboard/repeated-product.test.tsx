import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { NewProduct } from '../../../../src/contract/calls/products';
import { productDraftKey } from '../../../../src/client/features/product-creation/product-draft-key';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { drafts } from '../../../../src/client/services/drafts';
import { publicConfiguration } from '../../support/configuration';
import { category, picture, product, seller } from '../../support/fixtures';
import { brokenConnection, json, onCall, onUpload, errorResponse } from '../../support/api-stub';
import { press } from '../../support/press';
import { renderApplication, signIn } from '../../support/render-application';

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['keys'] });
  signIn(seller, 'seller', { verified: true });
  onCall('get', '/categories', [category]);
  onCall('get', '/my-products/:email', []);
});
afterEach(() => setConfiguration(publicConfiguration));

const file = (lastModified: number) => picture('front.png', 'image/png', lastModified);

/** Opens the form with its saved draft, and submits it. */
async function send(image: File, outcome: string, change?: (user: UserEvent) => Promise<void>) {
  const { user } = renderApplication('/dashboard/add-a-product');
  await user.upload(await screen.findByLabelText('Product Image'), image);
  await change?.(user);
  await user.click(screen.getByRole('button', { name: 'Add Product' }));
  await screen.findByText(outcome);
}

const type = (label: string, text: string) => (user: UserEvent) =>
  user.type(screen.getByLabelText(label), text);

const failed = 'Sorry, Something went wrong while adding the product!';
const added = 'Product Added Successfuly!';

/** Sends a product with picture file 1, and leaves the page. */
async function sendFirst(answer: () => Response) {
  let pictures = 0;
  onUpload(() => json({ data: { url: `https://pictures.example/${(pictures += 1)}.webp` } }));
  const productRequests = onCall('post', '/products', (_request, count) =>
    count === 1 ? answer() : json({ acknowledged: true }),
  );
  drafts.save(productDraftKey({ user: seller }), {
    originalPrice: '2500',
    location: 'Dhaka',
    description: 'Serviced last spring.',
    sellingPrice: '1200',
    category: category._id,
    yearOfPurchase: '2019',
    mobileNumber: '01812345678',
    condition: 'Good',
  });
  await send(file(1), failed, type('Product Name', 'Omega Seamaster'));
  cleanup();
  return () => {
    const keys = new Set(productRequests.map(({ idempotencyKey }) => idempotencyKey)).size;
    return { pictures, keys, bodies: productRequests.map(({ body }) => body as NewProduct) };
  };
}

test('a product whose response was lost is sent again after a reload, with the same body and key', async () => {
  const sent = await sendFirst(brokenConnection);
  await send(file(1), added);
  const { pictures, keys, bodies } = sent();
  expect(bodies).toHaveLength(2);
  expect(JSON.stringify(bodies[1])).toBe(JSON.stringify(bodies[0]));
  expect({ pictures, keys }).toEqual({ pictures: 1, keys: 1 });
  // Only the owner of the drafts remains.
  expect({ ...sessionStorage }).toEqual({
    'secondhand-drafts': JSON.stringify({ owner: { uid: seller.uid } }),
  });
});

test('a product with another picture gets another key', async () => {
  const sent = await sendFirst(brokenConnection);
  await send(file(2), added);
  expect(sent()).toMatchObject({ pictures: 2, keys: 2 });
});

test('a product with another text gets another key', async () => {
  const sent = await sendFirst(brokenConnection);
  await send(file(1), added, type('Selling Price', '0'));
  expect(sent()).toMatchObject({ keys: 2, bodies: [{}, { sellingPrice: '12000' }] });
});

test.each([
  ['the stored product was deleted', 'Omega Seamaster', 2],
  ['another product was deleted', 'Seiko 5', 1],
])('when %s (%s), the requests carry %d keys', async (_what, productName, expected) => {
  const sent = await sendFirst(brokenConnection);
  onCall('get', '/my-products/:email', [{ ...product, productName }]);
  onCall('delete', '/products/:id', { deletedCount: 1 });
  const { user } = renderApplication('/dashboard/my-products');
  await press(user, `Delete ${productName}`);
  await press(user, 'Delete');
  await screen.findByText('Product Deleted Successfully!');
  // Closing the dialog goes back in the history.
  await waitFor(() => expect(window.history.state).not.toHaveProperty('dialog'));
  cleanup();
  await send(file(1), added);
  expect(sent().keys).toBe(expected);
});

test.each([
  ['was rejected', () => errorResponse(409, 'Enough for today.')],
  ['was not acknowledged', () => json({ acknowledged: false })],
])('a product that %s is sent with a new timestamp and key', async (_how, answer) => {
  const sent = await sendFirst(answer);
  await send(file(1), added);
  const { keys, bodies } = sent();
  expect(keys).toBe(2);
  expect(bodies[1]?.timestamp).toBeGreaterThan(bodies[0]!.timestamp);
});
