import { expect, test } from './fixtures';
import { signIn } from './people';

test('one tap on a demo account signs in on a phone', async ({ newPerson }) => {
  const page = await newPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Buyer', exact: true }).click();
  await expect(page.getByText('Successfully Logged In!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
});

test('a picture that cannot be loaded leaves the initials', async ({ newPerson, shop }) => {
  const member = await shop.join('buyer', 'Ina Initials', '/no/such/picture.webp');
  const page = await newPerson();
  await signIn(page, member);
  const account = page.getByRole('button', { name: 'Your account' });
  await expect(account.getByText('II')).toBeVisible();
  await expect(account.locator('img')).toBeHidden();
});
