import { screen, waitFor, within } from '@testing-library/react';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { onCall } from '../../support/api-stub';
import { publicConfiguration } from '../../support/configuration';
import { product, productPage } from '../../support/fixtures';
import { renderApplication } from '../../support/render-application';

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  onCall('get', '/product/product-1/similar', []);
});
afterEach(() => setConfiguration(publicConfiguration));

test('names what a photo shows, in its caption and among the facts', async () => {
  const photoMarks = {
    [productPage.photos[0] ?? '']: 'dial',
    [productPage.photos[2] ?? '']: 'papers',
  };
  onCall('get', '/product/product-1', { ...productPage, photoMarks });
  const { user } = renderApplication('/product/product-1');
  await user.click(await screen.findByRole('button', { name: 'Photo 3 of 3' }));
  expect(screen.getByText('Photo 3 of 3 · Papers')).toBeVisible();
  expect(screen.getByRole('img', { name: /photo 3 of 3: Papers$/ })).toBeInTheDocument();
  expect(screen.getByText('Dial, Papers')).toBeVisible();
});

test('selects a photo by its thumbnail, with one tab stop for all thumbnails', async () => {
  onCall('get', '/product/product-1', productPage);
  const { user } = renderApplication('/product/product-1');
  await user.click(await screen.findByRole('button', { name: 'Photo 3 of 3' }));
  expect(screen.getByText('Photo 3 of 3')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Photo 2 of 3' })).toHaveFocus();
  const tabStops = within(screen.getByRole('group', { name: 'Choose a photo' }))
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(tabStops).toHaveLength(1);
});

test('enlarges a photo, and shows the last enlarged photo after closing', async () => {
  onCall('get', '/product/product-1', productPage);
  const { user } = renderApplication('/product/product-1');
  await user.click(await screen.findByRole('button', { name: 'Enlarge the photo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Omega Seamaster' }));
  expect(dialog.getByRole('status')).toHaveTextContent('Photo 1 of 3');
  await user.click(dialog.getByRole('button', { name: 'Next photo' }));
  expect(dialog.getByRole('status')).toHaveTextContent('Photo 2 of 3');
  await user.click(dialog.getByRole('button', { name: 'Close-up' }));
  expect(dialog.getByRole('group', { name: 'Close-up' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Photo 2 of 3')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Enlarge the photo' })).toHaveFocus(),
  );
});

test('Back closes the enlarged photos and stays on the page', async () => {
  onCall('get', '/product/product-1', productPage);
  const { user } = renderApplication('/product/product-1');
  await user.click(await screen.findByRole('button', { name: 'Enlarge the photo' }));
  await screen.findByRole('dialog', { name: 'Omega Seamaster' });
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Omega Seamaster');
});

test('shows no thumbnails for a single photo', async () => {
  onCall('get', '/product/product-1', { ...productPage, photos: [product.image] });
  renderApplication('/product/product-1');
  expect(await screen.findByRole('img', { name: 'Omega Seamaster' })).toBeVisible();
  expect(screen.queryByText(/^Photo 1/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next photo' })).not.toBeInTheDocument();
});

test('shows the picture when the server sends no photos', async () => {
  const { photos, ...others } = productPage;
  onCall('get', '/product/product-1', others);
  renderApplication('/product/product-1');
  expect(await screen.findByRole('img', { name: 'Omega Seamaster' })).toHaveAttribute(
    'src',
    product.image,
  );
});
