import { warnAboutUnfinishedPages } from '../../../../../src/server/domains/website/site-pages/site-pages';
import { decisionTexts } from '../../../../../src/contract/trust/decision-actions';
import { findRule, ruleChoice } from '../../../../../src/contract/trust/decision-rules';
import { sitePageNames } from '../../../../../src/contract/website/site-pages';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';

const server = setUpTestServer();
const { admin } = setUpUsers(server, { admin: 'Admin' });

const callAsAdmin = (method: string, path: string, body?: object) =>
  server.call(method, `/api${path}`, { token: admin.token, ...(body && { body }) });
const htmlOf = async (name: string): Promise<string> =>
  (await server.call('GET', `/api/site-pages/${name}`)).body.html;

test.each(sitePageNames)(
  'the page %s has a default text without open placeholders',
  async (name) => {
    const html = await htmlOf(name);
    expect(html).toContain('<p>');
    expect(html).not.toContain('{{');
  },
);

test.each(['constructor', 'toString', '__proto__', 'unknown'])(
  'there is no page named %s',
  async (name) => {
    expect((await server.call('GET', `/api/site-pages/${name}`)).status).toBe(404);
    const change = { content: 'Text', revision: 0 };
    expect((await callAsAdmin('PUT', `/site-pages/${name}`, change)).status).toBe(404);
  },
);

test('a page contains the current settings', async () => {
  expect(await htmlOf('help')).toContain('reserved for you for 72 hours');
  await callAsAdmin('PUT', '/settings', { bookingHours: 24, shopName: 'Time *again*' });
  expect(await htmlOf('help')).toContain('reserved for you for 24 hours');
  expect(await htmlOf('about')).toContain('<p>Time *again* is a marketplace');
});

test('the pages of a shop for cameras are about cameras, and no longer once it sells watches', async () => {
  await callAsAdmin('PUT', '/settings', { goodsSingular: 'camera', goodsPlural: 'cameras' });
  expect(await htmlOf('help')).toContain('<h2 id="buy-a-camera">Buy a camera</h2>');
  expect(await htmlOf('terms')).toContain('Counterfeit or stolen camera');
  for (const name of sitePageNames) expect(await htmlOf(name)).not.toMatch(/\bwatch(es)?\b/i);
  await callAsAdmin('PUT', '/settings', { goodsSingular: null, goodsPlural: null });
  expect(await htmlOf('help')).toContain('Buy a watch');
});

test('the terms list the rules on which staff base a decision, in the words of the statement of reasons', async () => {
  const html = await htmlOf('terms');
  for (const { value } of ruleChoice().options) {
    const { rule } = findRule(value);
    const [, name, forbids] = /^([^:]+): (.+) \(.+\)$/.exec(rule)!;
    expect(html).toContain(`<strong>${name}</strong>: ${forbids}`);
    expect(rule.length).toBeLessThanOrEqual(decisionTexts.maxRule);
  }
});

test('a changed text replaces the original one', async () => {
  const change = { content: '## Who we are\n\n**Two** friends', revision: 0 };
  expect((await callAsAdmin('PUT', '/site-pages/about', change)).status).toBe(200);
  const html = '<h2 id="who-we-are">Who we are</h2>\n<p><strong>Two</strong> friends</p>\n';
  expect(await htmlOf('about')).toBe(html);
  expect((await callAsAdmin('POST', '/site-page-previews', change)).body).toEqual({
    html,
    problems: [],
  });
  const { body } = await callAsAdmin('GET', '/site-pages');
  expect(body).toContainEqual(
    expect.objectContaining({ name: 'about', content: change.content, revision: 1 }),
  );
});

test('a change that is based on an older revision overwrites nothing', async () => {
  await callAsAdmin('PUT', '/site-pages/about', { content: 'First', revision: 0 });
  const second = await callAsAdmin('PUT', '/site-pages/about', { content: 'Second', revision: 0 });
  expect(second.status).toBe(409);
  expect(await htmlOf('about')).toBe('<p>First</p>\n');
});

