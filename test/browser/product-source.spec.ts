import { expect, test } from './spec/fixtures';
import { waitForHydration } from './wait-for-hydration';

const path = '/product/pelagor-reef-300';

test(
  "the price is in the HTML without scripts, and the seller's contact data are not",
  { tag: '@quick' },
  async ({ visit }) => {
    const page = await visit('/blog');
    const response = await page.request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    const { origin } = new URL(page.url());
    expect(html).toContain('<title>Pelagor Reef 300 - Think. Feel. Resell.</title>');
    expect(html).toContain('>$1,850<');
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}">`);
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+\.webp">/);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      name: 'Pelagor Reef 300',
      offers: { price: '1850.00', availability: 'https://schema.org/InStock' },
    });
    expect(html).not.toContain('tomas.lindqvist@');
    expect(html).not.toContain('01915620873');

    const soldHtml = await (await page.request.get('/product/dunmere-sovereign-58')).text();
    expect(soldHtml).toContain('https://schema.org/SoldOut');
    expect((await page.request.get('/product/none')).status()).toBe(404);
  },
);

test('a product page requests none of its embedded data', async ({ visit }) => {
  const calls: string[] = [];
  const page = await visit(path, {
    beforeNavigation: (newPage) => {
      newPage.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.method() === 'GET' && pathname.startsWith('/api/')) calls.push(pathname);
      });
      return Promise.resolve();
    },
  });
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'Similar watches' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book Now' })).toBeVisible();
  expect(calls).toEqual([]);
});
