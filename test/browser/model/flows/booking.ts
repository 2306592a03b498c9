import type { Page } from '@playwright/test';
import type { bookingExampleEvents } from '../../../../src/client/features/booking/booking.examples';
import { cardOf, dialogOf, rowOf } from '../../spec/cards';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/assertions';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

interface BookingFixture extends Fixture {
  productName: string;
  /** Another user books the product. */
  bookAsAnotherBuyer: () => Promise<unknown>;
  bookingCall: CallInterceptor;
}

const noResponseText = /We could not reach the marketplace|did not answer in time/;

const card = ({ page, productName }: BookingFixture) => cardOf(page, productName);
const dialog = ({ page, productName }: BookingFixture) => dialogOf(page, productName);

async function submit(fixture: BookingFixture, phoneNumber: string) {
  await dialog(fixture).getByLabel('Meet the seller').check();
  await dialog(fixture).getByLabel('Phone number').fill(phoneNumber);
  await dialog(fixture).getByLabel('Meeting location').fill('Under the station clock');
  await dialog(fixture).getByRole('button', { name: 'Book this watch' }).click();
}

async function submitAddress(fixture: BookingFixture, street: string) {
  await dialog(fixture).getByLabel('Shipping: Free').check();
  await dialog(fixture).getByLabel('Phone number').fill('01712345678');
  await dialog(fixture).getByLabel('Street and number').fill(street);
  await dialog(fixture).getByLabel('Postal code').fill('1205');
  await dialog(fixture).getByLabel('City').fill('Dhaka');
  await dialog(fixture).getByLabel('Country').selectOption('Bangladesh');
  await dialog(fixture).getByRole('button', { name: 'Book this watch' }).click();
}

const expectCategoryPage = (page: Page) => expect(page).toHaveURL('/category/field-watches');

export const booking = createModel<BookingFixture, keyof typeof bookingExampleEvents>({
  title: 'Booking on a card',
  machine: 'booking',
  async arrange({ shop, visit }) {
    const product = await shop.listProduct(await shop.signIn('Seller'), {
      deliveries: 'both',
    });
    const page = await visit('/category/field-watches', {
      as: 'Buyer',
      beforeNavigation: installClock,
    });
    return {
      page,
      actorLabel: product.productName,
      productName: product.productName,
      bookingCall: await CallInterceptor.create(page, 'POST', /\/api\/book-product$/),
      bookAsAnotherBuyer: async () => {
        const { token } = await shop.register('buyer', 'Fiona Faster');
        return shop.call('/api/book-product', token, 'POST', {
          productId: product._id,
          phoneNumber: '01898765432',
          meetingLocation: 'In front of the museum',
        });
      },
    };
  },
  events: {
    // A press on the button that stands there until the session is known takes effect later.
    'open the dialog': (fixture) =>
      card(fixture).locator('.buy button:not([data-pending])').click(),
    'close the dialog': (fixture) => dialog(fixture).getByRole('button', { name: 'Close' }).click(),
    'go back': ({ page }) => page.goBack(),
    'submit the details': (fixture) => submit(fixture, '01712345678'),
    'submit a phone number that is too short': async (fixture) => {
      await submit(fixture, '017');
      await expect(dialog(fixture).getByText('Phone number must be 11 digits')).toBeVisible();
    },
    'submit an address': (fixture) => submitAddress(fixture, 'House 7, Road 3'),
    'submit an address without a street': async (fixture) => {
      await submitAddress(fixture, '');
      await expect(dialog(fixture).getByText('Street and number are required!')).toBeVisible();
    },
    'the product is booked': (fixture) => fixture.bookingCall.forward(),
    'the booking is rejected': async (fixture) => {
      await fixture.bookAsAnotherBuyer();
      await fixture.bookingCall.forward();
    },
    'no response arrives': (fixture) => fixture.bookingCall.abort(),
    'the call times out': (fixture) => fixture.bookingCall.timeOut(),
  },
  states: {
    'booking.closed': async (fixture) => {
      await expect(card(fixture).getByRole('button', { name: 'Book Now' })).toBeEnabled();
      await expect(dialog(fixture)).toHaveCount(0);
    },
    'booking.editing': async (fixture) => {
      await expect(dialog(fixture).getByLabel('Phone number')).toBeEditable();
      await expect(dialog(fixture).getByRole('button', { name: 'Book this watch' })).toBeEnabled();
      await expect(dialog(fixture).getByRole('button', { name: 'Close' })).toBeEnabled();
    },
    'booking.editing.noError': (fixture) =>
      expect(dialog(fixture).getByText(/already|could not reach|did not answer/)).toHaveCount(0),
    'booking.editing.rejected': async (fixture) => {
      const reason = 'This watch has already been booked by another buyer.';
      await expect(dialog(fixture).getByRole('alert').filter({ hasText: reason })).toBeVisible();
      await expectCategoryPage(fixture.page);
    },
    'booking.editing.interrupted': async (fixture) => {
      await expect(
        dialog(fixture).getByRole('alert').filter({ hasText: noResponseText }),
      ).toBeVisible();
      await expect(dialog(fixture).getByLabel('Phone number')).not.toHaveValue('');
    },
    'booking.submitting': async (fixture) => {
      await expect(dialog(fixture).locator('button[type=submit]')).toBeDisabled();
      await expect(dialog(fixture).getByRole('button', { name: 'Close' })).toBeDisabled();
    },
    'booking.booked': async ({ page, productName }) => {
      await expect(toasts(page)).toHaveText(['Product Booked Successfully!']);
      await expect(page).toHaveURL('/dashboard/my-orders');
      await expect(rowOf(page, productName).getByRole('link', { name: /Pay Now/ })).toBeVisible();
    },
  },
});
