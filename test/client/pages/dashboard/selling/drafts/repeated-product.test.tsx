import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { NewProduct } from '../../../../../../src/contract/calls/products';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import { publicConfiguration } from '../../../../support/configuration';
import { category, picture, product, seller } from '../../../../support/fixtures';
import {
  brokenConnection,
  json,
  onCall,
  onUpload,
  errorResponse,
} from '../../../../support/api-stub';
import { press } from '../../../../support/press';
import { renderApplication, signIn } from '../../../../support/render-application';

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(seller, 'seller', { verified: true });
  onCall('get', '/categories', [category]);
  onCall('get', '/my-products/:email', []);
  stubDraft();
});
afterEach(() => setConfiguration(publicConfiguration));

const draftId = '0d0f3c5e-51c3-4a0b-8a7e-2f1d6f0c9b11';

/** Stubs a server that stores one draft, to which only the name is missing. */
function stubDraft(): void {
  let draft = {
    id: draftId,
    revision: 1,
    texts: {
      originalPrice: '2500',
      location: 'Dhaka',
      description: 'Serviced last spring.',
      sellingPrice: '1200',
      category: category._id,
      yearOfPurchase: '2019',
      mobileNumber: '01812345678',
      condition: 'Good',
    },
    photos: [] as string[],
    updatedAt: '2026-11-26T12:04:00.000Z',
  };
  onCall('get', '/product-drafts', []);
  onCall('get', '/product-drafts/:id', () => json(draft));
  onCall('put', '/product-drafts/:id', ({ body }) => {
    draft = { ...draft, ...(body as Partial<typeof draft>), revision: draft.revision + 1 };
    const { revision, updatedAt } = draft;
    return json({ acknowledged: true, revision, updatedAt });
  });
}

const createPicture = (lastModified: number) => picture('front.png', 'image/png', lastModified);

/** Opens the form with its saved draft, and submits it. @param image a photo that the draft does not have yet */
async function submitForm(
  image: File | undefined,
  outcome: string,
  fillInMore?: (user: UserEvent) => Promise<void>,
) {
  const { user } = renderApplication(`/dashboard/add-a-product?draft=${draftId}`);
  const imageField = await screen.findByLabelText('Product Image');
  if (image) await user.upload(imageField, image);
  await fillInMore?.(user);
  await user.click(screen.getByRole('button', { name: 'Add Product' }));
  await screen.findByText(outcome);
}

const typeInto = (label: string, text: string) => (user: UserEvent) =>
  user.type(screen.getByLabelText(label), text);

const failureToast = 'Sorry, Something went wrong while adding the product!';
const successToast = 'Product Added Successfuly!';

/**
 * Submits a product with picture file 1, and leaves the page.
 * @param answer the response to this first request; the following requests succeed
 * @returns a function that reads what was sent so far
 */
async function submitFirstTime(answer: () => Response) {
  let uploadCount = 0;
  onUpload(() => json({ data: { url: `https://pictures.example/${(uploadCount += 1)}.webp` } }));
  const productRequests = onCall('post', '/products', (_request, count) =>
    count === 1 ? answer() : json({ acknowledged: true }),
  );
  await submitForm(createPicture(1), failureToast, typeInto('Product Name', 'Omega Seamaster'));
  cleanup();
  return () => {
    const keyCount = new Set(productRequests.map(({ idempotencyKey }) => idempotencyKey)).size;
    return {
      uploadCount,
      keyCount,
      bodies: productRequests.map(({ body }) => body as NewProduct),
    };
  };
}

test('a product whose response was lost is sent again after a reload, with the same body and idempotency key', async () => {
  const readRequests = await submitFirstTime(brokenConnection);
  await submitForm(undefined, successToast);
  const { uploadCount, keyCount, bodies } = readRequests();
  expect(bodies).toHaveLength(2);
  expect(JSON.stringify(bodies[1])).toBe(JSON.stringify(bodies[0]));
  expect({ uploadCount, keyCount }).toEqual({ uploadCount: 1, keyCount: 1 });
  // Only the owner of the drafts remains.
  expect({ ...sessionStorage }).toEqual({
    'secondhand-drafts': JSON.stringify({ owner: { uid: seller.uid } }),
  });
});

test('a product with another picture gets another idempotency key', async () => {
  const readRequests = await submitFirstTime(brokenConnection);
  await submitForm(createPicture(2), successToast);
  expect(readRequests()).toMatchObject({ uploadCount: 2, keyCount: 2 });
});

test('a product with another text gets another idempotency key', async () => {
  const readRequests = await submitFirstTime(brokenConnection);
  await submitForm(undefined, successToast, typeInto('Selling Price', '0'));
  expect(readRequests()).toMatchObject({ keyCount: 2, bodies: [{}, { sellingPrice: '12000' }] });
});

test.each([
  ['the stored product was deleted', 'Omega Seamaster', 2],
  ['another product was deleted', 'Seiko 5', 1],
])('when %s (%s), the requests use %d idempotency keys', async (_what, productName, expected) => {
  const readRequests = await submitFirstTime(brokenConnection);
  onCall('get', '/away', { until: null });
  const counts = { draft: 0, forSale: 1, paused: 0, booked: 0, sold: 0, refunded: 0 };
  const listing = { ...product, productName, advertise: false, state: 'forSale' };
  onCall('get', '/listings', { listings: [listing], counts });
  onCall('delete', '/products/:id', { deletedCount: 1 });
  const { user } = renderApplication('/dashboard/my-products');
  await press(user, `Delete ${productName}`);
  await press(user, 'Delete');
  await screen.findByText('Product Deleted Successfully!');
  // Closing the dialog goes back in the history.
  await waitFor(() => expect(window.history.state).not.toHaveProperty('dialog'));
  cleanup();
  await submitForm(undefined, successToast);
  expect(readRequests().keyCount).toBe(expected);
});

test.each([
  ['was rejected', () => errorResponse(409, 'Enough for today.')],
  ['was not acknowledged', () => json({ acknowledged: false })],
])('a product that %s is sent with a new timestamp and idempotency key', async (_how, answer) => {
  const readRequests = await submitFirstTime(answer);
  await submitForm(undefined, successToast);
  const { keyCount, bodies } = readRequests();
  expect(keyCount).toBe(2);
  expect(bodies[1]?.timestamp).toBeGreaterThan(bodies[0]!.timestamp);
});
