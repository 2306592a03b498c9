import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { productsPerPage } from '../../../../src/client/pages/category/product-selection';
import { buyer, category, product } from '../../support/fixtures';
import { onCall } from '../../support/api-stub';
import { currentUrl, renderApplication, signIn } from '../../support/render-application';

const products = Array.from({ length: productsPerPage + 1 }, (_, index) => ({
  ...product,
  _id: `product-${index}`,
  productName: `Watch ${index}`,
  timestamp: -index,
}));
const sevenProducts = products.slice(0, 7);
const getCardNames = () =>
  screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

beforeEach(() => {
  signIn(buyer, 'buyer');
  onCall('get', '/wishlist', null);
  onCall('get', '/category/category-1', category);
  onCall('get', '/products/category-1', products);
});

test('shows one page of the products with links to the others', async () => {
  const { user } = renderApplication('/category/category-1');
  expect(await screen.findByText('61 watches')).toBeVisible();
  expect(getCardNames()).toHaveLength(productsPerPage);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(getCardNames()).toEqual(['Watch 60']));
  expect(currentUrl()).toBe('/category/category-1?page=2');
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('typing in the search field filters the products and changes the URL', async () => {
  const { user } = renderApplication('/category/category-1?page=2');
  await user.click(await screen.findByRole('searchbox'));
  await user.keyboard('w');
  await user.paste('atch 17');
  await waitFor(() => expect(getCardNames()).toEqual(['Watch 17']));
  expect(screen.getByText('1 watch')).toBeVisible();
  expect(currentUrl()).toBe('/category/category-1?q=watch+17');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('applies every filter that is chosen before the page re-renders', async () => {
  onCall('get', '/products/category-1', sevenProducts);
  renderApplication('/category/category-1');
  const search = await screen.findByRole('searchbox');
  act(() => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), {
      target: { value: 'cheapest' },
    });
    fireEvent.change(search, { target: { value: 'watch 5' } });
  });
  expect(currentUrl()).toBe('/category/category-1?q=watch+5&order=cheapest');
  expect(screen.getByRole('combobox', { name: 'Order' })).toHaveValue('cheapest');
});

test('applies the filters in the URL', async () => {
  renderApplication('/category/category-1?q=watch+5&order=cheapest');
  expect(await screen.findByRole('searchbox')).toHaveValue('watch 5');
  expect(screen.getByRole('combobox', { name: 'Order' })).toHaveValue('cheapest');
  expect(getCardNames()).toContain('Watch 5');
});

test('links to the whole category if no watches match the filters', async () => {
  onCall('get', '/products/category-1', sevenProducts);
  const { user } = renderApplication('/category/category-1?q=no+such+watch');
  expect(await screen.findByText('No watches match')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show everything in this category' }));
  await waitFor(() => expect(getCardNames()).toHaveLength(sevenProducts.length));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('shows the last page if the page number in the URL is too high', async () => {
  renderApplication('/category/category-1?page=99');
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
});
