import { expect, test } from './fixtures';

const sentence = 'Your browser is too old for Secondhand';

for (const path of ['/', '/login', '/dashboard']) {
  test(`${path} shows a message in an outdated browser, also without scripts`, async ({
    newPerson,
  }) => {
    const page = await newPerson();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      // To a browser that is too old the function is as unheard of as this one is to every other.
      const body = (await response.text()).replaceAll('color-mix(', 'unheard-of(');
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeInViewport({ ratio: 1 });
  });

  test(`${path} says nothing of it to others`, async ({ newPerson }) => {
    const page = await newPerson();
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeHidden();
  });
}
