import type { Result } from 'lighthouse';
import type { Page } from 'puppeteer-core';
import type { Figure } from './figure';
import { startLighthouseBrowser } from './lighthouse-browser';

interface AuditedPage {
  name: string;
  path: string;
  as?: 'Buyer' | 'Seller';
  /** The goal for the performance score. */
  performance: number;
}

const pages: readonly AuditedPage[] = [
  { name: 'Home', path: '/', performance: 97 },
  { name: 'Blog', path: '/blog', performance: 97 },
  { name: 'Login', path: '/login', performance: 97 },
  { name: 'Product', path: '/product/pelagor-reef-300', performance: 95 },
  { name: 'Seller', path: '/seller/demo-seller', performance: 95 },
  { name: 'Search', path: '/search', performance: 95 },
  { name: 'Search by words', path: '/search?text=dive', performance: 95 },
  { name: 'Category', path: '/category/field-watches', as: 'Buyer', performance: 95 },
  { name: 'My Products', path: '/dashboard/my-products', as: 'Seller', performance: 95 },
  {
    name: 'Payment',
    path: '/dashboard/payment/harrowby-surveyor',
    as: 'Buyer',
    performance: 95,
  },
];

/** The audits that are compared, with the goals of a first visit. */
const timings = [
  { id: 'largest-contentful-paint', name: 'LCP', unit: 'ms', goal: 'at most 1800' },
  { id: 'total-blocking-time', name: 'TBT', unit: 'ms', goal: 'at most 200' },
  { id: 'cumulative-layout-shift', name: 'CLS', unit: '', goal: 'at most 0.02' },
] as const;
const otherCategories = ['accessibility', 'best-practices', 'seo'] as const;

/** Runs Lighthouse once with its mobile settings. */
async function audit(page: Page, url: string, keepStorage: boolean): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const flags = { logLevel: 'error', disableStorageReset: keepStorage } as const;
  const run = await lighthouse(url, flags, undefined, page);
  if (!run) throw new Error(`Lighthouse has no result for ${url}`);
  return run.lhr;
}

async function auditRepeatedly(
  runs: number,
  origin: string,
  page: Pick<AuditedPage, 'path' | 'as'>,
) {
  const browser = await startLighthouseBrowser();
  const reports: Result[] = [];
  try {
    if (page.as) await browser.signIn(origin, page.as);
    for (let run = 0; run < runs; run += 1) {
      reports.push(await audit(browser.page, `${origin}${page.path}`, page.as !== undefined));
    }
  } finally {
    await browser.close();
  }
  return reports;
}

const getTimings = (reports: readonly Result[], id: string) =>
  reports.map(({ audits }) => audits[id]?.numericValue ?? NaN);
const getScores = (reports: readonly Result[], id: string) =>
  reports.map(({ categories }) => (categories[id]?.score ?? NaN) * 100);

export async function auditPages(
  origin: string,
  minimalPageOrigin: string,
  runs: number,
): Promise<Figure[]> {
  const minimalPageReports = await auditRepeatedly(runs, minimalPageOrigin, { path: '/' });
  const figures: Figure[] = [];
  for (const { name, performance, ...page } of pages) {
    const reports = await auditRepeatedly(runs, origin, page);
    figures.push({
      name: `${name}: performance`,
      unit: '',
      goal: `at least ${performance}`,
      samples: getScores(reports, 'performance'),
      minimalPage: getScores(minimalPageReports, 'performance'),
    });
    for (const { id, unit, goal, name: label } of timings) {
      const samples = getTimings(reports, id);
      const isComparable = unit === 'ms';
      figures.push({
        name: `${name}: ${label}`,
        unit,
        // Signed-in pages have a performance goal only.
        goal: page.as ? '' : goal,
        samples,
        ...(isComparable && { minimalPage: getTimings(minimalPageReports, id) }),
      });
    }
    if (page.as) continue;
    for (const id of otherCategories) {
      figures.push({
        name: `${name}: ${id}`,
        unit: '',
        goal: '100',
        samples: getScores(reports, id),
      });
    }
  }
  return figures;
}
