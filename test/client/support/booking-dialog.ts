import { screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../src/client/services/configuration';
import { onCall } from './api-stub';
import { publicConfiguration } from './configuration';
import { fillIn } from './fill-in';
import { buyer, category, product } from './fixtures';
import { press } from './press';
import { renderApplication, signIn } from './render-application';

/** Stubs the home page with an advertised product. */
export function stubAdvertisedProduct() {
  setConfiguration(publicConfiguration);
  onCall('get', '/ads', { data: [product] });
  onCall('get', '/categories', [category]);
  onCall('get', '/wishlist', null);
  onCall('get', '/myorders/:uid', []);
}

/** Opens the booking dialog of a buyer. */
export async function openDialog() {
  signIn(buyer, 'buyer');
  const { user, store } = renderApplication('/');
  await press(user, 'Book Now');
  const dialog = within(await screen.findByRole('dialog'));
  return { user, store, dialog };
}

export async function fillInAndBook({
  user,
  dialog,
}: Pick<Awaited<ReturnType<typeof openDialog>>, 'user' | 'dialog'>) {
  await fillIn(user, dialog.getByLabelText('Phone number'), '01712345678');
  await fillIn(user, dialog.getByLabelText('Meeting location'), 'At the station');
  await user.click(dialog.getByRole('button', { name: 'Book this watch' }));
}
