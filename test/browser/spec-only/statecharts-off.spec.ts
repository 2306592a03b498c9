import { expect, test } from './fixtures';

test('without the statecharts option /statecharts is not found, and the page opens no channel for reports', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.addInitScript(() => {
    const OriginalChannel = window.BroadcastChannel;
    Object.assign(window, { channels: [] as string[] });
    window.BroadcastChannel = class extends OriginalChannel {
      constructor(name: string) {
        super(name);
        (window as unknown as { channels: string[] }).channels.push(name);
      }
    };
  });
  await page.goto('/statecharts');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not Found');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  const channels = await page.evaluate(
    () => (window as unknown as { channels: string[] }).channels,
  );
  expect(channels).not.toContain('secondhand-statecharts');
  expect(requestedUrls.filter((url) => url.includes('elk'))).toEqual([]);
});
