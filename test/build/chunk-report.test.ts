import { partOf, writeReport } from '../../src/build/chunk-report';

test.each([
  ['./node_modules/react-dom/client.js', 'react-dom'],
  ['./node_modules/@chakra-ui/react/dist/esm/index.js', '@chakra-ui/react'],
  ['./src/client/pages/home/hero-banner.tsx', 'pages/home'],
  ['./src/client/api/store.ts', 'api'],
  ['./src/contract/product.ts', 'contract'],
  ['webpack/runtime/load script', 'webpack'],
])('%s belongs to %s', (module, part) => {
  expect(partOf(module)).toBe(part);
});

test('the largest chunk comes first, and the largest source in it', () => {
  const report = writeReport([
    { name: 'blog', isInitial: false, bytes: 1800, parts: [] },
    {
      name: 'main',
      isInitial: true,
      bytes: 162_000,
      parts: [
        { name: 'react', bytes: 19_400 },
        { name: 'react-dom', bytes: 635_200 },
      ],
    },
  ]);
  const order = [
    '162.0 kB  main (initial)',
    '635.2 kB  react-dom',
    '19.4 kB  react\n',
    '1.8 kB  blog',
  ];
  const positions = order.map((text) => report.indexOf(text));
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(positions).not.toContain(-1);
});

test('what is too small to matter is only counted', () => {
  const parts = Array.from({ length: 15 }, (_, index) => ({ name: `part-${index}`, bytes: index }));
  expect(writeReport([{ name: 'main', isInitial: true, bytes: 1, parts }])).toContain('and 3 more');
});
