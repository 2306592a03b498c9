import { test } from 'node:test';
import { demoAccounts } from '../../src/sandbox/demo/demo-accounts';
import { cardOf, named, rowOf, type Person } from './person';
import { chooseNewAccount, fillSignIn, register, signIn } from './sign-in';
import { engineFixture } from './engine-fixture';
import type { Engine } from './window';

const watch = 'Meridian Chronograph';
const category = 'Chronographs';
const password = 'a-long-password';
const seller = { name: 'Selma Seller', email: 'selma.seller@mail.example', password };
const buyer = { name: 'Bruno Buyer', email: 'bruno.buyer@mail.example', password };
const admin = demoAccounts.find(({ label }) => label === 'Admin')!;

const card = cardOf(watch);
const row = rowOf(watch);
const dialog = '//*[@role="dialog"]';

async function openCategory(person: Person) {
  await person.open('/category/chronographs');
  await person.reads(`Products Under ${category}`);
}

async function payWith(person: Person, cardNumber: string) {
  await person.fillCard('cc-number', cardNumber);
  await person.fillCard('cc-exp', '12/34');
  await person.fillCard('cc-csc', '123');
  await person.fillCard('postal-code', '12345');
  await person.send();
}

/** The marketplace's whole main job in an engine, in one sitting and in order. */
export function walkMainJob(launch: () => Promise<Engine>) {
  const fixture = engineFixture(launch);

  test('a new seller registers, adds a product with a photo and advertises it', async () => {
    const person = await fixture.newPerson();
    await person.open('/register');
    await register(person, seller, 'Seller');
    await person.press('link', 'Dashboard');
    await person.press('link', 'Add A Product');

    await person.fill('Product Name', watch);
    await person.fill('Original Price', '1450');
    await person.fill('Selling Price', '980');
    await person.fill('Location', 'Lisbon');
    await person.choose('Category', category);
    await person.fill('Year of Purchase', '2021');
    await person.choose('Condition', 'Good');
    await person.fill('Mobile Number', '01712345678');
    await person.fill('Description', 'Serviced last spring, with box and papers.');
    await person.attach(await fixture.photographFile());
    await person.press('button', 'Add Product');

    await person.arrivesAt('/dashboard/my-products');
    await person.press('button', 'Advertise', row);
    await person.sees(row + named('button', 'Remove Advertisement'));
    await person.seesPicture(row + named('image', watch));
  });

  test('the admin verifies the seller', async () => {
    const person = await fixture.newPerson();
    await signIn(person, admin);
    await person.press('link', 'Dashboard');
    await person.arrivesAt('/dashboard/all-sellers');
    await person.press('button', 'Verify', rowOf(seller.email));
    await person.seesNo(rowOf(seller.email) + named('button', 'Verify'));
  });

  test('a visitor sees it on Home, and is sent to sign in and brought back', async () => {
    const person = await fixture.newPerson();
    await person.open('/');
    await person.seesPicture(card + named('image', watch));
    await person.sees(card + named('image', 'Verified seller'));
    await person.press('link', 'Book Now', card);
    await person.reads('Login to your account');
    await person.press('link', 'SignUp');
    await register(person, buyer, 'Buyer');
    await person.reads(watch, dialog);
    await person.press('button', 'Close', dialog);
    await person.seesNo(dialog);
    await person.sees(card + named('button', 'Book Now'));
    await person.press('button', 'LogOut');

    await person.press('link', 'Show Products', '//*[contains(@class, "slick-active")]');
    await person.arrivesAt('/login');
    await fillSignIn(person, buyer);
    await person.reads('Products Under');
  });

  test('a buyer who changes pages quickly, goes back and reloads stays signed in', async () => {
    const person = await fixture.newPerson();
    await signIn(person, buyer);
    const places = ['/', '/blog', '/category/chronographs'];
    for (const place of [...places, ...places, ...places, ...places]) {
      await person.open(place);
      await person.sees(named('button', 'LogOut'));
    }
    await person.window.back();
    await person.arrivesAt('/blog');
    await person.sees(named('button', 'LogOut'));
    await person.window.reload();
    await person.sees(named('button', 'LogOut'));
    await person.open('/');
    await person.sees(card + named('button', 'Book Now'));
  });

  test('a buyer wishes, books and pays, and the product leaves the listings', async () => {
    const person = await fixture.newPerson();
    await signIn(person, buyer);
    await openCategory(person);
    await person.press('button', 'Add to Wishlist', card);
    await person.reads('Added to Wishlist', card);

    await person.press('button', 'Book Now', card);
    await person.fill('Phone number', '01812345678');
    await person.fill('Meeting location', 'In front of the station');
    await person.send();
    await person.arrivesAt('/dashboard/my-orders');

    await person.press('link', `Pay Now for ${watch}`, row);
    await payWith(person, '4000 0000 0000 0002');
    await person.reads('declined');
    await payWith(person, '4242 4242 4242 4242');
    await person.reads('Paid');
    await person.press('link', 'See My Orders');
    await person.reads('Paid', row);

    await openCategory(person);
    await person.sees('//article');
    await person.seesNo(card);
  });

  for (const [provider, label] of [
    ['google', 'Continue with Google'],
    ['github', 'Continue with Github'],
  ] as const) {
    test(`somebody signs in with ${provider} at once and chooses a role once`, async () => {
      const person = await fixture.newPerson();
      await person.open('/login');
      await person.press('button', label);
      await chooseNewAccount(await person.popup(), `${provider}@mail.example`);
      await person.enters();
      await person.open('/dashboard');
      await person.pressOn('I want to buy');
      await person.sees(named('link', 'My Orders'));
    });
  }

  test('the admin deletes a buyer', async () => {
    const person = await fixture.newPerson();
    await signIn(person, admin);
    await person.open('/dashboard/all-buyers');
    await person.press('button', 'Delete', rowOf('google@mail.example'));
    await person.press('button', 'Delete', '//*[@role="alertdialog"]');
    await person.seesNo(rowOf('google@mail.example'));
  });

  test('everything is still there after a kill', async () => {
    await fixture.killAndStartAgain();
    const person = await fixture.newPerson();
    await signIn(person, buyer);
    await person.press('link', 'Dashboard');
    await person.reads('Paid', row);
    await person.seesPicture(row + named('image', watch));
    await person.press('link', 'My WishList');
    await person.reads('My WishList');
  });
}
