import type { Account, Person } from './person';

const passwordField = 'input[type="password"]';

export async function register(person: Person, account: Account, userType: 'Buyer' | 'Seller') {
  await person.fill('Full Name', account.name);
  await person.fill('Email Address', account.email);
  await person.choose('User Type', userType);
  await person.fillField(passwordField, account.password);
  await person.press('button', 'Sign Up');
  await person.reads('User Created Successfully!');
}

export async function fillSignIn(person: Person, { email, password }: Omit<Account, 'name'>) {
  await person.fill('Email Address', email);
  await person.fillField(passwordField, password);
  await person.press('button', 'Sign In');
}

export async function signIn(person: Person, account: Omit<Account, 'name'>) {
  await person.open('/login');
  await fillSignIn(person, account);
  await person.reads('Successfully Logged In!');
}

/** At the account chooser that a social sign-in opens. */
export async function chooseNewAccount(popup: Person, email: string) {
  await popup.page.locator('::-p-text(Add new account)').click();
  await popup.fill('Email', email);
  await popup.fill('Display name (optional)', 'Sasha Social');
  await popup.page.locator('button[type=submit]').click();
}
