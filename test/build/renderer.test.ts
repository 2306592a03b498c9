import { createRenderer } from '../../src/client/prerender/renderer';
import { categorySearch } from '../../src/contract/finding/category-search';
import type { Product } from '../../src/contract/selling/product';
import type { PageToRender } from '../../src/contract/website/rendered-page';
import { toSearchParams, type Search } from '../../src/contract/finding/search';
import { advertisementsPageSize } from '../../src/contract/finding/advertisements-page';
import { createSearchResponse } from '../client/support/search-response';
import { category, product } from '../client/support/fixtures';
import { publicConfiguration } from '../client/support/configuration';

const origin = 'https://shop.example';
const renderPage = createRenderer(() => ({
  ...publicConfiguration,
  capabilities: ['extensions'],
}));

async function render(page: PageToRender) {
  const { head, body } = await renderPage(page);
  return { head, metadata: readMetadata(head), body };
}

/** The meta and link elements and the structured data, without the styles. */
const readMetadata = (head: string) =>
  head.match(/<(?:meta|link rel="canonical")[^>]*>|<script.*?<\/script>/g)?.join('\n') ?? '';

const readCardNames = (html: string) =>
  [...html.matchAll(/<article aria-label="([^"]*)"/g)].map(([, name]) => name);

const createProducts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...product,
    _id: `product-${index}`,
    productName: `Watch ${index}`,
  }));

test('Home contains its first advertisements and its canonical URL', async () => {
  const { metadata, body } = await render({
    pathName: '/',
    query: '',
    origin,
    responses: [
      {
        call: 'advertisements',
        parameter: advertisementsPageSize,
        status: 200,
        body: createProducts(advertisementsPageSize),
      },
      { call: 'categories', status: 200, body: [category] },
    ],
  });
  expect(readCardNames(body)).toEqual(createProducts(6).map(({ productName }) => productName));
  expect(metadata).toContain(`<link rel="canonical" href="${origin}/">`);
});

function renderSearch(search: Search, products: Product[]) {
  return render({
    pathName: '/search',
    query: toSearchParams(search).toString(),
    origin,
    responses: [
      { call: 'search', parameter: search, status: 200, body: createSearchResponse({ products }) },
    ],
  });
}

test('the styles have only what a supported browser needs', async () => {
  const { head } = await renderSearch({}, createProducts(1));
  const prefixed = head.match(/(?<=[{;])-(?:webkit|moz|ms)-[a-z-]+(?=:)|@-\w+-keyframes/g);
  expect([...new Set(prefixed)].sort()).toEqual([
    '-moz-appearance',
    '-moz-osx-font-smoothing',
    '-moz-tab-size',
    '-webkit-appearance',
    '-webkit-box-orient',
    '-webkit-font-smoothing',
    '-webkit-line-clamp',
    '-webkit-tap-highlight-color',
    '-webkit-text-decoration',
    '-webkit-text-size-adjust',
    '-webkit-user-select',
  ]);
  // The variables of Chakra's filters, for every element.
  expect(head).not.toContain('--chakra-empty');
});

const noindex = '<meta name="robots" content="noindex"/>';
const readJsonLd = (head: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? 'null');

test('a search contains its results and heading, and is not indexed', async () => {
  const { metadata, body } = await renderSearch({ text: 'watch' }, createProducts(3));
  expect(readCardNames(body)).toEqual(['Watch 0', 'Watch 1', 'Watch 2']);
  expect(body).toMatch(/<h1\b[^>]*>.*watch.*<\/h1>/);
  expect(metadata).toContain(noindex);
  expect(metadata).not.toContain('canonical');
  expect(readJsonLd(metadata)).toBeNull();
});

test.each([
  ['category=c%26d', { category: ['c&d'] }],
  ['brand=omega', { brand: ['omega'] }],
  ['category=divers&amp;brand=omega', { category: ['divers'], brand: ['omega'] }],
])(
  '%s is a landing page with a canonical URL and a list of its products',
  async (query, search) => {
    const { metadata } = await renderSearch(search, createProducts(2));
    expect(metadata).toContain(`<link rel="canonical" href="${origin}/search?${query}">`);
    expect(metadata).toContain('<meta name="description"');
    expect(metadata).not.toContain(noindex);
    expect(readJsonLd(metadata)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, url: `${origin}/product/product-0` },
        { position: 2, url: `${origin}/product/product-1` },
      ],
    });
  },
);

test.each<Search>([
  {},
  { category: ['divers', 'field'] },
  { brand: ['omega'], order: 'newest' },
  { category: ['divers'], after: 'a cursor' },
  { brand: ['omega'], priceTo: 500 },
])('the search %j is not indexed', async (search) => {
  const { metadata } = await renderSearch(search, createProducts(2));
  expect(metadata).toContain(noindex);
  expect(metadata).not.toContain('canonical');
});

test('a landing page without products is not indexed', async () => {
  const { metadata } = await renderSearch({ brand: ['omega'] }, []);
  expect(metadata).toContain(noindex);
  expect(metadata).not.toContain('canonical');
});

test('a category contains its list, and is not indexed', async () => {
  const { head, metadata, body } = await render({
    pathName: '/category/divers',
    query: '',
    origin,
    responses: [
      { call: 'category', parameter: 'divers', status: 200, body: category },
      {
        call: 'search',
        parameter: categorySearch('divers'),
        status: 200,
        body: createSearchResponse({ products: createProducts(3) }),
      },
      { call: 'categories', status: 200, body: [category] },
    ],
  });
  expect(readCardNames(body)).toHaveLength(3);
  expect(body).toContain('Products Under <bdi>Dress watches</bdi>');
  // The list is hidden from visitors: a script sets `data-has-token` only if an access token is stored.
  const [, preview = ''] = /data-preview="" class="(\S+)"/.exec(body) ?? [];
  expect(head).toContain(`}html:not([data-has-token]) .${preview}{display:none;}`);
  expect(metadata).toContain(noindex);
  expect(metadata).not.toContain('canonical');
});
