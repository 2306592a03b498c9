import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { EditableProduct } from '../../../../../src/contract/selling/editable-product';
import { toHostedPhotos } from '../../../../../src/client/components/photos/photo';
import { editPhotosKey } from '../../../../../src/client/features/product-edit/unsaved-edit';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { draftFiles } from '../../../../../src/client/services/drafts/draft-files';
import { drafts } from '../../../../../src/client/services/drafts/drafts';
import { publicConfiguration } from '../../../support/configuration';
import { product, seller } from '../../../support/fixtures';
import { errorResponse, json, onCall } from '../../../support/api-stub';
import { currentUrl, renderApplication, signIn } from '../../../support/render-application';

const path = '/dashboard/edit-product/product-1';
const editableProduct: EditableProduct = {
  ...product,
  photos: [product.image],
  ...{ revision: 1, listed: true, unlistedBecause: null, isHeld: false },
};

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(seller, 'seller');
  onCall('get', '/categories', [{ _id: product.category, name: 'Dive', description: '' }]);
  onCall('get', '/my-products/:email', []);
});
afterEach(() => {
  jest.restoreAllMocks();
  setConfiguration(publicConfiguration);
});

const priceField = () => screen.findByRole('textbox', { name: 'Selling Price' });
const findButton = (name: string) => screen.findByRole('button', { name });

async function reviewPrice(price: string) {
  const { user } = renderApplication(path);
  await changePrice(user, price);
  return user;
}

async function changePrice(user: UserEvent, price: string) {
  const field = await priceField();
  await user.clear(field);
  await user.type(field, price);
  await user.click(await findButton('Review changes'));
}

test('a changed field is shown with its previous value, then saved with the revision', async () => {
  onCall('get', '/listings/product-1', editableProduct);
  const saves = onCall('put', '/listings/product-1', { ...editableProduct, revision: 2 });
  const user = await reviewPrice('1100');
  const review = within(await screen.findByRole('region', { name: 'Review your changes' }));
  expect(review.getByText('$1,200')).toBeVisible();
  expect(review.getByText('$1,100')).toBeVisible();
  await user.click(await findButton('Save changes'));
  expect(await screen.findByText('Changes saved')).toBeInTheDocument();
  expect(saves[0]?.body).toEqual({ revision: 1, changes: { sellingPrice: '1100' } });
  expect(currentUrl()).toBe('/dashboard/my-products');
});

test('a changed mark of a photo is reviewed, then saved', async () => {
  const back = 'https://pictures.example/back.webp';
  onCall('get', '/listings/product-1', {
    ...editableProduct,
    photos: [product.image, back],
    photoMarks: { [product.image]: 'dial' },
  });
  const saves = onCall('put', '/listings/product-1', { ...editableProduct, revision: 2 });
  const { user } = renderApplication(path);
  const select = await screen.findByRole('combobox', { name: 'What photo 2 of 2 shows' });
  expect(screen.getByRole('combobox', { name: 'What photo 1 of 2 shows' })).toHaveValue('dial');
  await user.selectOptions(select, 'Case back');
  await user.click(await findButton('Review changes'));
  const review = within(await screen.findByRole('region', { name: 'Review your changes' }));
  expect(review.getByText('Case back')).toBeVisible();
  await user.click(await findButton('Save changes'));
  await waitFor(() => expect(saves).toHaveLength(1));
  const photoMarks = { [product.image]: 'dial', [back]: 'caseBack' };
  expect(saves[0]?.body).toEqual({ revision: 1, changes: { photoMarks } });
});

test('shows that nothing has changed instead of a review', async () => {
  onCall('get', '/listings/product-1', editableProduct);
  const { user } = renderApplication(path);
  await priceField();
  await user.click(await findButton('Review changes'));
  expect(await screen.findByText('Nothing has changed yet.')).toBeVisible();
});

test('the seller chooses between their own change and a change of the same field saved elsewhere', async () => {
  const savedByOtherTab = {
    ...editableProduct,
    sellingPrice: '1150',
    location: 'Khulna',
    revision: 2,
  };
  let storedProduct = editableProduct;
  onCall('get', '/listings/product-1', () => json(storedProduct));
  const saves = onCall('put', '/listings/product-1', () => {
    const isOutdated = storedProduct.revision === 1;
    storedProduct = savedByOtherTab;
    return isOutdated ? errorResponse(409, 'It was changed.') : json(savedByOtherTab);
  });
  const user = await reviewPrice('1100');
  await user.click(await findButton('Save changes'));
  const ownChange = await screen.findByRole('radio', { name: /Your change \$1,100/ });
  expect(screen.getByRole('radio', { name: /Saved meanwhile \$1,150/ })).toBeVisible();
  expect(await findButton('Continue')).toBeDisabled();
  await user.click(ownChange);
  await user.click(await findButton('Continue'));
  await user.click(await findButton('Save changes'));
  expect(await screen.findByText('Changes saved')).toBeInTheDocument();
  expect(saves[1]?.body).toEqual({ revision: 2, changes: { sellingPrice: '1100' } });
});

