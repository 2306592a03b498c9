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
const getCard = (name: string) => within(screen.getByRole('article', { name }));

/** Records the names of the cards whose elements or texts change from now on. */
function recordChangedCards(): Set<string | null> {
  const changedNames = new Set<string | null>();
  for (const article of screen.getAllByRole('article')) {
    new MutationObserver(() => changedNames.add(article.getAttribute('aria-label'))).observe(
      article,
      {
        subtree: true,
        childList: true,
        characterData: true,
      },
    );
  }
  return changedNames;
}

async function openCategory() {
  signIn(buyer, 'buyer');
  // Three of the four are on the wishlist. Their buttons show when the wishlist has loaded.
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

test('adding a product to the wishlist re-renders only the card of that product', async () => {
  onCall('post', '/wishlist', { acknowledged: true });
  const { user } = await openCategory();
  const changedNames = recordChangedCards();
  await user.click(getCard('Watch 2').getByRole('button', { name: 'Add to Wishlist' }));
  expect(
    await getCard('Watch 2').findByRole('button', { name: 'Added to Wishlist' }),
  ).toBeDisabled();
  expect(changedNames).toEqual(new Set(['Watch 2']));
});

test('when another buyer has booked a product, only the card of that product re-renders', async () => {
  onCall('post', '/book-product', { message: 'Another buyer has booked it.' });
  const { user, bookElsewhere: bookAsOtherBuyer } = await openCategory();
  const changedNames = recordChangedCards();
  await user.click(getCard('Watch 2').getByRole('button', { name: 'Book Now' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fillIn(user, dialog.getByLabelText('Phone number'), '01712345678');
  await fillIn(user, dialog.getByLabelText('Meeting location'), 'Station');
  bookAsOtherBuyer(2);
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
  expect(await screen.findByText('Booked')).toBeInTheDocument();
  expect(changedNames).toEqual(new Set(['Watch 2']));
});
