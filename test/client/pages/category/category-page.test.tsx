import { screen, waitFor } from '@testing-library/react';
import { buyer, category, product } from '../../support/fixtures';
import { deferResponse, json, onCall, errorResponse } from '../../support/api-stub';
import { renderApplication, signIn } from '../../support/render-application';

const categoryPath = '/category/category-1';

beforeEach(() => {
  signIn(buyer, 'buyer');
  onCall('get', '/wishlist', null);
});

test('shows the category and a card for each of its products', async () => {
  onCall('get', '/category/category-1', category);
  onCall('get', '/products/category-1', [product]);
  renderApplication(categoryPath);
  expect(
    await screen.findByRole('heading', { name: 'Products Under Dress watches' }),
  ).toBeVisible();
  expect(screen.getByText(category.description)).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Omega Seamaster' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Dress watches - Think. Feel. Resell.'));
});

test('shows a spinner until the category and its products have loaded', async () => {
  const { respond, release } = deferResponse([product]);
  onCall('get', '/category/category-1', category);
  onCall('get', '/products/category-1', respond);
  renderApplication(categoryPath);
  expect(await screen.findByText('Loading the watches')).toBeInTheDocument();
  release();
  expect(await screen.findByRole('article', { name: 'Omega Seamaster' })).toBeVisible();
});

test('shows a message if the category has no products', async () => {
  onCall('get', '/category/category-1', category);
  onCall('get', '/products/category-1', []);
  renderApplication(categoryPath);
  expect(await screen.findByText('Nothing is for sale here right now')).toBeVisible();
});

test('shows a message if the category does not exist', async () => {
  onCall('get', '/category/category-1', () => errorResponse(404, 'There is no such category.'));
  onCall('get', '/products/category-1', () => errorResponse(404, 'There is no such category.'));
  renderApplication(categoryPath);
  expect(await screen.findByText('There is no such category')).toBeVisible();
});

test('offers Retry when the products cannot be loaded', async () => {
  onCall('get', '/category/category-1', category);
  onCall('get', '/products/category-1', (_request, count) =>
    count === 1 ? errorResponse(400, 'No.') : json([product]),
  );
  const { user } = renderApplication(categoryPath);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this category.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Omega Seamaster' })).toBeVisible();
});
