import { truncate, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { startMarketplace } from './marketplace';
import { fillSignIn, register, signIn, somebody } from './people';
import { photograph } from './photograph';

const alerts = (page: Page | Locator) => page.getByRole('alert');

test('a taken e-mail is told at its field, and everything typed is kept', async ({
  newPerson,
  demoAccount,
}) => {
  const page = await newPerson();
  const { email } = demoAccount('Buyer');
  await page.goto('/register');
  await page.getByLabel('Full Name').fill('Bella Again');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password').fill('a-long-password');
  await page.getByRole('button', { name: 'Sign Up' }).click();

  await expect(page.getByText('(auth/email-already-in-use)')).toBeVisible();
  await expect(
    alerts(page).filter({ hasText: 'There is already an account with this email address' }),
  ).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Full Name')).toHaveValue('Bella Again');
  await expect(page.getByLabel('Password')).toHaveValue('a-long-password');
});

test('a weak password is told at its field and can be mended', async ({ newPerson }) => {
  const page = await newPerson();
  const account = somebody('Wanda Weak');
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(account.name);
  await page.getByLabel('Email Address').fill(account.email);
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(
    alerts(page).filter({ hasText: 'Choose a password of at least 6 characters.' }),
  ).toBeVisible();

  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('User Created Successfully!')).toBeVisible();
});

test('a wrong password is told above the button and can be tried again', async ({
  newPerson,
  demoAccount,
}) => {
  const page = await newPerson();
  const account = demoAccount('Buyer');
  await page.goto('/login');
  await fillSignIn(page, { ...account, password: 'not-the-password' });
  await expect(alerts(page).filter({ hasText: /password/i })).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue(account.email);
  await fillSignIn(page, account);
  await expect(page.getByText('Successfully Logged In!')).toBeVisible();
});

test(
  'a photo that is no picture or too large is told at its field, missing fields at theirs',
  { tag: '@long' },
  async ({ newPerson, demoAccount }, testInfo) => {
    const page = await newPerson();
    await signIn(page, demoAccount('Seller'));
    await page.goto('/dashboard/add-a-product');
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect(alerts(page)).toHaveCount(10);
    await expect(page.getByText('Please choose a photo of your product!')).toBeVisible();

    await page.getByLabel('Product Name').fill('Kept Name');
    await page.getByLabel('Original Price').fill('100');
    await page.getByLabel('Selling Price').fill('80');
    await page.getByLabel('Location').fill('Lisbon');
    await page.getByLabel('Category').selectOption({ index: 1 });
    await page.getByLabel('Year of Purchase').fill('2020');
    await page.getByLabel('Condition').selectOption('Fair');
    await page.getByLabel('Mobile Number').fill('01712345678');
    await page.getByLabel('Description').fill('A kept description.');

    const photo = page.getByLabel('Product Image');
    await photo.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no picture'),
    });
    await expect(page.getByText("That file isn't a picture.")).toBeVisible();
    // From a file: what is handed over as a buffer goes through the browser's protocol.
    const huge = testInfo.outputPath('huge.jpg');
    await writeFile(huge, '');
    await truncate(huge, 33 * 1024 * 1024);
    await photo.setInputFiles(huge);
    await expect(page.getByText('This picture is larger than 32 MB.')).toBeVisible();

    await photo.setInputFiles({
      name: 'fake.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('text that calls itself a picture'),
    });
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect(
      page.getByText('Sorry, Something went wrong while uploading your file!'),
    ).toBeVisible();
    await expect(photo).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Product Name')).toHaveValue('Kept Name');

    await photo.setInputFiles(await photograph('webp'));
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByText('Product Added Successfuly!')).toBeVisible();
  },
);

const advertised = (page: Page, name: string) => page.getByRole('article', { name });

async function openBooking(page: Page, product: string) {
  await page.goto('/');
  await advertised(page, product).getByRole('button', { name: 'Book Now' }).click();
  return page.getByRole('dialog', { name: product });
}

test(
  'a booking asks for a phone number of the right form and a place',
  { tag: '@long' },
  async ({ newPerson, demoAccount }) => {
    const page = await newPerson();
    await signIn(page, demoAccount('Buyer'));
    const dialog = await openBooking(page, 'Vestrel Panda');
    await dialog.getByRole('button', { name: 'Book this watch' }).click();
    await expect(dialog.getByText('Phone number is required!')).toBeVisible();
    await expect(dialog.getByText('Meeting location is required!')).toBeVisible();
    for (const wrong of ['0171234567', '017123456789', '02712345678', '0171234567a']) {
      await dialog.getByLabel('Phone number').fill(wrong);
      await expect(
        dialog.getByText('Phone number must be 11 digits in the form 01*********!'),
      ).toBeVisible();
    }
    await dialog.getByLabel('Phone number').fill('01712345678');
    await expect(alerts(page)).toHaveCount(1);

    await dialog.getByRole('button', { name: 'Close' }).click();
    await advertised(page, 'Vestrel Panda').getByRole('button', { name: 'Book Now' }).click();
    await expect(dialog.getByLabel('Phone number')).toHaveValue('01712345678');
  },
);

test('a product that somebody else booked a moment ago is refused in the dialog', async ({
  newPerson,
  demoAccount,
}) => {
  const [late, early] = [await newPerson(), await newPerson()];
  await signIn(late, demoAccount('Buyer'));
  await register(early, somebody('Erik Early'), 'buyer');

  const book = async (page: Page) => {
    const dialog = page.getByRole('dialog', { name: 'Aerwyn Navigator' });
    await dialog.getByLabel('Phone number').fill('01712345678');
    await dialog.getByLabel('Meeting location').fill('At the harbour');
    await dialog.getByRole('button', { name: 'Book this watch' }).click();
    return dialog;
  };
  await openBooking(late, 'Aerwyn Navigator');
  await openBooking(early, 'Aerwyn Navigator');
  await book(early);
  await expect(early.getByText('Product Booked Successfully!')).toBeVisible();

  const dialog = await book(late);
  await expect(alerts(dialog)).toContainText('already been booked');
  await expect(dialog.getByLabel('Meeting location')).toHaveValue('At the harbour');
});

test(
  'while the server is down a page offers Retry and a form keeps what was typed',
  { tag: '@long' },
  async ({ newPerson, demoAccount, marketplace, dataFolder }) => {
    const page = await newPerson();
    await signIn(page, demoAccount('Buyer'));
    const dialog = await openBooking(page, 'Harrowby Ranger');
    await dialog.getByLabel('Phone number').fill('01712345678');
    await dialog.getByLabel('Meeting location').fill('Under the clock');

    const port = Number(new URL(marketplace.origin).port);
    await marketplace.stop('SIGKILL');
    await dialog.getByRole('button', { name: 'Book this watch' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We could not reach Secondhand.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('We could not load this page.')).toBeVisible();

    Object.assign(marketplace, await startMarketplace(dataFolder, port));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('table', { name: 'your orders' })).toBeVisible();
  },
);

test(
  'a list that the server cannot give offers Retry in its place',
  { tag: '@long' },
  async ({ newPerson, demoAccount }) => {
    const page = await newPerson();
    await signIn(page, demoAccount('Buyer'));
    await page.route('**/api/myorders/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('We could not load your orders.')).toBeVisible();
    await page.unroute('**/api/myorders/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('table', { name: 'your orders' })).toBeVisible();
  },
);
