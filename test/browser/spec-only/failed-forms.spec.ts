import type { Page } from '@playwright/test';
import { expectSignedIn, newAccount } from '../accounts';
import { uploadCall } from './calls';
import { testFailures, type Screen, type Fixture } from './failure-screen';
import { expect, reducedMotion, test } from './fixtures';
import { password, accounts } from './seed';
import {
  bookingInput,
  choosePhoto,
  fillBooking,
  fillProduct,
  fillTexts,
  productInput,
} from './steps';

test.use(reducedMotion);

async function expectValues(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await expect(page.getByLabel(label)).toHaveValue(text);
  }
}

test.describe('a form that could not be sent keeps its input and can be sent again', () => {
  const addProduct = ({ page }: Fixture) =>
    page.getByRole('button', { name: 'Add Product' }).click();
  const productForm = {
    role: 'seller',
    open: ({ page }) => page.goto('/dashboard/add-a-product'),
    async prepare({ page, number }) {
      await page.getByRole('link', { name: 'Add A Product' }).first().click();
      await fillProduct(page, `Added Watch ${number}`, 'Chronographs');
    },
    sendCall: addProduct,
    errorElement: ({ page }) => page.getByRole('alert'),
    async expectInputKept({ page, number }) {
      await expectValues(page, { ...productInput, 'Product Name': `Added Watch ${number}` });
      await expect(page.getByLabel('Category').locator('option:checked')).toHaveText(
        'Chronographs',
      );
      await expect(page.getByLabel('Condition')).toHaveValue('Good');
      await expect(page.getByRole('img', { name: `Added Watch ${number}` })).toBeVisible();
    },
    retry: addProduct,
    async expectSuccess({ page, number }) {
      await expect(page.getByText('Product Added Successfuly!')).toBeVisible();
      await expect(page).toHaveURL('/dashboard/my-products');
      await expect(page.getByRole('cell', { name: `Added Watch ${number}` }).first()).toBeVisible();
    },
  } satisfies Omit<Screen, 'call'>;

  testFailures('POST /products', {
    ...productForm,
    call: 'POST /products',
    toasts: ['Sorry, Something went wrong while adding the product!'],
  });

  testFailures('image upload', {
    ...productForm,
    call: uploadCall,
    // The upload starts when the photo is chosen.
    async prepare({ page, number }) {
      await page.getByRole('link', { name: 'Add A Product' }).first().click();
      await fillTexts(page, `Added Watch ${number}`, 'Chronographs');
    },
    async sendCall(fixture) {
      await choosePhoto(fixture.page);
      await addProduct(fixture);
    },
    // An upload may be slow.
    timeout: 121_000,
    toasts: ['Sorry, Something went wrong while uploading your file!'],
  });

  const submit = ({ page }: Fixture) =>
    page.getByRole('dialog').getByRole('button', { name: 'Book this watch' }).click();
  testFailures('POST /book-product', {
    call: 'POST /book-product',
    role: 'buyer',
    open: ({ page, server }) =>
      page.goto(`/category/${server.collections.categories.documents[0]?._id}`),
    prepare: ({ page, number }) => fillBooking(page, `Seeded Watch ${number}`),
    sendCall: submit,
    errorElement: ({ page }) => page.getByRole('dialog').getByRole('alert'),
    expectInputKept: ({ page }) => expectValues(page, bookingInput),
    retry: submit,
    async expectSuccess({ page, number }) {
      await expect(page.getByText('Product Booked Successfully!')).toBeVisible();
      await expect(page).toHaveURL('/dashboard/my-orders');
      await expect(
        page.getByRole('cell', { name: `Seeded Watch ${number}` }).first(),
      ).toBeVisible();
      await page.goBack();
    },
  });
});

test.describe('a sign-in that the marketplace did not answer keeps its input and continues on Retry', () => {
  const pressRetry = ({ page }: Fixture) => page.getByRole('button', { name: 'Retry' }).click();
  const errorElement = ({ page }: Fixture) => page.getByRole('alert').filter({ hasText: 'Retry' });

  const credentials = { 'Email Address': accounts.buyer.email, Password: password };
  const signIn = {
    async prepare({ page }) {
      await page.goto('/login', { waitUntil: 'commit' });
      for (const [label, text] of Object.entries(credentials)) {
        await page.getByLabel(label).fill(text);
      }
    },
    sendCall: ({ page }) => page.getByRole('button', { name: 'Sign In' }).click(),
    errorElement,
    expectInputKept: ({ page }) => expectValues(page, credentials),
    retry: pressRetry,
    async expectSuccess({ page }) {
      await expectSignedIn(page);
      await expect(page).toHaveURL('/');
    },
  } satisfies Omit<Screen, 'call'>;

  testFailures('GET /jwt on signing in', { ...signIn, call: 'GET /jwt', isQuery: true });

  // The client ignores the response (specification 7.1), so an empty one is valid.
  const isAccepted: Screen['isAccepted'] = ({ kind }) => kind === 'empty body';
  testFailures('POST /user on signing in', { ...signIn, call: 'POST /user', isAccepted });

  const registrations = new Map<string, Record<string, string>>();
  const registrationOf = (number: string) => {
    const { name, email } = newAccount(`Newcomer ${number}`);
    const texts = { 'Full Name': name, 'Email Address': email, Password: password };
    return registrations.get(number) ?? registrations.set(number, texts).get(number)!;
  };
  testFailures('POST /user on registering', {
    ...signIn,
    call: 'POST /user',
    isAccepted,
    async prepare({ page, number }) {
      await page.goto('/register', { waitUntil: 'commit' });
      for (const [label, text] of Object.entries(registrationOf(number))) {
        await page.getByLabel(label).fill(text);
      }
      await page.getByLabel('User Type').selectOption('seller');
    },
    sendCall: ({ page }) => page.getByRole('button', { name: 'Sign Up' }).click(),
    async expectInputKept({ page, number }) {
      await expectValues(page, registrationOf(number));
      await expect(page.getByLabel('User Type')).toHaveValue('seller');
    },
    async expectSuccess({ page }) {
      await expectSignedIn(page);
      await expect(page).toHaveURL('/');
    },
  });
});
