import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { localDraftStore } from '../../../../../src/client/features/product-draft/local-drafts';
import { productDraftKey } from '../../../../../src/client/features/product-creation/product-draft-key';
import {
  productFieldNames,
  productFields,
  type ProductField,
} from '../../../../../src/contract/selling/product-fields';
import {
  configuration,
  hasCapability,
  setConfiguration,
} from '../../../../../src/client/services/configuration';
import { drafts } from '../../../../../src/client/services/drafts/drafts';
import { publicConfiguration } from '../../../support/configuration';
import { fillIn } from '../../../support/fill-in';
import { category, picture, seller } from '../../../support/fixtures';
import {
  brokenConnection,
  deferResponse,
  json,
  onCall,
  onUpload,
  errorResponse,
} from '../../../support/api-stub';
import { currentUrl, renderApplication, signIn } from '../../../support/render-application';

const pictureUrl = 'https://pictures.example/watch.webp';
const textsByLabel = {
  'Product Name': 'Omega Seamaster',
  'Original Price': '2500',
  Location: 'Dhaka',
  Description: 'Serviced last spring.',
  'Selling Price': '1200',
  'Year of Purchase': '2019',
  'Mobile Number': '01812345678',
};

beforeEach(() => {
  setConfiguration(publicConfiguration);
  signIn(seller, 'seller', { verified: true });
  onCall('get', '/categories', [category]);
  onCall('get', '/my-products/:email', []);
});

/** The id of the seller's draft on a server with extensions. */
const draftId = '0d0f3c5e-51c3-4a0b-8a7e-2f1d6f0c9b11';

/** Stubs a server that knows the attributes of a watch, and stores drafts and several photos. */
function enableExtensions() {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  const updatedAt = '2026-11-26T12:04:00.000Z';
  const revision = 1;
  onCall('get', '/product-drafts', []);
  onCall('get', '/product-drafts/:id', {
    ...{ id: draftId, revision, photos: [], updatedAt },
    texts: draftTexts,
  });
  onCall('put', '/product-drafts/:id', (_request, count) =>
    json({ acknowledged: true, revision: revision + count, updatedAt }),
  );
}

async function openForm(query = '') {
  const { user } = renderApplication(`/dashboard/add-a-product${query}`);
  await screen.findByLabelText('Product Name');
  return user;
}

async function fillInAll(user: UserEvent) {
  for (const [label, text] of Object.entries(textsByLabel)) {
    await fillIn(user, screen.getByLabelText(label), text);
  }
  await user.selectOptions(screen.getByLabelText('Category'), 'Dress watches');
  await user.selectOptions(screen.getByLabelText('Condition'), 'Good');
  await user.upload(screen.getByLabelText('Product Image'), picture());
}

const draftTexts = {
  productName: textsByLabel['Product Name'],
  originalPrice: textsByLabel['Original Price'],
  location: textsByLabel.Location,
  description: textsByLabel.Description,
  sellingPrice: textsByLabel['Selling Price'],
  category: category._id,
  yearOfPurchase: textsByLabel['Year of Purchase'],
  mobileNumber: textsByLabel['Mobile Number'],
  condition: 'Good',
};

/** Opens the form with a saved draft, which the browser or the server stores, and chooses a picture. */
async function openFilledForm() {
  drafts.save(productDraftKey({ user: seller }), draftTexts);
  const user = await openForm(hasCapability('extensions') ? `?draft=${draftId}` : '');
  await user.upload(screen.getByLabelText('Product Image'), picture());
  return user;
}

const toggleWatchDetails = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: /^Watch details/ }));

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Add Product' }));

/** Records the pictures uploaded to the image host. */
function acceptPictures(): unknown[] {
  const pictures: unknown[] = [];
  onUpload((image) => {
    pictures.push(image);
    return json({ data: { url: pictureUrl } });
  });
  return pictures;
}

