import { expect, test } from './fixtures';

test('without the statecharts option there is no such page, and machines are not reported', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.addInitScript(() => {
    const Channel = window.BroadcastChannel;
    Object.assign(window, { channels: [] as string[] });
    window.BroadcastChannel = class extends Channel {
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
  expect(requested.filter((address) => address.includes('elk'))).toEqual([]);
});
