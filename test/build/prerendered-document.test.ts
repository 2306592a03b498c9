import { prerenderedDocument } from '../../src/build/prerendered-document';

const shell =
  '<!doctype html><html><head><title>Secondhand</title>' +
  '<script type="application/json" id="secondhand-configuration"></script>' +
  '<script defer src="/assets/main.js"></script></head><body><div id="root"></div></body></html>';

const page = {
  head: '<title>Blog</title><style>h1{color:red}</style>',
  body: '<h1>Costs $& and $1</h1>',
  script: 'start()',
  hydrationScript: 'fetchScripts()',
  fonts: ['/assets/serif.woff2'],
};

test("the prerendered page is inside the application's root element", () => {
  expect(prerenderedDocument(shell, page)).toContain(
    '<div id="root"><h1>Costs $& and $1</h1></div>',
  );
});

test("the head contains the page's metadata once", () => {
  const [, head = ''] = /<head>(.*)<\/head>/.exec(prerenderedDocument(shell, page)) ?? [];
  expect(head).toContain(page.head);
  expect(head.match(/<title>/g)).toHaveLength(1);
});

test('the first script comes after the configuration that it reads and before every other', () => {
  const document = prerenderedDocument(shell, page);
  const scripts = [...document.matchAll(/<script[^>]*>[^<]*/g)].map(([element]) => element);
  expect(scripts).toEqual([
    '<script type="application/json" id="secondhand-configuration">',
    '<script>start()',
    '<script>fetchScripts()',
  ]);
  expect(document).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/serif.woff2">',
  );
});

test("a page without content has the shell's title and scripts", () => {
  const styles = '<style>h1{color:red}</style>';
  const document = prerenderedDocument(shell, { script: 'start()', head: styles });
  expect(document).toContain('<title>Secondhand</title>');
  expect(document).toContain(`${styles}</head>`);
  expect(document).toContain('<script defer src="/assets/main.js"></script>');
  expect(document).toContain('<div id="root"></div>');
});

test('a template without the root element fails the build', () => {
  expect(() => prerenderedDocument(shell.replace(' id="root"', ''), page)).toThrow('id="root"');
});
