import puppeteer, { type Page } from 'puppeteer-core';
import { browserFlags, findBrowser } from '../../browser/chromium';

/** A browser that Lighthouse drives; it cannot share one with Playwright. */
export interface Auditor {
  page: Page;
  /** Signs a demo account in by the buttons that the sandbox's login page offers. */
  signIn: (origin: string, label: 'Buyer' | 'Seller') => Promise<void>;
  close: () => Promise<void>;
}

export async function startAuditor(): Promise<Auditor> {
  const { executablePath, env } = await findBrowser();
  const browser = await puppeteer.launch({
    executablePath,
    headless: 'shell',
    args: browserFlags,
    env: { ...process.env, ...env },
  });
  const page = await browser.newPage();
  return {
    page,
    async signIn(origin, label) {
      await page.goto(`${origin}/login`);
      await page.locator(`button ::-p-text(${label})`).click();
      await page.locator('::-p-text(Successfully Logged In!)').wait();
    },
    close: () => browser.close(),
  };
}
