import { screen, waitFor } from '@testing-library/react';
import {
  configuration,
  setConfiguration,
} from '../../../../../../src/client/services/configuration';
import {
  acceptPictures,
  enableExtensions,
  openFilledForm,
  openForm,
  signInSeller,
  submit,
  toggleWatchDetails,
} from '../../../../support/add-product-page';
import { onCall } from '../../../../support/api-stub';
import { fillIn } from '../../../../support/fill-in';
import { category } from '../../../../support/fixtures';

beforeEach(signInSeller);

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
