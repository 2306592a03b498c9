import type { Account, BrowserUser } from './browser-user';

export async function register(user: BrowserUser, account: Account, userType: 'Buyer' | 'Seller') {
  await user.fill('Full Name', account.name);
  await user.fill('Email Address', account.email);
  await user.choose('User Type', userType);
  await user.fill('Password', account.password);
  await user.click('button', 'Sign Up');
  await user.expectSignedIn();
}

export async function submitSignIn(user: BrowserUser, { email, password }: Omit<Account, 'name'>) {
  await user.fill('Email Address', email);
  await user.fill('Password', password);
  await user.click('button', 'Sign In');
  await user.expectSignedIn();
}

export async function signIn(user: BrowserUser, account: Omit<Account, 'name'>) {
  await user.open('/login');
  await submitSignIn(user, account);
}

/** In the account chooser of a social sign-in. */
export async function chooseNewAccount(popup: BrowserUser, email: string) {
  await popup.clickText('Add new account');
  await popup.fill('Email', email);
  await popup.fill('Display name', 'Sasha Social');
  await popup.submit();
}
