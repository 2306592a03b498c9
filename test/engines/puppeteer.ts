import puppeteer, {
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import type { Engine, Window } from './window';

function windowOf(page: Page, context: BrowserContext): Window {
  /** Puppeteer expects a function, WebDriver a function body. */
  const call = (body: string, argument: string) =>
    `(function () { ${body} })(${JSON.stringify(argument)})`;
  return {
    // The tests poll for elements, and may leave a page before it has loaded.
    open: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
    back: () => page.goBack({ waitUntil: 'domcontentloaded' }),
    reload: () => page.reload({ waitUntil: 'domcontentloaded' }),
    run: (body, argument) => page.evaluate(call(body, argument)),
    async find(body, argument) {
      const handle = await page.evaluateHandle(call(body, argument));
      const element = handle.asElement() as ElementHandle<HTMLInputElement> | null;
      return (
        element && {
          click: () => element.click(),
          type: (text) => element.type(text),
          choose: (file) => element.uploadFile(file),
        }
      );
    },
    async popup() {
      const other = (await context.pages()).find((one) => one !== page);
      return other && windowOf(other, context);
    },
  };
}

/** Chromium or Firefox. */
export async function launchWithPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser: Browser = await puppeteer.launch(options);
  let context: BrowserContext | undefined;
  const closeProfile = async () => {
    await context?.close();
    context = undefined;
  };
  return {
    async openProfile() {
      await closeProfile();
      context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      return windowOf(page, context);
    },
    closeProfile,
    close: () => browser.close(),
  };
}
