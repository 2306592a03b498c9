import { expect, test } from './fixtures';

const sentence = 'Your browser is too old for Secondhand';

for (const path of ['/', '/login', '/dashboard']) {
  test(`${path} shows a message in an outdated browser, also without scripts`, async ({
    newUserPage,
  }) => {
    const page = await newUserPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      // Replaces the feature test by one that fails in every browser.
      const body = (await response.text()).replaceAll('color-mix(', 'unheard-of(');
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeInViewport({ ratio: 1 });
  });

  test(`${path} shows no message in a supported browser`, async ({ newUserPage }) => {
    const page = await newUserPage();
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeHidden();
  });
}
