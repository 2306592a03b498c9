import { cardOf, dialogOf } from '../cards';
import { expect, sharedPage, test } from '../fixtures';
import { expectBelow, expectRed } from '../assertions';
import { recordRequests } from '../network';
import { specificationSections } from '../specification-sections';

const product = 'Pelagor Reef 300';

test.describe(specificationSections.validation, () => {
  test.describe('Booking form', () => {
    const page = sharedPage('/', { as: 'Buyer' });
    const dialog = () => dialogOf(page(), product);
    const submit = () => dialog().getByRole('button', { name: 'Book this watch' }).click();
    const errorAlert = (text: string) => dialog().getByRole('alert').filter({ hasText: text });
    const wrongFormatText = 'Phone number must be 11 digits in the form 01*********!';

    test.beforeEach(async () => {
      // A reload would bring back the dialog, with what was typed.
      await page().evaluate(() => {
        sessionStorage.clear();
        history.replaceState(null, '');
      });
      await page().reload();
      await cardOf(page(), product).getByRole('button', { name: 'Book Now' }).click();
    });

    for (const [label, message] of [
      ['Phone number', 'Phone number is required!'],
      ['Meeting location', 'Meeting location is required!'],
    ] as const) {
      test(`${label} is required`, async () => {
        const requests = recordRequests(page(), /book-product/);
        await submit();
        await expect(errorAlert(message)).toBeVisible();
        await expectRed(errorAlert(message));
        await expectBelow(errorAlert(message), dialog().getByLabel(label));
        await expect(dialog()).toBeVisible();
        expect(requests).toEqual([]);
      });
    }

    for (const phoneNumber of [
      '0171234567',
      '017123456789',
      '11712345678',
      '02712345678',
      '0171234567x',
    ]) {
      test(`the phone number ${phoneNumber} is rejected: it is not 11 digits in the form 01*********`, async () => {
        const requests = recordRequests(page(), /book-product/);
        await dialog().getByLabel('Phone number').fill(phoneNumber);
        await dialog().getByLabel('Meeting location').fill('Under the station clock');
        await submit();
        await expect(errorAlert(wrongFormatText)).toBeVisible();
        expect(requests).toEqual([]);
      });
    }

    test('the phone number 01712345678 is accepted', async () => {
      await dialog().getByLabel('Phone number').fill('01712345678');
      await submit();
      await expect(errorAlert('Meeting location is required!')).toBeVisible();
      await expect(dialog().getByRole('alert')).toHaveCount(1);
    });
  });
});