test('the audit log keeps a text that was replaced', async () => {
  await callAsAdmin('PUT', '/site-pages/about', { content: 'First', revision: 0 });
  await callAsAdmin('PUT', '/site-pages/about', { content: 'Second', revision: 1 });
  const { body } = await callAsAdmin('GET', '/audit-log?limit=1');
  expect(body[0]).toMatchObject({ act: 'page.change', before: { revision: 1, content: 'First' } });
});

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;'],
  ['Hi <img src=x onerror=alert(1)>', 'Hi &lt;img'],
  ['<code><img/src=x onerror=alert(1)>', '&lt;code&gt;&lt;img'],
  ['<code>[<img/src=x>](/help)', '<a href="/help">&lt;img/src=x&gt;</a>'],
  ['<pre>\n<script/x>alert(1)</script>', '&lt;script/x&gt;'],
  ['[click](javascript:alert(1))', '<p>click</p>'],
  ['[click](JaVaScRiPt:alert(1))', '<p>click</p>'],
  ['[click](//evil.example)', '<p>click</p>'],
  ['[click](data:text/html,x)', '<p>click</p>'],
  ['<javascript:alert(1)>', '<p>'],
  ['![x](https://tracker.example/x.png "t")', '<p>x</p>'],
  ['[x](https://a.example/"onmouseover="alert(1))', '<p>'],
])(
  '%s is rendered without scripts, external pictures and unsafe links',
  async (content, expected) => {
    const { html } = (await callAsAdmin('POST', '/site-page-previews', { content })).body;
    expect(html).toContain(expected);
    expect(html).not.toMatch(/<(?:script|img|code|pre)|href="(?:javascript|data|\/\/)|"\s*on\w+=/i);
  },
);

test('links to the web, to email addresses and within the site stay', async () => {
  const content = '[a](https://a.example/?b=1&c=2) [b](mailto:help@a.example) [c](/help)';
  const { html } = (await callAsAdmin('POST', '/site-page-previews', { content })).body;
  expect(html).toContain('<a href="https://a.example/?b=1&#38;c=2">a</a>');
  expect(html).toContain('<a href="mailto:help@a.example">b</a>');
  expect(html).toContain('<a href="/help">c</a>');
});

const preview = async (content: string) =>
  (await callAsAdmin('POST', '/site-page-previews', { content })).body;

test('a link leads to a heading of the page', async () => {
  const { html, problems } = await preview(
    '# Fees & *costs*\n## Über uns\n## Fees & costs\n## ***\n[a](#fees--costs) [b](#über-uns) [c](#fees--costs-1) [d](#none) [e](#%zz)',
  );
  expect(html).toContain('<h2 id="fees--costs">Fees &amp; <em>costs</em></h2>');
  expect(html).toContain('<h2 id="über-uns">');
  expect(html).toContain('<h2 id="fees--costs-1">');
  expect(html).toContain('<a href="#fees--costs">a</a>');
  expect(problems).toEqual([
    'The link to #none leads nowhere: there is no such heading.',
    'The link to #%zz leads nowhere: there is no such heading.',
  ]);
});

test.each([
  ['help', '/help'],
  ['./help#fees', '/help#fees'],
  ['../search?brand=omega', '/search?brand=omega'],
])('the relative link %s leads to %s', async (link, href) => {
  expect(await preview(`[x](${link})`)).toEqual({
    html: `<p><a href="${href}">x</a></p>\n`,
    problems: [],
  });
});

test.each([
  ['[shop](example.com/terms)', 'The link to example.com/terms is left out.'],
  ['[x](javascript:alert)', 'The link to javascript:alert is left out.'],
  ['[x](/\\\\evil.example)', 'The link to '],
  ['![Us](team.jpg)', 'The picture team.jpg is left out'],
])('the editor reads what is left out of %s', async (content, problem) => {
  const { html, problems } = await preview(content);
  expect(html).not.toMatch(/<a |<img/);
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test('the start-up check names the pages that still contain a placeholder', async () => {
  const messages: string[] = [];
  const check = () =>
    warnAboutUnfinishedPages(server.database, { warn: (text: string) => messages.push(text) });
  await check();
  for (const name of ['help', 'terms', 'privacy', 'imprint']) {
    await callAsAdmin('PUT', `/site-pages/${name}`, {
      content: 'Jane Doe, Main Street 1',
      revision: 0,
    });
  }
  await check();
  expect(messages).toEqual([expect.stringContaining('/help, /terms, /privacy, /imprint.')]);
});
