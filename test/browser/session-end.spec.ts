import { submitSignIn, signOut } from './accounts';
import { expect, test } from './spec/fixtures';
import { addProduct, fillProduct, picture } from './spec/product-form';
import { demoUser } from './spec/visits';

test(
  'the text and the photos of Add a Product are restored after the session ended, and removed at sign-out',
  { tag: '@quick' },
  async ({ visit }) => {
    const page = await visit('/dashboard/add-a-product', { as: 'Seller', signsOut: true });
    const { productName } = await fillProduct(page);
    await expect(page.getByText('The photo is uploaded.')).toBeVisible();
    // Otherwise saving the draft could find the ended session before the button is pressed.
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    // The browser stores the photo that the server does not have.
    await page.route('**/images?*', (route) => route.abort());
    await page.getByLabel('Product Image').setInputFiles({ ...picture, name: 'caseback.png' });
    await expect(page.getByRole('alert')).toHaveText(/^Photo 2: /);
    const expectFormFilled = async () => {
      await expect(page.getByLabel('Product Name')).toHaveValue(productName);
      for (const photo of [1, 2]) {
        await expect(page.getByAltText(`${productName}, photo ${photo} of 2`)).toBeVisible();
      }
    };
    await expectFormFilled();
    await page.unroute('**/images?*');

    // The server has ended the session: it rejects the access token and its renewal.
    const reason = 'Your password was changed. Please sign in again.';
    await page.route('**/api/**', (route) =>
      route.fulfill({
        status: route.request().url().includes('/jwt') ? 403 : 401,
        json: { message: reason },
      }),
    );
    await addProduct(page);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await page.unroute('**/api/**');
    await submitSignIn(page, demoUser('Seller'));
    await expect(page).toHaveURL(/add-a-product/);
    await expectFormFilled();

    await signOut(page);
    // The browser deletes a database once its open connections are closed.
    const readDatabaseNames = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(readDatabaseNames).not.toContain('secondhand-draft-files');
  },
);
