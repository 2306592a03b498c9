import { fireEvent, screen, waitFor } from '@testing-library/react';
import { localDraftStore } from '../../../../../src/client/features/product-draft/local-drafts';
import {
  productFieldNames,
  productFields,
  type ProductField,
} from '../../../../../src/contract/selling/product-fields';
import {
  acceptPictures,
  draftId,
  enableExtensions,
  fillInAll,
  openFilledForm,
  openForm,
  pictureUrl,
  signInSeller,
  submit,
  toggleWatchDetails,
} from '../../../support/add-product-page';
import { errorResponse, json, onCall, onUpload } from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import { fillIn } from '../../../support/fill-in';
import { category, picture, seller } from '../../../support/fixtures';
import { currentUrl, renderApplication } from '../../../support/render-application';

beforeEach(signInSeller);

test('requires every field, with its message, and focuses the first missing one', async () => {
  acceptPictures();
  const productRequests = onCall('post', '/products', { acknowledged: true });
  const user = await openForm();
  fireEvent.change(screen.getByLabelText('Location'), { target: { value: '   ' } });
  await submit(user);
  expect(screen.getByLabelText('Product Image')).toHaveFocus();
  for (const [label, message] of [
    ['Product Name', 'Product Name is required!'],
    ['Original Price', 'Original Price is required!'],
    ['Location', 'Location is required!'],
    ['Description', 'Description is required!'],
    ['Selling Price', 'Selling Price is required!'],
    ['Category', 'Please Select Product Category!'],
    ['Year of Purchase', 'Year of Purchase is required!'],
    ['Mobile Number', 'Mobile Number is required!'],
    ['Condition', 'Please Select the Condition of your product!'],
    ['Product Image', 'Please choose a photo of your product!'],
  ] as const) {
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleErrorMessage(message));
  }
  expect(screen.getAllByRole('alert')).toHaveLength(10);
  await fillIn(user, screen.getByLabelText('Product Name'), 'Omega Seamaster');
  await user.upload(screen.getByLabelText('Product Image'), picture());
  await submit(user);
  expect(screen.getByLabelText('Original Price')).toHaveFocus();
  expect(productRequests).toHaveLength(0);
});

test('has a control for each field of the contract, with its label', async () => {
  enableExtensions();
  const user = await openForm();
  expect(screen.getByLabelText('Model (optional)')).not.toBeVisible();
  await toggleWatchDetails(user);
  expect(screen.queryByLabelText('Shipping price (optional)')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Delivery (optional)'), 'Shipping');
  for (const name of productFieldNames) {
    const { label, required, maxLength }: ProductField = productFields[name];
    const text = required === undefined ? `${label} (optional)` : label;
    expect(screen.getByLabelText(text)).toBeVisible();
    expect(maxLength).toBeGreaterThan(0);
  }
});

test('has no watch details, proceeds or further photos if the server knows only the specification', async () => {
  await openForm();
  fireEvent.change(screen.getByLabelText('Selling Price'), { target: { value: '1,190' } });
  expect(screen.queryByText('You get')).not.toBeInTheDocument();
  expect(screen.queryByText('Watch details (optional)')).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/^Brand/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Product Image')).not.toHaveAttribute('multiple');
});

test("offers the marketplace's categories and the specified conditions, and no HEIC for photos", async () => {
  await openForm();
  const options = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text).slice(1);
  expect(options('Category')).toEqual(['Dress watches']);
  expect(options('Condition')).toEqual(['Excellent', 'Good', 'Fair']);
  // So that Safari converts HEIC photos to JPEG.
  expect(screen.getByLabelText('Product Image')).toHaveAttribute(
    'accept',
    expect.stringMatching(/^image\/jpeg,(?!.*hei[cf]|.*\*)/),
  );
});

test('invalid watch details stay visible, with errors at their fields, and nothing is sent', async () => {
  enableExtensions();
  const productRequests = onCall('post', '/products', { acknowledged: true });
  const user = await openFilledForm();
  await toggleWatchDetails(user);
  await fillIn(user, screen.getByLabelText(/^Case diameter/), 'huge');
  fireEvent.change(screen.getByLabelText(/^Reference number/), {
    target: { value: '1'.repeat(51) },
  });
  await submit(user);
  expect(screen.getByText('Case diameter must be a number in mm, such as 42.')).toBeVisible();
  expect(screen.getByText('Please use at most 50 characters.')).toBeVisible();
  expect(screen.getByLabelText(/^Reference number/)).toHaveFocus();
  await toggleWatchDetails(user);
  expect(screen.getByLabelText(/^Case diameter/)).toBeVisible();
  expect(productRequests).toHaveLength(0);
});

test('sends the optional reference number, and stores it in the draft', async () => {
  enableExtensions();
  acceptPictures();
  const productRequests = onCall('post', '/products', () => errorResponse(400, 'No.'));
  const user = await openFilledForm();
  const reference = screen.getByLabelText(/^Reference number/);
  // At once: a draft that the server has stored is not kept in the tab.
  fireEvent.change(reference, { target: { value: '116610LN' } });
  expect(localDraftStore(seller.uid).read(draftId)?.content.texts).toMatchObject({
    referenceNumber: '116610LN',
  });
  await submit(user);
  await waitFor(() => expect(productRequests).toHaveLength(1));
  await user.clear(reference);
  await user.type(reference, '  ');
  await submit(user);
  await waitFor(() => expect(productRequests).toHaveLength(2));
  expect(productRequests[0]?.body).toMatchObject({ referenceNumber: '116610LN' });
  expect(productRequests[1]?.body).not.toHaveProperty('referenceNumber');
});

