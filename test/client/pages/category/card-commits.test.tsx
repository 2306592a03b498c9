import { screen, waitFor, within } from '@testing-library/react';
import { Profiler, type ComponentProps } from 'react';
import type { ProductCard } from '../../../../src/client/components/product/product-card';
import { buyer, category, product } from '../../support/fixtures';
import { json, onCall } from '../../support/marketplace';
import { renderApplication, signIn } from '../../support/render-application';

/** The cards that React committed since a test last looked, by name, once for each commit. */
const mockCommits: string[] = [];

// The real card, with React's own profiler around it.
jest.mock('../../../../src/client/components/product/product-card', () => {
  const actual = jest.requireActual<{ ProductCard: typeof ProductCard }>(
    '../../../../src/client/components/product/product-card',
  );
  return {
    ProductCard: (props: ComponentProps<typeof ProductCard>) => (
      <Profiler id={props.product.productName} onRender={(id) => mockCommits.push(id)}>
        <actual.ProductCard {...props} />
      </Profiler>
    ),
  };
});

const products = Array.from({ length: 4 }, (_, index) => ({
  ...product,
  _id: `product-${index}`,
  productName: `Watch ${index}`,
  timestamp: -index,
}));
const card = (name: string) => within(screen.getByRole('article', { name }));

async function openCategory() {
  signIn(buyer, 'buyer');
  // All but one are wished, which shows when their checks are done.
  onCall('get', '/wishlist', ({ path }) =>
    json(path.includes('product-2') ? null : { productId: 'wished' }),
  );
  onCall('get', '/category/category-1', category);
  let booked = -1;
  onCall('get', '/products/category-1', () =>
    json(products.map((entry, index) => (index === booked ? { ...entry, booked: true } : entry))),
  );
  const { user } = renderApplication('/category/category-1');
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Added to Wishlist' })).toHaveLength(3),
  );
  mockCommits.length = 0;
  return { user, bookElsewhere: (index: number) => (booked = index) };
}

test('a wish draws its own card again, and no other', async () => {
  onCall('post', '/wishlist', { acknowledged: true });
  const { user } = await openCategory();
  await user.click(card('Watch 2').getByRole('button', { name: 'Add to Wishlist' }));
  expect(await card('Watch 2').findByRole('button', { name: 'Added to Wishlist' })).toBeDisabled();
  expect(new Set(mockCommits)).toEqual(new Set(['Watch 2']));
});

test('a product that turns out to be booked draws its own card again, and no other', async () => {
  onCall('post', '/book-product', { message: 'Somebody else got there first.' });
  const { user, bookElsewhere } = await openCategory();
  await user.click(card('Watch 2').getByRole('button', { name: 'Book Now' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Phone number'), '01712345678');
  await user.type(dialog.getByLabelText('Meeting location'), 'Station');
  bookElsewhere(2);
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
  expect(await screen.findByText('Booked')).toBeInTheDocument();
  expect(new Set(mockCommits)).toEqual(new Set(['Watch 2']));
});
