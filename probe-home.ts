import { chromium } from 'playwright-core';
import { findBrowser, browserFlags } from './test/browser/chromium';
(async () => {
  const origin = process.argv[2];
  const { executablePath, env } = await findBrowser() as any;
  const b = await chromium.launch({ executablePath, env, args: browserFlags as any });
  const p = await b.newPage({ viewport: { width: 390, height: 844 } });
  await p.goto(origin + '/'); await p.waitForTimeout(8000);
  const r = await p.evaluate(() => performance.getEntriesByType('resource').filter((e: any) => e.name.endsWith('.js')).map((e: any) => [e.name.split('/').pop(), e.encodedBodySize, Math.round(e.startTime), e.initiatorType]));
  console.log(r.map(String).join('\n'), '\n', r.reduce((s: number, e: any) => s + e[1], 0));
  await b.close();
})();
