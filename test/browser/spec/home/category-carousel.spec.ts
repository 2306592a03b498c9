import { demoCategories } from '../../../../src/sandbox/demo/demo-categories';
import { expect, sharedPage, test } from '../fixtures';
import { respondWith } from '../network';
import { openHome } from '../open-home';
import { specificationSections } from '../specification-sections';

test.describe(specificationSections.home, () => {
  const home = sharedPage('/');
  const carousel = () => home().getByRole('region', { name: 'Choose Category' });
  const slides = () => carousel().locator('.slick-slide:not(.slick-cloned)');

  test("the carousel is headed 'Choose Category', and has a slide for each category", async () => {
    await expect(carousel().getByRole('heading', { name: 'Choose Category' })).toBeVisible();
    await expect(slides()).toHaveCount(demoCategories.length);
  });

  test('each slide shows the category name', async () => {
    await expect(slides().locator('h3')).toHaveText(demoCategories.map(({ name }) => name));
  });

  test('each slide shows the first 100 characters of the description followed by an ellipsis', async () => {
    await expect(slides().locator('p')).toHaveText(
      demoCategories.map(({ description }) => `${description.slice(0, 100)}…`),
    );
  });

  test('a slide shows the 100th character of a description and not the 101st', async ({
    visit,
  }) => {
    const description = `${'a'.repeat(99)}YZ${'b'.repeat(50)}`;
    const page = await visit('/blog', {
      beforeNavigation: (newPage) =>
        respondWith(newPage, '**/api/categories', [{ _id: 'long', name: 'Long', description }]),
    });
    await openHome(page);
    await expect(page.getByText(`${'a'.repeat(99)}Y…`, { exact: true })).toBeVisible();
  });

  test("each slide shows a 'Show Products' link to /category/{categoryId}", async () => {
    const links = slides().locator('a');
    await expect(links).toHaveText(demoCategories.map(() => 'Show Products'));
    for (const [index, { id }] of demoCategories.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `/category/${id}`);
    }
  });
});
