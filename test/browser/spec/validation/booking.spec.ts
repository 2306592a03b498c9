import { cardOf, dialogOf } from '../cards';
import { expect, sharedPage, test } from '../fixtures';
import { expectBelow, expectRed } from '../assertions';
import { recordRequests } from '../network';
import { sections } from '../sections';

const product = 'Pelagor Reef 300';

test.describe(sections.validation, { tag: '@long' }, () => {
  test.describe('Booking form', () => {
    const page = sharedPage('/', { as: 'Buyer' });
    const dialog = () => dialogOf(page(), product);
    const submit = () => dialog().getByRole('button', { name: 'Book this watch' }).click();
    const problem = (text: string) => dialog().getByRole('alert').filter({ hasText: text });
    const wrongForm = 'Phone number must be 11 digits in the form 01*********!';

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
      test(`${label} required`, async () => {
        const sent = recordRequests(page(), /book-product/);
        await submit();
        await expect(problem(message)).toBeVisible();
        await expectRed(problem(message));
        await expectBelow(problem(message), dialog().getByLabel(label));
        await expect(dialog()).toBeVisible();
        expect(sent).toEqual([]);
      });
    }

    for (const wrong of [
      '0171234567',
      '017123456789',
      '11712345678',
      '02712345678',
      '0171234567x',
    ]) {
      test(`phone number must be 11 digits in the form 01*********: not ${wrong}`, async () => {
        const sent = recordRequests(page(), /book-product/);
        await dialog().getByLabel('Phone number').fill(wrong);
        await dialog().getByLabel('Meeting location').fill('Under the station clock');
        await submit();
        await expect(problem(wrongForm)).toBeVisible();
        expect(sent).toEqual([]);
      });
    }

    test('phone number must be 11 digits in the form 01*********: 01712345678 is one', async () => {
      await dialog().getByLabel('Phone number').fill('01712345678');
      await submit();
      await expect(problem('Meeting location is required!')).toBeVisible();
      await expect(dialog().getByRole('alert')).toHaveCount(1);
    });
  });
});
