import { test } from 'node:test';
import { demoAccounts } from '../../src/sandbox/demo/demo-accounts';
import { cardOf, elementNamed, rowOf, type BrowserUser } from './browser-user';
import { chooseNewAccount, submitSignIn, register, signIn } from './sign-in';
import { engineFixture } from './engine-fixture';
import { testReturnFlow } from './return-flow';
import type { Engine } from './window';

const watch = 'Meridian Chronograph';
const category = 'Chronographs';
const password = 'a-long-password';
const seller = { name: 'Selma Seller', email: 'selma.seller@mail.example', password };
const buyer = { name: 'Bruno Buyer', email: 'bruno.buyer@mail.example', password };
const admin = demoAccounts.find(({ label }) => label === 'Admin')!;

const cardXPath = cardOf(watch);
const rowXPath = rowOf(watch);
const dialogXPath = '//*[@role="dialog"]';

async function openCategory(user: BrowserUser) {
  await user.open('/category/chronographs');
  await user.expectText(`Products Under ${category}`);
}

async function payWith(user: BrowserUser, cardNumber: string) {
  await user.fillCard('cc-number', cardNumber);
  await user.fillCard('cc-exp', '12/34');
  await user.fillCard('cc-csc', '123');
  await user.fillCard('postal-code', '12345');
  await user.submit();
}

