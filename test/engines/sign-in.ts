import type { Account, Person } from './person';

export async function register(person: Person, account: Account, userType: 'Buyer' | 'Seller') {
  await person.fill('Full Name', account.name);
  await person.fill('Email Address', account.email);
  await person.choose('User Type', userType);
  await person.fill('Password', account.password);
  await person.press('button', 'Sign Up');
  await person.enters();
}

export async function fillSignIn(person: Person, { email, password }: Omit<Account, 'name'>) {
  await person.fill('Email Address', email);
  await person.fill('Password', password);
  await person.press('button', 'Sign In');
  await person.enters();
}

export async function signIn(person: Person, account: Omit<Account, 'name'>) {
  await person.open('/login');
  await fillSignIn(person, account);
}

/** At the account chooser that a social sign-in opens. */
export async function chooseNewAccount(popup: Person, email: string) {
  await popup.pressOn('Add new account');
  await popup.fill('Email', email);
  await popup.fill('Display name', 'Sasha Social');
  await popup.send();
}
