import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before } from 'node:test';
import puppeteer, { type Browser, type BrowserContext } from 'puppeteer-core';
import { startMarketplace, type Marketplace } from '../browser/marketplace';
import { photograph } from '../browser/photograph';
import { findFirefox } from './find-firefox';
import { Person } from './person';

/** A marketplace and a Firefox for all tests of a file, which it opens before and closes after. */
export function setStage() {
  let folder: string;
  let marketplace: Marketplace | undefined;
  let browser: Browser | undefined;
  let opened: BrowserContext[] = [];

  const dataFolder = () => path.join(folder, 'data');

  before(
    async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'secondhand-firefox-'));
      const executablePath = findFirefox();
      if (!executablePath) throw new Error('No Firefox found: install one, or set FIREFOX_PATH.');
      marketplace = await startMarketplace(dataFolder());
      browser = await puppeteer.launch({ browser: 'firefox', executablePath });
    },
    { timeout: 180_000 },
  );

  after(async () => {
    await browser?.close();
    await marketplace?.stop('SIGINT');
    await rm(folder, { recursive: true, force: true });
  });

  afterEach(async () => {
    await Promise.all(opened.map((context) => context.close()));
    opened = [];
  });

  return {
    /** Somebody with a browser profile of their own. */
    async newPerson(): Promise<Person> {
      const context = await browser!.createBrowserContext();
      opened.push(context);
      const page = await context.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      return new Person(page, marketplace!.origin);
    },

    /** Writes a photo for somebody to choose, and says where. */
    async photographFile(): Promise<string> {
      const { name, buffer } = await photograph('jpeg');
      const file = path.join(folder, name);
      await writeFile(file, buffer);
      return file;
    },

    async killAndStartAgain() {
      const port = Number(new URL(marketplace!.origin).port);
      await marketplace!.stop('SIGKILL');
      marketplace = await startMarketplace(dataFolder(), port);
    },
  };
}