test('when the watch was booked meanwhile, shows the changes that are no longer allowed and saves the others', async () => {
  let storedProduct = editableProduct;
  onCall('get', '/listings/product-1', () => json(storedProduct));
  const saves = onCall('put', '/listings/product-1', () => {
    const isBooked = storedProduct.isHeld;
    storedProduct = { ...editableProduct, isHeld: true };
    return isBooked ? json(storedProduct) : errorResponse(409, 'This watch is booked.');
  });
  const { user } = renderApplication(path);
  for (const [name, text] of [
    ['Selling Price', '1100'],
    ['Location', 'Khulna'],
  ] as const) {
    const field = await screen.findByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  }
  await user.click(await findButton('Review changes'));
  await user.click(await findButton('Save changes'));
  const panel = within(
    await screen.findByRole('region', { name: 'This watch was booked in the meantime' }),
  );
  expect(panel.getByText('$1,200')).toBeVisible();
  expect(panel.getByText('$1,100')).toBeVisible();
  expect(panel.queryByText('Khulna')).not.toBeInTheDocument();
  await user.click(await findButton('Continue'));
  await user.click(await findButton('Save changes'));
  expect(await screen.findByText('Changes saved')).toBeInTheDocument();
  expect(saves[1]?.body).toEqual({ revision: 1, changes: { location: 'Khulna' } });
});

test('a price typed before a reload is shown if the watch was booked since', async () => {
  drafts.save('product-edit-product-1', { sellingPrice: '1100' });
  drafts.save('product-edit-product-1-base', { json: JSON.stringify(editableProduct) });
  onCall('get', '/listings/product-1', { ...editableProduct, isHeld: true });
  const { user } = renderApplication(path);
  const panel = within(
    await screen.findByRole('region', { name: 'This watch was booked in the meantime' }),
  );
  expect(panel.getByText('$1,100')).toBeVisible();
  await user.click(await findButton('Continue'));
  expect(await screen.findByText(/^This watch is booked/)).toBeVisible();
});

test('a failed save keeps the changes, with the reason', async () => {
  onCall('get', '/listings/product-1', editableProduct);
  onCall('put', '/listings/product-1', () => errorResponse(400, 'Please choose another price.'));
  const user = await reviewPrice('1100');
  await user.click(await findButton('Save changes'));
  expect(await screen.findByText('Please choose another price.')).toBeVisible();
  await user.click(await findButton('Back to editing'));
  expect(await priceField()).toHaveValue('1100');
});

test('the fields that cannot change while a watch is booked have no controls', async () => {
  onCall('get', '/listings/product-1', { ...editableProduct, isHeld: true });
  renderApplication(path);
  expect(await screen.findByText(/^This watch is booked/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Location' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Selling Price' })).not.toBeInTheDocument();
});

test.each([
  ['come back after a reload', 1, 2],
  ['are discarded if the watch was saved elsewhere since', 2, 1],
])('photos that were chosen but not saved %s', async (_, revision, count) => {
  // jsdom has no IndexedDB.
  const photos = toHostedPhotos([product.image, 'https://pictures.example/second.webp']);
  jest
    .spyOn(draftFiles, 'read')
    .mockImplementation((name) =>
      Promise.resolve(
        name === editPhotosKey({ ...editableProduct, revision: 1 }) ? { photos } : {},
      ),
    );
  onCall('get', '/listings/product-1', { ...editableProduct, revision });
  renderApplication(path);
  await priceField();
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(count),
  );
});

test('a seller is told that a product from before a change of the currency keeps its own', async () => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'], currency: 'eur' });
  onCall('get', '/listings/product-1', { ...editableProduct, currency: 'usd' });
  const { user } = renderApplication(path);
  const card = await screen.findByRole('article', { name: product.productName });
  expect(card).toHaveTextContent(/USD\s1,200/);
  await changePrice(user, '1100');
  await waitFor(() => expect(card).toHaveTextContent('€1,100'));
  const review = within(await screen.findByRole('region', { name: 'Review your changes' }));
  expect(review.getByText(/^USD\s1,200$/)).toBeVisible();
  expect(review.getByText('€1,100')).toBeVisible();
  await user.click(await findButton('Back to editing'));
  expect(await screen.findByText('The card will show €1,100.', { exact: false })).toBeVisible();
  expect(
    screen.getByText('The prices are in US dollars. When you change one, both are in euros.'),
  ).toBeVisible();
});