test('uploads the picture, sends the product, shows a success message and opens My Products', async () => {
  const keys: unknown[] = [];
  onUpload((_image, key) => {
    keys.push(key);
    return json({ data: { url: pictureUrl } });
  });
  const productRequests = onCall('post', '/products', { acknowledged: true });
  const user = await openForm();
  await fillInAll(user);
  await submit(user);

  expect(await screen.findByText('Product Added Successfuly!')).toBeInTheDocument();
  await waitFor(() => expect(currentUrl()).toBe('/dashboard/my-products'));
  expect(keys).toEqual([publicConfiguration.imageHost.key]);
  expect(productRequests.map(({ body }) => body)).toEqual([
    {
      productName: 'Omega Seamaster',
      originalPrice: '2500',
      location: 'Dhaka',
      description: 'Serviced last spring.',
      sellingPrice: '1200',
      yearOfPurchase: '2019',
      mobileNumber: '01812345678',
      category: 'category-1',
      condition: 'Good',
      image: pictureUrl,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      timestamp: expect.any(Number),
      advertise: false,
      sellerEmail: 'sam@example.com',
      sellerName: 'Sam Seller',
      sellerPhoto: '/images/sam.webp',
      sellerStatus: true,
      uid: 'uid-sam',
    },
  ]);
});

test('shows that the picture failed, and keeps the input', async () => {
  const productRequests = onCall('post', '/products', { acknowledged: true });
  onUpload(() => json({ error: { message: "That file isn't a picture." } }, 400));
  const user = await openFilledForm();
  await submit(user);
  expect(
    await screen.findByText('Sorry, Something went wrong while uploading your file!'),
  ).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByLabelText('Product Image')).toHaveAccessibleErrorMessage(
      "That file isn't a picture.",
    ),
  );
  expect(screen.getByLabelText('Product Name')).toHaveValue('Omega Seamaster');
  expect(productRequests).toHaveLength(0);
});

test('keeps the input when the product is rejected, and uploads the picture only once', async () => {
  const pictures = acceptPictures();
  const productRequests = onCall('post', '/products', (_request, count) =>
    count === 1 ? errorResponse(400, 'The price is not valid.') : json({ acknowledged: true }),
  );
  const user = await openFilledForm();
  await submit(user);
  expect(
    await screen.findByText('Sorry, Something went wrong while adding the product!'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Product Name')).toHaveValue('Omega Seamaster');
  await submit(user);
  expect(await screen.findByText('Product Added Successfuly!')).toBeInTheDocument();
  expect(pictures).toHaveLength(1);
  // The same product, with the timestamp of the first request.
  expect(productRequests[1]?.body).toEqual(productRequests[0]?.body);
});

test('rejects a file that is not a picture, or is HEIC, before the upload', async () => {
  const pictures = acceptPictures();
  const user = (await openForm()).setup({ applyAccept: false });
  const upload = (name: string, type: string) =>
    user.upload(screen.getByLabelText('Product Image'), picture(name, type));
  await upload('notes.txt', 'text/plain');
  expect(await screen.findByText(/That file isn't a picture/)).toBeVisible();
  await upload('IMG_0042.HEIC', '');
  expect(await screen.findByText(/HEIC photo.*JPEG/)).toBeVisible();
  await submit(user);
  expect(pictures).toHaveLength(0);
});

test('offers Retry when the categories fail to load', async () => {
  onCall('get', '/categories', (_request, count) =>
    count === 1 ? errorResponse(400, 'No.') : json([category]),
  );
  const { user } = renderApplication('/dashboard/add-a-product');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Product Name')).toBeVisible();
});

test('uploads all photos at once, and sends their URLs in the chosen order', async () => {
  enableExtensions();
  const toPictureUrl = (name: string) => `https://pictures.example/${name}`;
  onUpload((image) => json({ data: { url: toPictureUrl((image as File).name) } }));
  const productRequests = onCall('post', '/products', { acknowledged: true });
  const user = await openFilledForm();
  const photoInput = screen.getByLabelText('Product Image');
  await user.upload(photoInput, [picture('side.png'), picture('back.png')]);
  await user.upload(photoInput, picture('clasp.png'));
  expect(await screen.findByText('All 4 photos are uploaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove photo 3 of 4' }));
  expect(photoInput).toHaveFocus();
  await submit(user);
  await waitFor(() => expect(productRequests).toHaveLength(1));
  const [image, ...photos] = ['watch.png', 'side.png', 'clasp.png'].map(toPictureUrl);
  expect(productRequests[0]?.body).toMatchObject({ image, photos });
});

test('restores the input except the picture after leaving the page, until the product is added', async () => {
  acceptPictures();
  onCall('post', '/products', { acknowledged: true });
  const user = await openFilledForm();
  await user.click(screen.getByRole('link', { name: 'My Products' }));
  await screen.findByRole('heading', { level: 1, name: 'My Products' });
  window.history.back();
  expect(await screen.findByLabelText('Product Name')).toHaveValue('Omega Seamaster');
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('Dress watches');
  expect(screen.getByLabelText('Description')).toHaveValue('Serviced last spring.');

  await user.upload(screen.getByLabelText('Product Image'), picture());
  await submit(user);
  await screen.findByRole('heading', { level: 1, name: 'My Products' });
  window.history.back();
  expect(await screen.findByLabelText('Product Name')).toHaveValue('');
});
