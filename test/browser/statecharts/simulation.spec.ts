import { createMachine } from 'xstate';
import { paymentMachine } from '../../../src/client/features/payment/payment.machine';
import { getChart } from '../../../src/statecharts/chart/chart';
import { expect, test } from '../spec/fixtures';

const booking = '/statecharts?mode=simulate&machine=booking';

test('a machine is simulated by pressing its enabled events', async ({ visit }) => {
  const page = await visit(booking);
  const state = page.getByRole('status', { name: 'Current state' });
  await expect(state).toContainText('closed');
  await page.getByRole('button', { name: /^booking\.open, / }).click();
  await expect(state).toContainText('editing.noError');
  await page.getByRole('button', { name: /^booking\.submit, / }).click();
  // The responses are further apart than the canvas is wide.
  await page.getByRole('button', { name: 'Fit' }).click();
  await page.getByRole('button', { name: /^done: book, from submitting to rejected/ }).click();
  await expect(state).toContainText('editing.rejected');
  await page.getByText('Context').click();
  await expect(page.getByText(/already been booked/).first()).toBeVisible();

  await page.getByRole('list', { name: 'Log' }).getByRole('button').last().click();
  await expect(state).toContainText('editing.noError');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(state).toContainText('closed');
  await expect(page.getByText('Nothing has happened yet.')).toBeVisible();
});
test(
  'a chart is copied as JSON that makes the same machine, and as Mermaid',
  { tag: '@long' },
  async ({ visit }) => {
    const page = await visit('/statecharts?mode=simulate&machine=payment');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());

    await page.getByRole('button', { name: 'Copy as JSON' }).click();
    await expect(page.getByText('JSON copied')).toBeVisible();
    expect(getChart(createMachine(JSON.parse(await readClipboard())))).toEqual(
      getChart(paymentMachine),
    );

    await page.getByRole('button', { name: 'Copy as Mermaid' }).click();
    await expect(page.getByText('Mermaid copied')).toBeVisible();
    expect(await readClipboard()).toMatch(/^stateDiagram-v2\n/);
  },
);

test.describe('on a phone', () => {
  test('machines are chosen from a list, and nothing overflows', async ({ visit }) => {
    const page = await visit('/statecharts?mode=simulate', { width: 360, height: 740 });
    await page.getByLabel('Machine', { exact: true }).selectOption('Wishlist');
    await expect(page.getByRole('group', { name: 'Chart of Wishlist' })).toBeVisible();
    await expect(page).toHaveURL(/machine=wishlist/);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('the other pages do not load the visualiser', async ({ visit }) => {
  const loadedUrls: string[] = [];
  const page = await visit('/', {
    beforeNavigation: async (newPage) => {
      newPage.on('request', (request) => loadedUrls.push(request.url()));
    },
  });
  await page.waitForLoadState('networkidle');
  const fetchLoadedScripts = async () => {
    const texts = loadedUrls
      .filter((url) => /\.js$/.test(url))
      .map(async (url) => (await page.request.get(url)).text());
    return (await Promise.all(texts)).join('\n');
  };
  expect(loadedUrls.filter((url) => url.includes('elk'))).toEqual([]);
  expect(await fetchLoadedScripts()).not.toContain('Follow the latest event');

  await page.goto('/statecharts');
  await expect(page.getByRole('group', { name: /^Chart of / })).toBeVisible();
  expect(loadedUrls.filter((url) => url.includes('elk'))).toHaveLength(1);
  expect(await fetchLoadedScripts()).toContain('Follow the latest event');
});