test('requires every field, with the messages of the specification', async () => {
  const productRequests = onCall('post', '/products', { acknowledged: true });
  const user = await openForm();
  await submit(user);
  const messages = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(messages.sort()).toEqual(
    [
      'Product Name is required!',
      'Original Price is required!',
      'Location is required!',
      'Description is required!',
      'Selling Price is required!',
      'Please Select Product Category!',
      'Year of Purchase is required!',
      'Mobile Number is required!',
      'Please Select the Condition of your product!',
      'Please choose a photo of your product!',
    ].sort(),
  );
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

test('shows no watch details if the server does not support attributes', async () => {
  await openForm();
  expect(screen.queryByText('Watch details (optional)')).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/^Brand/)).not.toBeInTheDocument();
});

test('one click fills in the watch details that the product name contains', async () => {
  enableExtensions();
  acceptPictures();
  const productRequests = onCall('post', '/products', { acknowledged: true, insertedId: '1' });
  const user = await openFilledForm();
  await fillIn(user, screen.getByLabelText('Product Name'), 'Omega Seamaster 233.30.41 41mm');
  await toggleWatchDetails(user);
  await fillIn(user, screen.getByLabelText(/^Model/), 'Seamaster 300');
  const suggested = 'Brand: Omega · Reference number: 233.30.41 · 41 mm';
  expect(await screen.findByText(suggested)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add the details from the name' }));
  await waitFor(() => expect(screen.queryByText(suggested)).not.toBeInTheDocument());
  await fillIn(user, screen.getByLabelText(/^Water resistance/), '10 bar');
  expect(screen.getByLabelText('Unit of water resistance')).toHaveValue('bar');
  await submit(user);
  await waitFor(() => expect(productRequests).toHaveLength(1));
  expect(productRequests[0]?.body).toMatchObject({
    ...{ brand: 'Omega', model: 'Seamaster 300', referenceNumber: '233.30.41' },
    ...{ caseDiameter: '41', waterResistance: '10 bar' },
  });
});

test('an invalid watch detail stays visible, with an error at its field', async () => {
  enableExtensions();
  const productRequests = onCall('post', '/products', { acknowledged: true });
  const user = await openFilledForm();
  await toggleWatchDetails(user);
  await fillIn(user, screen.getByLabelText(/^Case diameter/), 'huge');
  await submit(user);
  expect(screen.getByText('Case diameter must be a number in mm, such as 42.')).toBeVisible();
  expect(screen.getByLabelText(/^Case diameter/)).toHaveFocus();
  await toggleWatchDetails(user);
  expect(screen.getByLabelText(/^Case diameter/)).toBeVisible();
  expect(productRequests).toHaveLength(0);
});

test('shows the watch details of the category, and those that are filled in', async () => {
  enableExtensions();
  onCall('get', '/categories', [{ ...category, attributes: ['movement'] }]);
  const user = await openForm();
  await toggleWatchDetails(user);
  await fillIn(user, screen.getByLabelText(/^Strap/), 'Leather');
  await user.selectOptions(screen.getByLabelText('Category'), 'Dress watches');
  expect(screen.getByLabelText(/^Movement/)).toBeVisible();
  expect(screen.getByLabelText(/^Strap/)).toBeVisible();
  expect(screen.queryByLabelText(/^Model/)).not.toBeInTheDocument();
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

test('offers shipping with a price, an insured value and countries', async () => {
  enableExtensions();
  acceptPictures();
  const productRequests = onCall('post', '/products', { acknowledged: true, insertedId: '1' });
  const user = await openFilledForm();
  await user.selectOptions(screen.getByLabelText(/^Delivery/), 'Meeting or shipping');
  await fillIn(user, screen.getByLabelText(/^Shipping price/), 'a little');
  await submit(user);
  expect(screen.getByText('Shipping price must be an amount, such as 12.50.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/^Delivery/), 'Meeting');
  expect(screen.getByLabelText(/^Shipping price/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/^Delivery/), 'Meeting or shipping');
  await user.clear(screen.getByLabelText(/^Shipping price/));
  await fillIn(user, screen.getByLabelText(/^Shipping price/), '12.50');
  await fillIn(user, screen.getByLabelText(/^Insured for/), '1200');
  for (const country of ['Germany', 'Bangladesh', 'India']) {
    await user.selectOptions(screen.getByLabelText(/^Ships to/), country);
    await user.click(screen.getByRole('button', { name: 'Add' }));
  }
  await user.click(screen.getByRole('button', { name: 'Remove Germany' }));
  await submit(user);
  await waitFor(() => expect(productRequests).toHaveLength(1));
  expect(productRequests[0]?.body).toMatchObject({
    ...{ deliveries: 'both', shippingPrice: '12.50', insuredValue: '1200' },
    shippingCountries: 'BD, IN',
  });
});

test('rejects a reference number that is too long, and sends nothing', async () => {
  enableExtensions();
  const productRequests = onCall('post', '/products', { acknowledged: true });
  const user = await openFilledForm();
  await fillIn(user, screen.getByLabelText(/^Reference number/), '1'.repeat(51));
  await submit(user);
  expect(screen.getByText('Please use at most 50 characters.')).toBeVisible();
  expect(productRequests).toHaveLength(0);
});

test('shows each message under its field', async () => {
  const user = await openForm();
  await submit(user);
  for (const [label, message] of [
    ['Location', 'Location is required!'],
    ['Category', 'Please Select Product Category!'],
    ['Product Image', 'Please choose a photo of your product!'],
  ] as const) {
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleErrorMessage(message));
  }
});

test('focuses the first missing field: the photo, then the fields below it', async () => {
  acceptPictures();
  const user = await openForm();
  await user.type(screen.getByLabelText('Product Name'), 'Omega Seamaster');
  await submit(user);
  expect(screen.getByLabelText('Product Image')).toHaveFocus();
  await user.upload(screen.getByLabelText('Product Image'), picture());
  await submit(user);
  expect(screen.getByLabelText('Original Price')).toHaveFocus();
});

test('says what the seller gets for a price that can be paid', async () => {
  enableExtensions();
  const user = await openForm();
  const price = screen.getByLabelText('Selling Price');
  await fillIn(user, price, '1,190');
  expect(screen.getByText('You get').parentElement).toHaveTextContent('You get $1,190');
  expect(screen.getByText('The whole price. Selling is free.')).toBeVisible();
  await fillIn(user, price, 'make an offer');
  expect(screen.queryByText('You get')).not.toBeInTheDocument();
});

test('says what the seller gets after the fee of the chosen category', async () => {
  enableExtensions();
  const rates = { rate: 800, fixed: 0, minimum: 0, maximum: null };
  const categories = { [category._id]: { ...rates, rate: 700, fixed: 640 } };
  const fees = { currency: 'usd', taxRate: 1900, standard: rates, categories };
  setConfiguration({ ...configuration(), fees });
  const user = await openForm();
  await fillIn(user, screen.getByLabelText('Selling Price'), '1,200');
  expect(screen.getByText('You get').parentElement).toHaveTextContent('You get $1,085.76');
  expect(screen.getByText('The shop keeps $114.24 with $18.24 of tax.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Category'), category.name);
  expect(screen.getByText('You get').parentElement).toHaveTextContent('You get $1,092.42');
});

test('does not say what the seller gets if the server pays no sellers', async () => {
  const user = await openForm();
  await fillIn(user, screen.getByLabelText('Selling Price'), '1,190');
  expect(screen.queryByText('You get')).not.toBeInTheDocument();
});

test.each([
  ['leads to the next field on a touch keyboard', true],
  ['submits the form on other keyboards', false],
])('Enter %s', async (_name, isTouch) => {
  const user = await openForm();
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: isTouch && query === '(pointer: coarse)' }) as never,
    );
  await user.type(screen.getByLabelText('Original Price'), '2500{Enter}');
  expect(screen.queryAllByRole('alert')).toHaveLength(isTouch ? 0 : 9);
  if (isTouch) expect(screen.getByLabelText('Selling Price')).toHaveFocus();
});

test('shows a success message to a seller who left the page during the save', async () => {
  acceptPictures();
  const response = deferResponse({ acknowledged: true });
  const productRequests = onCall('post', '/products', response.respond);
  const user = await openFilledForm();
  await submit(user);
  await waitFor(() => expect(productRequests).toHaveLength(1));
  await user.click(screen.getAllByRole('link', { name: 'Blog' })[0]!);
  await waitFor(() => expect(currentUrl()).toBe('/blog'));
  response.release();
  expect(await screen.findByText('Product Added Successfuly!')).toBeInTheDocument();
  expect(currentUrl()).toBe('/blog');
});

test('treats a field with only spaces as empty', async () => {
  const user = await openForm();
  await user.type(screen.getByLabelText('Location'), '   ');
  await submit(user);
  expect(screen.getByText('Location is required!')).toBeVisible();
});

test("offers the marketplace's categories and the specified conditions", async () => {
  await openForm();
  const options = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text).slice(1);
  expect(options('Category')).toEqual(['Dress watches']);
  expect(options('Condition')).toEqual(['Excellent', 'Good', 'Fair']);
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

test('shows that the product is being saved once its picture is uploaded', async () => {
  acceptPictures();
  const { respond, release } = deferResponse({ acknowledged: true });
  onCall('post', '/products', respond);
  const user = await openFilledForm();
  await submit(user);
  expect(await screen.findByText('Saving the product')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('Product Added Successfuly!')).toBeInTheDocument();
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

test.each([
  ['is not acknowledged', () => json({ acknowledged: false })],
  ['is rejected', () => errorResponse(400, 'The price is not valid.')],
  ['gets no response', brokenConnection],
])(
  'keeps the input when the product %s, and uploads the picture only once',
  async (_name, respondWithFailure) => {
    const pictures = acceptPictures();
    const productRequests = onCall('post', '/products', (_request, count) =>
      count === 1 ? respondWithFailure() : json({ acknowledged: true }),
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
  },
);

test('shows the upload progress, and aborts the upload when the page is left', async () => {
  // jsdom and MSW report progress only at the end of an upload.
  const upload: Pick<XMLHttpRequestUpload, 'onprogress'> = { onprogress: null };
  const request = { upload, open: jest.fn(), send: jest.fn(), abort: jest.fn() };
  jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => request as never);
  const user = await openFilledForm();
  await submit(user);
  await waitFor(() => expect(request.send).toHaveBeenCalled());
  const progressEvent = new ProgressEvent('progress', { loaded: 42, total: 100 });
  act(() => void upload.onprogress?.call(request as never, progressEvent));
  const bar = await screen.findByRole('progressbar', { name: 'Uploading the photo' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '42'));
  expect(request.abort).not.toHaveBeenCalled();
  await user.click(screen.getAllByRole('link', { name: 'My Products' })[0]!);
  await waitFor(() => expect(request.abort).toHaveBeenCalled());
  jest.restoreAllMocks();
});

test('rejects a file that is not a picture', async () => {
  const user = (await openForm()).setup({ applyAccept: false });
  await user.upload(screen.getByLabelText('Product Image'), picture('notes.txt', 'text/plain'));
  await submit(user);
  expect(screen.getByText(/That file isn't a picture/)).toBeVisible();
});

test.each([
  ['IMG_0042.HEIC', ''],
  ['photo.heif', 'image/heif'],
  ['photo', 'image/heic'],
])('shows before the upload that %s is HEIC and how to get a JPEG', async (name, type) => {
  const pictures = acceptPictures();
  const user = (await openForm()).setup({ applyAccept: false });
  await user.upload(screen.getByLabelText('Product Image'), picture(name, type));
  expect(await screen.findByText(/HEIC photo.*JPEG/)).toBeVisible();
  await submit(user);
  expect(pictures).toHaveLength(0);
});

test('does not accept HEIC, so that Safari converts HEIC photos to JPEG', async () => {
  await openForm();
  expect(screen.getByLabelText('Product Image')).toHaveAttribute(
    'accept',
    expect.stringMatching(/^image\/jpeg,(?!.*hei[cf]|.*\*)/),
  );
});

test('offers Retry when the categories fail to load', async () => {
  onCall('get', '/categories', (_request, count) =>
    count === 1 ? errorResponse(400, 'No.') : json([category]),
  );
  const { user } = renderApplication('/dashboard/add-a-product');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Product Name')).toBeVisible();
});

test('shows how the card will display an unusual price and year, and accepts them', async () => {
  acceptPictures();
  const productRequests = onCall('post', '/products', { acknowledged: true });
  const user = await openFilledForm();
  const price = screen.getByLabelText('Selling Price');
  await user.clear(price);
  await user.type(price, '-5,00 €');
  expect(price).toHaveAccessibleDescription(/^Prices are in US dollars here\./);
  const year = screen.getByLabelText('Year of Purchase');
  await user.clear(year);
  await user.type(year, '2999');
  expect(year).toHaveAccessibleDescription(/in the future/);
  expect(screen.getByLabelText('Condition')).toHaveAccessibleDescription(/^Light signs of wear/);
  await submit(user);
  await waitFor(() => expect(productRequests).toHaveLength(1));
  expect(productRequests[0]?.body).toMatchObject({
    sellingPrice: '-5,00 €',
    yearOfPurchase: '2999',
  });
});

describe('with a server that stores pictures itself', () => {
  beforeEach(() => {
    const { uploadUrl, pictures } = publicConfiguration.imageHost;
    setConfiguration({
      ...publicConfiguration,
      imageHost: { uploadUrl, pictures },
      capabilities: ['uploads'],
    });
  });
  afterEach(() => setConfiguration(publicConfiguration));

  test('requests an upload key, and uploads with it', async () => {
    onCall('get', '/upload-key', { key: 'upload-key-1' });
    const keys: unknown[] = [];
    onUpload((_image, key) => {
      keys.push(key);
      return json({ data: { url: pictureUrl } });
    });
    const productRequests = onCall('post', '/products', { acknowledged: true });
    const user = await openFilledForm();
    await submit(user);
    await waitFor(() => expect(productRequests).toHaveLength(1));
    expect(keys).toEqual(['upload-key-1']);
  });

  test('requests another key for the next product', async () => {
    acceptPictures();
    const keyRequests = onCall('get', '/upload-key', { key: 'upload-key-1' });
    onCall('get', '/my-products/:email', []);
    const productRequests = onCall('post', '/products', { acknowledged: true });
    const user = await openFilledForm();
    await submit(user);
    await waitFor(() => expect(currentUrl()).toBe('/dashboard/my-products'));
    await user.click(screen.getAllByRole('link', { name: 'Add A Product' })[0]!);
    await screen.findByLabelText('Product Name');
    await fillInAll(user);
    await submit(user);
    await waitFor(() => expect(productRequests).toHaveLength(2));
    expect(keyRequests).toHaveLength(2);
  });

  test('shows why there is no upload key, and requests one again', async () => {
    const pictures = acceptPictures();
    const keyRequests = onCall('get', '/upload-key', (_, count) =>
      count === 1 ? errorResponse(403, 'Only sellers can do this.') : json({ key: 'upload-key-1' }),
    );
    onCall('post', '/products', { acknowledged: true });
    const user = await openFilledForm();
    expect(await screen.findByText('Only sellers can do this.')).toBeVisible();
    expect(pictures).toEqual([]);
    await submit(user);
    await waitFor(() => expect(pictures).toHaveLength(1));
    expect(keyRequests).toHaveLength(2);
  });
});

describe('with a server that stores several photos', () => {
  beforeEach(enableExtensions);

  const getFileName = (image: unknown) => (image as File).name;
  const toPictureUrl = (name: string) => `https://pictures.example/${name}`;
  const choosePhotos = (user: UserEvent, ...names: string[]) =>
    user.upload(
      screen.getByLabelText('Product Image'),
      names.map((name) => picture(name)),
    );

  /** Accepts every picture, and returns the products that are sent. */
  function acceptPhotosAndProducts() {
    onUpload((image) => json({ data: { url: toPictureUrl(getFileName(image)) } }));
    return onCall('post', '/products', { acknowledged: true });
  }

  async function expectPhotosSent(
    products: ReturnType<typeof acceptPhotosAndProducts>,
    ...names: string[]
  ) {
    await waitFor(() => expect(products).toHaveLength(1));
    const [image, ...photos] = names.map(toPictureUrl);
    expect(products[0]?.body).toMatchObject({ image, photos });
  }

  test('uploads all photos at once, and sends their URLs in the chosen order', async () => {
    const products = acceptPhotosAndProducts();
    const user = await openFilledForm();
    await choosePhotos(user, 'side.png', 'back.png');
    await choosePhotos(user, 'clasp.png');
    expect(await screen.findByText('All 4 photos are uploaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove photo 3 of 4' }));
    expect(screen.getByLabelText('Product Image')).toHaveFocus();
    await submit(user);
    await expectPhotosSent(products, 'watch.png', 'side.png', 'clasp.png');
  });

  test('says which photos that build trust are missing, and sends what each photo shows', async () => {
    const products = acceptPhotosAndProducts();
    const user = await openFilledForm();
    await choosePhotos(user, 'papers.png');
    const checklist = await screen.findByText(/^Photos that build trust:/);
    expect(checklist).toHaveTextContent(
      'dial missing, case back missing, serial number missing, papers missing',
    );
    const choose = (number: number, option: string) =>
      user.selectOptions(
        screen.getByRole('combobox', { name: `What photo ${number} of 2 shows` }),
        option,
      );
    await choose(2, 'Papers');
    await choose(1, 'Serial number');
    await submit(user);
    expect(await screen.findByText(/^Everybody sees the first photo/)).toBeVisible();
    await choose(1, 'Dial');
    expect(checklist).toHaveTextContent(
      'dial ✓, case back missing, serial number missing, papers ✓',
    );
    await submit(user);
    await waitFor(() => expect(products).toHaveLength(1));
    expect(products[0]?.body).toMatchObject({
      photoMarks: { [toPictureUrl('watch.png')]: 'dial', [toPictureUrl('papers.png')]: 'papers' },
    });
  });

  test('sends the photos in the order of the form, whichever is uploaded first', async () => {
    const products = onCall('post', '/products', { acknowledged: true });
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    onUpload(async (image) => {
      const name = getFileName(image);
      if (name === 'watch.png') await released;
      return json({ data: { url: toPictureUrl(name) } });
    });
    const user = await openFilledForm();
    await choosePhotos(user, 'side.png');
    expect(await screen.findByText('1 of 2 photos are uploaded.')).toBeVisible();
    await submit(user);
    release();
    await expectPhotosSent(products, 'watch.png', 'side.png');
  });

  test('sends the new order of photos that were moved, and keeps the focus on the button', async () => {
    const products = acceptPhotosAndProducts();
    const user = await openFilledForm();
    await choosePhotos(user, 'side.png', 'back.png', 'clasp.png');
    const moveEarlierButton = screen.getByRole('button', { name: 'Move earlier: photo 4 of 4' });
    await user.click(moveEarlierButton);
    expect(moveEarlierButton).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(moveEarlierButton).toHaveFocus();
    expect(screen.getByText('The photo is now the cover.')).toHaveRole('status');
    await user.click(screen.getByRole('button', { name: 'Move later: photo 2 of 4' }));
    expect(screen.getByText('The photo is now 3 of 4.')).toHaveRole('status');
    await submit(user);
    await expectPhotosSent(products, 'clasp.png', 'side.png', 'watch.png', 'back.png');
  });

  test.each([
    ['{Home}', ['back.png', 'watch.png', 'side.png']],
    ['{ArrowLeft}', ['watch.png', 'back.png', 'side.png']],
    ['{ArrowRight}', ['watch.png', 'side.png', 'back.png']],
  ])('moves the last photo with %s', async (key, names) => {
    const products = acceptPhotosAndProducts();
    const user = await openFilledForm();
    await choosePhotos(user, 'side.png', 'back.png');
    screen.getByRole('button', { name: 'Drag or use the arrow keys: photo 3 of 3' }).focus();
    await user.keyboard(key);
    await submit(user);
    await expectPhotosSent(products, ...names);
  });

  test('adds a pasted or dropped photo, but not if the clipboard also has text', async () => {
    const user = await openForm();
    const paste = (types: string[]) =>
      fireEvent.paste(screen.getByLabelText('Description'), {
        clipboardData: { files: [picture('pasted.png')], types },
      });
    paste(['text/plain', 'Files']);
    expect(screen.queryByRole('img', { name: 'Product' })).not.toBeInTheDocument();
    paste(['Files']);
    expect(await screen.findByRole('img', { name: 'Product' })).toBeVisible();
    await user.type(screen.getByLabelText('Product Name'), 'Omega');
    expect(screen.getAllByRole('img', { name: 'Omega' })[0]).toBeVisible();
    fireEvent.drop(document.body, { dataTransfer: { files: [picture('dropped.png')] } });
    expect(await screen.findByRole('img', { name: 'Omega, photo 2 of 2' })).toBeVisible();
  });

  test('shows which photo was rejected, and does not upload the others again', async () => {
    const uploadedNames: string[] = [];
    onUpload((image) => {
      uploadedNames.push(getFileName(image));
      return getFileName(image) === 'side.png' && uploadedNames.length < 3
        ? json({ error: { message: 'It is too dark.' } }, 400)
        : json({ data: { url: pictureUrl } });
    });
    const productRequests = onCall('post', '/products', { acknowledged: true });
    const user = await openFilledForm();
    await choosePhotos(user, 'side.png');
    expect(await screen.findByText('Photo 2: It is too dark.')).toBeVisible();
    await submit(user);
    await waitFor(() => expect(productRequests).toHaveLength(1));
    expect(uploadedNames.sort()).toEqual(['side.png', 'side.png', 'watch.png']);
  });

  test('retries one photo, and stops the upload of another', async () => {
    let attempts = 0;
    onUpload(() =>
      (attempts += 1) === 1
        ? json({ error: { message: 'It is too dark.' } }, 400)
        : json({ data: { url: pictureUrl } }),
    );
    const user = await openFilledForm();
    await user.click(await screen.findByRole('button', { name: 'Retry photo 1 of 1' }));
    expect(await screen.findByText('The photo is uploaded.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    onUpload(() => new Promise<Response>(() => undefined));
    await choosePhotos(user, 'side.png');
    await user.click(
      await screen.findByRole('button', { name: 'Cancel the upload of photo 2 of 2' }),
    );
    expect(screen.getByRole('button', { name: 'Retry photo 2 of 2' })).toBeVisible();
  });

  test('accepts at most 12 photos', async () => {
    acceptPictures();
    const user = await openForm();
    await choosePhotos(user, ...Array.from({ length: 14 }, (_, index) => `${index}.png`));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You can add up to 12 photos. 2 were left out.',
    );
    await user.click(screen.getByRole('button', { name: 'Remove photo 1 of 12' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('adds only the pictures among the chosen files', async () => {
    acceptPictures();
    const user = (await openForm()).setup({ applyAccept: false });
    await user.upload(screen.getByLabelText('Product Image'), [
      picture('notes.txt', 'text/plain'),
      picture('front.png'),
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent(/^notes.txt: That file isn't a picture/);
    expect(screen.getByRole('img', { name: 'Product' })).toBeVisible();
  });
});

test('replaces the photo if the server stores only one', async () => {
  acceptPictures();
  const user = await openFilledForm();
  await user.upload(screen.getByLabelText('Product Image'), picture('back.png'));
  expect(screen.getAllByRole('img', { name: 'Omega Seamaster' })).toHaveLength(1);
  expect(screen.getByLabelText('Product Image')).not.toHaveAttribute('multiple');
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