/** The main flow of the marketplace in one browser engine, in order. */
export function testMainFlow(launch: () => Promise<Engine>) {
  const fixture = engineFixture(launch);

  test('a new seller registers, adds a product with a photo and advertises it', async () => {
    const user = await fixture.createUser();
    await user.open('/register');
    await register(user, seller, 'Seller');
    await user.click('link', 'Dashboard');
    await user.click('link', 'Add A Product');

    await user.fill('Product Name', watch);
    await user.fill('Original Price', '1450');
    await user.fill('Selling Price', '980');
    await user.fill('Location', 'Lisbon');
    await user.choose('Category', category);
    await user.fill('Year of Purchase', '2021');
    await user.choose('Condition', 'Good');
    await user.fill('Mobile Number', '01712345678');
    await user.fill('Description', 'Serviced last spring, with box and papers.');
    await user.attach(await fixture.writePhoto());
    await user.click('button', 'Add Product');

    await user.expectPath('/dashboard/my-products');
    await user.click('button', 'Advertise', rowXPath);
    await user.expectVisible(rowXPath + elementNamed('button', 'Remove Advertisement'));
    await user.expectImage(rowXPath + elementNamed('image', watch));
  });

  test('the admin verifies the seller', async () => {
    const user = await fixture.createUser();
    await signIn(user, admin);
    await user.click('link', 'Dashboard');
    await user.expectPath('/dashboard/all-sellers');
    await user.click('button', 'Verify', rowOf(seller.email));
    await user.expectHidden(rowOf(seller.email) + elementNamed('button', 'Verify'));
  });

  test('a visitor sees the product on Home, signs in and returns to it', async () => {
    const user = await fixture.createUser();
    await user.open('/');
    await user.expectImage(cardXPath + elementNamed('image', watch));
    await user.expectVisible(cardXPath + elementNamed('image', 'Verified seller'));
    await user.click('link', 'Book Now', cardXPath);
    await user.expectText('Login to your account');
    await user.click('link', 'SignUp');
    await register(user, buyer, 'Buyer');
    await user.expectText(watch, dialogXPath);
    await user.click('button', 'Close', dialogXPath);
    await user.expectHidden(dialogXPath);
    await user.expectVisible(cardXPath + elementNamed('button', 'Book Now'));
    await user.click('button', 'LogOut');

    await user.click('link', 'Show Products', '//*[contains(@class, "slick-active")]');
    await user.expectPath('/login');
    await submitSignIn(user, buyer);
    await user.expectText('Products Under');
  });

  test('a buyer who navigates quickly, goes back and reloads stays signed in', async () => {
    const user = await fixture.createUser();
    await signIn(user, buyer);
    const paths = ['/', '/blog', '/category/chronographs'];
    for (const path of [...paths, ...paths, ...paths, ...paths]) {
      await user.open(path);
      await user.expectVisible(elementNamed('button', 'LogOut'));
    }
    await user.window.back();
    await user.expectPath('/blog');
    await user.expectVisible(elementNamed('button', 'LogOut'));
    await user.window.reload();
    await user.expectVisible(elementNamed('button', 'LogOut'));
    await user.open('/');
    await user.expectVisible(cardXPath + elementNamed('button', 'Book Now'));
  });

  test('a buyer asks about a watch, and the seller answers', async () => {
    const buyerUser = await fixture.createUser();
    await signIn(buyerUser, buyer);
    await openCategory(buyerUser);
    await buyerUser.click('link', watch, cardXPath);
    await buyerUser.click('button', 'Ask about this watch');
    await buyerUser.click('button', 'Is it still available?', dialogXPath);
    await buyerUser.click('button', 'Send', dialogXPath);
    await buyerUser.expectText('Is it still available?', '//main');

    const sellerUser = await fixture.createUser();
    await signIn(sellerUser, seller);
    await sellerUser.click('link', 'Messages, 1 unread');
    await sellerUser.expectPath('/dashboard/messages');
    // Waits for the conversation, because the page before shows the watch's name as well.
    await sellerUser.expectText('Is it still available?', '//main');
    await sellerUser.clickText(watch);
    await sellerUser.fill('Your message', 'Yes, it is.');
    await sellerUser.click('button', 'Send');
    await sellerUser.expectText('Yes, it is.', '//main');
  });

  test('a buyer adds to the wishlist, books and pays, and the product leaves the lists', async () => {
    const user = await fixture.createUser();
    await signIn(user, buyer);
    await openCategory(user);
    await user.click('button', 'Add to Wishlist', cardXPath);
    await user.expectText('Added to Wishlist', cardXPath);

    await user.click('button', 'Book Now', cardXPath);
    await user.fill('Phone number', '01812345678');
    await user.fill('Meeting location', 'In front of the station');
    await user.submit();
    await user.expectPath('/dashboard/my-orders');

    await user.click('link', `Pay Now for ${watch}`, rowXPath);
    await payWith(user, '4000 0000 0000 0002');
    await user.expectText('declined');
    await payWith(user, '4242 4242 4242 4242');
    await user.expectText('Paid');
    await user.click('link', 'See My Orders');
    await user.expectText('Paid', rowXPath);

    await openCategory(user);
    await user.expectVisible('//article');
    await user.expectHidden(cardXPath);
  });

  for (const [provider, label] of [
    ['google', 'Continue with Google'],
    ['github', 'Continue with Github'],
  ] as const) {
    test(`a new user signs in with ${provider} and chooses a role once`, async () => {
      const user = await fixture.createUser();
      await user.open('/login');
      await user.click('button', label);
      await chooseNewAccount(await user.popup(), `${provider}@mail.example`);
      await user.expectSignedIn();
      await user.open('/dashboard');
      await user.clickText('I want to buy');
      await user.expectVisible(elementNamed('link', 'My Orders'));
    });
  }

  test('the admin deletes a buyer', async () => {
    const user = await fixture.createUser();
    await signIn(user, admin);
    await user.open('/dashboard/all-buyers');
    await user.click('button', 'Delete', rowOf('google@mail.example'));
    await user.click('button', 'Delete', '//*[@role="alertdialog"]');
    await user.expectHidden(rowOf('google@mail.example'));
  });

  test('the data survives a kill of the server', async () => {
    await fixture.killAndRestart();
    const user = await fixture.createUser();
    await signIn(user, buyer);
    await user.click('link', 'Dashboard');
    await user.expectText('Paid', rowXPath);
    await user.expectImage(rowXPath + elementNamed('image', watch));
    await user.click('link', 'My WishList');
    await user.expectText('My WishList');
  });

  testReturnFlow(fixture.createUser, { watch, buyer, seller });
}
