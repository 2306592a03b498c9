import { expect, test } from '../spec/fixtures';

/** The accessibility tree that a screen reader is given: landmarks, headings, names and states. */

test('Home has its landmarks, its sections and named fields', async ({ visit }) => {
  const page = await visit('/');
  await expect(page.getByRole('heading', { name: 'Advertisements' })).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - navigation "Main":
        - link "Home"
        - link "Blog"
        - link "Login"
        - link "Register"
    - main:
      - heading "Best Watch Reselling Marketplace." [level=1]
      - region "Advertisements":
        - heading "Advertisements" [level=2]
        - article
      - region "Choose Category":
        - heading "Choose Category" [level=2]
        - link "Show Products"
        - button "Pause the carousel"
      - region "Contact Us":
        - heading "Contact Us" [level=2]
        - group:
          - textbox "First name"
        - group:
          - textbox "Last name"
        - group:
          - textbox "Email"
        - group:
          - textbox "Message"
        - button "Send"
    - contentinfo:
      - navigation "Footer":
        - link "Home"
        - link "Blog"
  `);
});

test('an advertised product reads as one thing, with what can be done with it', async ({
  visit,
}) => {
  const page = await visit('/');
  await expect(page.getByRole('article').first()).toMatchAriaSnapshot(`
    - article /.+/:
      - link /.+/:
        - img /.+/
      - heading /.+/ [level=3]:
        - link /.+/
      - paragraph: /Resale Price \\$/
      - paragraph: /Original Price \\$/
      - paragraph: /(Excellent|Good|Fair)/
      - paragraph
      - paragraph: /Used \\d+ years/
      - paragraph:
        - time
      - link "Book Now"
      - button "Add to Wishlist"
  `);
});

test(
  'Login names its fields, and announces a mistake in them',
  { tag: '@long' },
  async ({ visit }) => {
    const page = await visit('/login');
    await page.getByLabel('Email Address').fill('nobody@example.com');
    await page.getByLabel('Password').fill('mistyped');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Login to your account" [level=1]
      - button "Continue with Google"
      - button "Continue with Github"
      - group:
        - textbox "Email Address": nobody@example.com
      - group:
        - textbox "Password": mistyped
      - alert:
        - paragraph: /don't match/
      - button "Sign In"
  `);
  },
);
