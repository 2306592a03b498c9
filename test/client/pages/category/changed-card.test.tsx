import { screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '../../support/fill-in';
import { buyer, category, product } from '../../support/fixtures';
import { json, onCall } from '../../support/api-stub';
import { renderApplication, signIn } from '../../support/render-application';

const products = Array.from({ length: 4 }, (_, index) => ({
  ...product,
  _id: `product-${index}`,
  productName: `Watch ${index}`,
  timestamp: -index,
}));
const card = (name: string) => within(screen.getByRole('article', { name }));

/** Records the names of the cards whose elements or texts change from now on. */
function recordChangedCards(): Set<string | null> {
  const changed = new Set<string | null>();
  for (const article of screen.getAllByRole('article')) {
    new MutationObserver(() => changed.add(article.getAttribute('aria-label'))).observe(article, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }
  return changed;
}

async function openCategory() {
  signIn(buyer, 'buyer');
  // All but one are on the wishlist, so that the text of the buttons shows when the checks are done.
  onCall('get', '/wishlist', ({ path }) =>
    json(path.includes('product-2') ? null : { productId: 'wished' }),
  );
  onCall('get', '/category/category-1', category);
  let bookedIndex = -1;
  onCall('get', '/products/category-1', () =>
    json(
      products.map((entry, index) => (index === bookedIndex ? { ...entry, booked: true } : entry)),
    ),
  );
  const { user } = renderApplication('/category/category-1');
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Added to Wishlist' })).toHaveLength(3),
  );
  return { user, bookElsewhere: (index: number) => (bookedIndex = index) };
}

test('adding to the wishlist re-renders only its own card', async () => {
  onCall('post', '/wishlist', { acknowledged: true });
  const { user } = await openCategory();
  const changed = recordChangedCards();
  await user.click(card('Watch 2').getByRole('button', { name: 'Add to Wishlist' }));
  expect(await card('Watch 2').findByRole('button', { name: 'Added to Wishlist' })).toBeDisabled();
  expect(changed).toEqual(new Set(['Watch 2']));
});

test('a product that was booked meanwhile re-renders only its own card', async () => {
  onCall('post', '/book-product', { message: 'Another buyer has booked it.' });
  const { user, bookElsewhere } = await openCategory();
  const changed = recordChangedCards();
  await user.click(card('Watch 2').getByRole('button', { name: 'Book Now' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fillIn(user, dialog.getByLabelText('Phone number'), '01712345678');
  await fillIn(user, dialog.getByLabelText('Meeting location'), 'Station');
  bookElsewhere(2);
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
  expect(await screen.findByText('Booked')).toBeInTheDocument();
  expect(changed).toEqual(new Set(['Watch 2']));
});
