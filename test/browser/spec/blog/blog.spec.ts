import { expect, sharedPage, test } from '../fixtures';
import { specificationSections } from '../specification-sections';

test.describe(specificationSections.blog, () => {
  const blog = sharedPage('/blog');
  const questions = () => blog().getByRole('main').getByRole('button');

  test('the page title is Blog and the tagline', async () => {
    await expect(blog()).toHaveTitle('Blog - Think. Feel. Resell.');
  });

  test("the heading is 'All Question and Answering Part'", async () => {
    await expect(blog().getByRole('heading', { level: 1 })).toHaveText(
      'All Question and Answering Part',
    );
  });

  test('the four questions are about: React state, prototypal inheritance, unit tests, React vs Angular vs Vue', async () => {
    await expect(questions()).toHaveText([
      /manage a state in a React app/,
      /prototypal inheritance work/,
      /What is a unit test\? Why should we write/,
      /React vs\. Angular vs\. Vue/,
    ]);
  });

  test('only the first answer is open by default', async () => {
    for (const [index, expanded] of ['true', 'false', 'false', 'false'].entries()) {
      await expect(questions().nth(index)).toHaveAttribute('aria-expanded', expanded);
    }
    const answers = blog().getByRole('region');
    await expect(answers).toHaveCount(1);
    await expect(answers).toBeVisible();
  });

  test('a click on a question opens or closes its answer', async ({ visit }) => {
    const page = await visit('/blog');
    const buttons = page.getByRole('main').getByRole('button');
    await buttons.nth(0).click();
    await expect(page.getByRole('region')).toHaveCount(0);
    await buttons.nth(2).click();
    await expect(page.getByRole('region')).toContainText('A unit test runs');
  });
});
