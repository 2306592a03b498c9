import puppeteer, { type Page } from 'puppeteer-core';
import { browserFlags, findBrowser } from '../../browser/chromium';

/** A browser for Lighthouse, which cannot share one with Playwright. */
export interface LighthouseBrowser {
  page: Page;
  /** Clicks the sandbox's button for a demo account. */
  signIn: (origin: string, label: 'Buyer' | 'Seller') => Promise<void>;
  close: () => Promise<void>;
}

export async function startLighthouseBrowser(): Promise<LighthouseBrowser> {
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
