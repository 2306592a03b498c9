import { expect, sharedPage, test } from '../fixtures';
import { sections } from '../sections';

test.describe(sections.blog, { tag: '@long' }, () => {
  const blog = sharedPage('/blog');
  const items = () => blog().getByRole('main').getByRole('button');

  test('title Blog plus tagline', async () => {
    await expect(blog()).toHaveTitle('Blog - Think. Feel. Resell.');
  });

  test("heading 'All Question and Answering Part'", async () => {
    await expect(blog().getByRole('heading', { level: 1 })).toHaveText(
      'All Question and Answering Part',
    );
  });

  test('four Q&A items: React state, prototypal inheritance, unit tests, React vs Angular vs Vue', async () => {
    await expect(items()).toHaveText([
      /manage a state in a React app/,
      /prototypal inheritance work/,
      /What is a unit test\? Why should we write/,
      /React vs\. Angular vs\. Vue/,
    ]);
  });

  test('the first is open by default', async () => {
    for (const [at, expanded] of ['true', 'false', 'false', 'false'].entries()) {
      await expect(items().nth(at)).toHaveAttribute('aria-expanded', expanded);
    }
    const answers = blog().getByRole('region');
    await expect(answers).toHaveCount(1);
    await expect(answers).toBeVisible();
  });

  test('the items are collapsible', async ({ visit }) => {
    const page = await visit('/blog');
    const buttons = page.getByRole('main').getByRole('button');
    await buttons.nth(0).click();
    await expect(page.getByRole('region')).toHaveCount(0);
    await buttons.nth(2).click();
    await expect(page.getByRole('region')).toContainText('A unit test runs');
  });
});
