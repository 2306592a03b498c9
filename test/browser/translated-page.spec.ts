import type { Page } from '@playwright/test';
import { translateDocument } from '../client/support/translate-document';
import { expect, test as base } from './fixtures';

/** Opens browsers that translate every page. */
const test = base.extend<{ newReader: () => Promise<Page> }>({
  newReader: async ({ newPerson }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async () => {
      const page = await newPerson();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.addInitScript(translateDocument);
      ends.push(async () => {
        expect(errors).toEqual([]);
        expect(await page.evaluate(() => window.lostTexts)).toEqual([]);
      });
      return page;
    });
    for (const end of ends) await end();
  },
});

test('a visitor searches, narrows down and changes their mind', async ({ newReader }) => {
  const page = await newReader();
  const heading = page.getByRole('heading', { level: 1 });
  const box = page.getByRole('banner').getByLabel('Search all watches');
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  const search = async (text: string) => {
    await box.fill(text);
    await box.press('Enter');
  };

  await page.goto('/search?text=dive');
  await expect(heading).toHaveText('Results for “dive”');
  await page.getByRole('checkbox', { name: /^Good/ }).check();
  await expect(chips.getByRole('listitem')).toHaveCount(3);
  await search('panda');
  await expect(heading).toHaveText('Results for “panda”');
  await chips.getByRole('link', { name: '“panda”' }).click();
  await expect(heading).toHaveText('All watches');
  await search('pelagr');
  await expect(page.getByText('These are the results for')).toBeVisible();
  await search('');
  await expect(heading).toHaveText('All watches');
  await expect(page.getByText('These are the results for')).toHaveCount(0);
});
