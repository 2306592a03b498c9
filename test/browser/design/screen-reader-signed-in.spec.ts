import { fillCard } from '../people';
import { expect, test } from '../spec/fixtures';
import { unpaidOrder } from './screens';

/** The accessibility tree, as a screen reader is given it, of what a visitor does not see. */

test('the dialog of a booking is named, and ties each mistake to its field', async ({ visit }) => {
  const page = await visit('/category/field-watches', { as: 'Buyer' });
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Book this watch' }).click();
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog /.+/:
      - heading /.+/ [level=2]
      - group:
        - textbox "Phone number" [invalid]
        - alert: Phone number is required!
      - group:
        - textbox "Meeting location" [invalid]
        - alert: Meeting location is required!
      - button "Book this watch"
      - button "Close"
  `);
  for (const [field, mistake] of [
    ['Phone number', 'Phone number is required!'],
    ['Meeting location', 'Meeting location is required!'],
  ] as const) {
    const input = dialog.getByLabel(field);
    await expect(input).toHaveAccessibleDescription(mistake);
  }
});

test(
  'a dashboard table is one, also on a phone, where its rows look like cards',
  { tag: '@long' },
  async ({ visit }) => {
    for (const width of [360, 1280]) {
      const page = await visit('/dashboard/my-orders', { as: 'Buyer', width });
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "My Orders" [level=1]
        - table "your orders":
          - rowgroup:
            - row:
              - columnheader "No."
              - columnheader "Image"
              - columnheader "Name"
              - columnheader "Location"
              - columnheader "Price"
          - rowgroup:
            - row /Harrowby Surveyor/:
              - cell "Harrowby Surveyor"
              - cell:
                - link "Pay Now for Harrowby Surveyor"
    `);
    }
  },
);

test('Payment names its fields, and announces that a card was declined', async ({ visit }) => {
  const page = await visit(unpaidOrder, { as: 'Buyer' });
  await fillCard(page, '4000 0000 0000 0002');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Payment" [level=1]
      - group:
        - textbox "Card number"
        - textbox "Expiry"
        - textbox "CVC"
        - textbox "ZIP"
        - alert: /declined/
      - button /^Pay/
  `);
});

test('the menu of the person says whose it is', { tag: '@long' }, async ({ visit }) => {
  const page = await visit('/', { as: 'Buyer' });
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - navigation "Main":
        - link "Dashboard"
        - button "LogOut"
        - button /^Your account/ [expanded]
        - menu:
          - menuitem "Notifications"
          - menuitem "Sign out"
  `);
});

test(
  'the question before a deletion is announced with what it is about',
  { tag: '@long' },
  async ({ visit }) => {
    const page = await visit('/dashboard/my-products', { as: 'Seller' });
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toMatchAriaSnapshot(`
    - alertdialog "Are you sure about deleting data!":
      - heading "Are you sure about deleting data!" [level=2]
      - paragraph: This can't be undone.
      - button "Cancel"
      - button "Delete"
      - button "Close"
  `);
  },
);
