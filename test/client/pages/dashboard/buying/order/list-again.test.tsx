import { screen, waitFor, within } from '@testing-library/react';
import { productDraftKey } from '../../../../../../src/client/features/product-creation/product-draft-key';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import { drafts } from '../../../../../../src/client/services/drafts/drafts';
import { publicConfiguration } from '../../../../support/configuration';
import { json, onCall } from '../../../../support/api-stub';
import { product, seller } from '../../../../support/fixtures';
import { currentUrl, renderApplication, signIn } from '../../../../support/render-application';
import { saleDetails } from '../../../../support/sales';

const draftKey = productDraftKey({ user: seller });

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['orders', 'products'] });
  signIn(seller, 'seller');
  onCall('get', '/sales/:id', { ...saleDetails, state: 'refunded', as: 'seller' });
  onCall('get', '/product/:id', () => json({ ...product, photos: [] }));
});
afterEach(() => {
  drafts.removeAll();
  setConfiguration(publicConfiguration);
});

async function listAgain() {
  const { user } = renderApplication('/dashboard/order/order-3f9a21bc');
  await user.click(await screen.findByRole('button', { name: 'List it again' }));
  return user;
}

test('fills in Add a Product with the refunded watch', async () => {
  await listAgain();
  await waitFor(() => expect(currentUrl()).toBe('/dashboard/add-a-product'));
  expect(drafts.read(draftKey)).toMatchObject({ productName: product.productName });
});

test('replaces an unfinished draft only after the seller confirms it', async () => {
  drafts.save(draftKey, { productName: 'Another watch' });
  const user = await listAgain();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Replace your draft?' }));
  expect(dialog.getByText('Another watch')).toBeVisible();
  expect(drafts.read(draftKey)).toEqual({ productName: 'Another watch' });
  await user.click(dialog.getByRole('button', { name: 'Replace it' }));
  await waitFor(() => expect(currentUrl()).toBe('/dashboard/add-a-product'));
  expect(drafts.read(draftKey)).toMatchObject({ productName: product.productName });
});
