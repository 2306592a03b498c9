import { createRenderer } from '../../src/client/prerender/renderer';
import { advertisementsPageSize } from '../../src/contract/advertisements-page';
import { category, product } from '../client/support/fixtures';
import { publicConfiguration } from '../client/support/configuration';

const origin = 'https://shop.example';
const render = createRenderer(publicConfiguration);

const cardsOf = (html: string) =>
  [...html.matchAll(/<article aria-label="([^"]*)"/g)].map(([, name]) => name);

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...product,
    _id: `product-${index}`,
    productName: `Watch ${index}`,
  }));

test('Home contains its first advertisements and its canonical URL', async () => {
  const { head, body } = await render({
    pathName: '/',
    origin,
    responses: [
      {
        call: 'advertisements',
        parameter: advertisementsPageSize,
        status: 200,
        body: numbered(advertisementsPageSize),
      },
      { call: 'categories', status: 200, body: [category] },
    ],
  });
  expect(cardsOf(body)).toEqual(numbered(6).map(({ productName }) => productName));
  expect(head).toContain(`<link rel="canonical" href="${origin}/">`);
});
