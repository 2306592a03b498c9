import { expect, test } from './fixtures';
import { fillCard, register, signIn, somebody } from './people';

test('a seller takes an advertisement back, and deletes a product after a question', async ({
  newPerson,
  demoAccount,
}) => {
  const page = await newPerson();
  await signIn(page, demoAccount('Seller'));
  await page.goto('/dashboard/my-products');
  const row = page.getByRole('row').filter({ hasText: 'Harrowby Ranger' });
  await row.getByRole('button', { name: 'Remove Advertisement' }).click();
  await expect(page.getByText('Data Updated Successfully!')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Advertise', exact: true })).toBeVisible();

  const visitor = await newPerson();
  await visitor.goto('/');
  await expect(visitor.getByRole('article', { name: 'Vestrel Panda' })).toBeVisible();
  await expect(visitor.getByRole('article', { name: 'Harrowby Ranger' })).toHaveCount(0);

  await row.getByRole('button', { name: 'Delete Harrowby Ranger' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure about deleting data!' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete Harrowby Ranger' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Product Deleted Successfully!')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a question leaves the window on a page too busy to see how it leaves', async ({
  newPerson,
  demoAccount,
}) => {
  const page = await newPerson();
  await signIn(page, demoAccount('Seller'));
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    // Longer than the question takes to leave.
    window.requestAnimationFrame = (callback) => window.setTimeout(() => request(callback), 400);
  });
  await page.goto('/dashboard/my-products');
  await page.getByRole('button', { name: 'Delete Vestrel Grand Tour' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[data-part="backdrop"]')).toHaveCount(0);
});

test(
  'a product that somebody has booked leads to its order instead of Delete',
  { tag: '@long' },
  async ({ newPerson, demoAccount }) => {
    const page = await newPerson();
    await signIn(page, demoAccount('Seller'));
    await page.goto('/dashboard/my-products');
    const row = page.getByRole('row').filter({ hasText: 'Tidewright Harbour' });
    await expect(row).toContainText('Booked');
    await expect(row.getByRole('button')).toHaveCount(0);
    await row.getByRole('link', { name: 'See the order of Tidewright Harbour' }).click();
    await expect(page.getByRole('region', { name: 'Your meeting' })).toContainText(
      'Central library steps',
    );
  },
);

test('the admin verifies and deletes a buyer, who is out in the open tab', async ({
  newPerson,
  demoAccount,
}) => {
  const [admin, buyer] = [await newPerson(), await newPerson()];
  const account = somebody('Doris Deleted');
  await register(buyer, account, 'buyer');
  await buyer.goto('/dashboard/my-orders');
  await expect(buyer.getByText("You haven't booked anything yet")).toBeVisible();

  await signIn(admin, demoAccount('Admin'));
  await admin.goto('/dashboard/all-buyers');
  const row = admin.getByRole('row').filter({ hasText: account.email });
  await row.getByRole('button', { name: 'Verify' }).click();
  await expect(admin.getByText('Buyer Verified Successfully!')).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await admin
    .getByRole('alertdialog', { name: 'Are you sure about deleting the user!' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(admin.getByText('Buyer Deleted Successfully!')).toBeVisible();
  await expect(row).toHaveCount(0);

  await buyer.getByRole('link', { name: 'My WishList' }).click();
  await expect(buyer.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
});

test(
  'a product that is only wished is booked on the way from the wishlist to its payment',
  { tag: '@long' },
  async ({ newPerson, demoAccount }) => {
    const page = await newPerson();
    await signIn(page, demoAccount('Buyer'));
    await page.goto('/dashboard/my-wishlist');
    await page.getByRole('link', { name: 'Purchase Solvane Arbor Green' }).click();
    await page.getByLabel('Phone number').fill('01712345678');
    await page.getByLabel('Meeting location').fill('Under the station clock');
    await page.getByRole('button', { name: 'Book and continue to payment' }).click();
    const pay = page.getByRole('button', { name: 'Pay' });
    await expect(page.getByText('hands it over at the place you chose')).toBeVisible();
    await fillCard(page, '4242 4242 4242 4242');
    await expect(pay).toBeEnabled();
    await pay.click();
    await expect(page.getByRole('status').filter({ hasText: 'Paid' })).toBeVisible();
    await page.getByRole('link', { name: 'See My Orders' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Solvane Arbor Green' })).toContainText(
      'Paid',
    );
  },
);
