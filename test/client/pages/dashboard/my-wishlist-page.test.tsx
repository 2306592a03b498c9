import { screen } from '@testing-library/react';
import { buyer, wishlistEntry } from '../../support/fixtures';
import { onCall, refusal } from '../../support/marketplace';
import { renderApplication, signIn } from '../../support/render-application';
import { tableTexts } from '../../support/table';

const address = '/dashboard/my-wishlist';

beforeEach(() => signIn(buyer, 'buyer'));

test('lists what is wished, each with its way to the payment page', async () => {
  const asked = onCall('get', '/wishlist/:email', [wishlistEntry]);
  renderApplication(address);
  expect(await tableTexts('your wishlist')).toEqual([
    ['No.', 'Image', 'Name', 'Location', 'Price', 'Purchase'],
    ['1', '', 'Omega Seamaster', 'Dhaka', '$1,200', 'Purchase'],
  ]);
  expect(screen.getByRole('link', { name: 'Purchase Omega Seamaster' })).toHaveAttribute(
    'href',
    '/dashboard/payment/product-1',
  );
  expect(asked[0]?.path).toBe('/wishlist/bea%40example.com');
});

test('says that the wishlist is empty', async () => {
  onCall('get', '/wishlist/:email', []);
  renderApplication(address);
  expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
});

test('offers Retry when it cannot be loaded', async () => {
  onCall('get', '/wishlist/:email', () => refusal(400, 'No.'));
  renderApplication(address);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your wishlist.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
});
