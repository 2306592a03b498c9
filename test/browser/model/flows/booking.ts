import type { Page } from '@playwright/test';
import type { bookingExamples } from '../../../../src/client/features/booking/booking.examples';
import { cardOf, dialogOf, rowOf } from '../../spec/cards';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/looks';
import { Edge } from '../edge';
import { prepare, type Scene } from '../stage';

interface BookingScene extends Scene {
  /** Somebody else books the product. */
  bookByAnother: () => Promise<unknown>;
  booking: Edge;
}

const card = ({ page, about }: BookingScene) => cardOf(page, about);
const dialog = ({ page, about }: BookingScene) => dialogOf(page, about);

async function submit(scene: BookingScene, phoneNumber: string) {
  await dialog(scene).getByLabel('Phone number').fill(phoneNumber);
  await dialog(scene).getByLabel('Meeting location').fill('Under the station clock');
  await dialog(scene).getByRole('button', { name: 'Book this watch' }).click();
}

const onCategory = (page: Page) => expect(page).toHaveURL('/category/field-watches');

export const booking = prepare<BookingScene, keyof typeof bookingExamples>({
  title: 'Booking on a card',
  machine: 'booking',
  async arrange({ shop, visit }) {
    const product = await shop.sell(await shop.enter('Seller'), {}, false);
    const page = await visit('/category/field-watches', { as: 'Buyer' });
    return {
      page,
      about: product.productName,
      booking: await Edge.at(page, 'POST', /\/api\/book-product$/),
      bookByAnother: async () => {
        const { token } = await shop.join('buyer', 'Fiona Faster');
        return shop.call('/api/book-product', token, 'POST', {
          productId: product._id,
          phoneNumber: '01898765432',
          meetingLocation: 'In front of the museum',
        });
      },
    };
  },
  gestures: {
    'open the dialog': (scene) => card(scene).getByRole('button', { name: 'Book Now' }).click(),
    'close the dialog': (scene) => dialog(scene).getByRole('button', { name: 'Close' }).click(),
    'submit the details': (scene) => submit(scene, '01712345678'),
    'submit a phone number that is too short': async (scene) => {
      await submit(scene, '017');
      await expect(dialog(scene).getByText('Phone number must be 11 digits')).toBeVisible();
    },
    'the product is booked': (scene) => scene.booking.pass(),
    'the booking is refused': async (scene) => {
      await scene.bookByAnother();
      await scene.booking.pass();
    },
    'no answer comes': (scene) => scene.booking.lose(),
  },
  states: {
    'booking.closed': async (scene) => {
      await expect(card(scene).getByRole('button', { name: 'Book Now' })).toBeEnabled();
      await expect(dialog(scene)).toHaveCount(0);
    },
    'booking.editing': async (scene) => {
      await expect(dialog(scene).getByLabel('Phone number')).toBeEditable();
      await expect(dialog(scene).getByRole('button', { name: 'Book this watch' })).toBeEnabled();
      await expect(dialog(scene).getByRole('button', { name: 'Close' })).toBeEnabled();
    },
    'booking.editing.untouched': (scene) =>
      expect(dialog(scene).getByText(/already|could not reach/)).toHaveCount(0),
    'booking.editing.refused': async (scene) => {
      const reason = 'This product has already been booked by another buyer.';
      await expect(dialog(scene).getByRole('alert').filter({ hasText: reason })).toBeVisible();
      await onCategory(scene.page);
    },
    'booking.editing.interrupted': async (scene) => {
      await expect(
        dialog(scene).getByRole('alert').filter({ hasText: 'We could not reach Secondhand' }),
      ).toBeVisible();
      await expect(dialog(scene).getByLabel('Meeting location')).not.toHaveValue('');
    },
    'booking.submitting': async (scene) => {
      await expect(dialog(scene).locator('button[type=submit]')).toBeDisabled();
      await expect(dialog(scene).getByRole('button', { name: 'Close' })).toBeDisabled();
    },
    'booking.booked': async ({ page, about }) => {
      await expect(toasts(page)).toHaveText(['Product Booked Successfully!']);
      await expect(page).toHaveURL('/dashboard/my-orders');
      await expect(rowOf(page, about).getByRole('link', { name: /Pay Now/ })).toBeVisible();
    },
  },
});
