import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { buildWhenStale } from '../../../src/sandbox/build-when-stale';
import { browserFlags, findBrowser } from '../../browser/chromium';
import { Shop } from '../../browser/spec/shop';
import { signIn } from '../../browser/people';
import { npmStart, startSandboxProcess } from '../../sandbox/support/start-sandbox-process';
import { generousLimits } from '../../server/support/generous-limits';
import { startPostgres } from '../../server/support/start-postgres';

/** Rounds before those that count. */
const warmUp = 10;

export interface Latency {
  moves: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  longest: number;
  /** Of the machine, beside the processors that it has. */
  load: string;
}

/**
 * From a buyer's click at one server process until the text is on the seller's screen, whose page is
 * of another process; both have one PostgreSQL database.
 */
export async function clickToScreen(moves: number): Promise<Latency> {
  await buildWhenStale();
  const postgres = await startPostgres({ isDurable: true });
  const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-live-'));
  const start = () =>
    startSandboxProcess(npmStart, {
      ...generousLimits,
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: postgres.databaseUrl,
    });
  const first = start();
  const shop = new Shop(await first.ready());
  const [seller, buyer] = [await shop.join('seller', 'Selma'), await shop.join('buyer', 'Bea')];
  const { _id: productId } = await shop.sell(seller);
  const { insertedId: order } = await shop.book(buyer, productId);
  // It knows the accounts that there are when it starts.
  const second = start();
  const elsewhere = await second.ready();
  const browser = await startBrowser();
  const lost = Promise.race([first.ended, second.ended]).then(({ output }): never => {
    throw new Error(`A server has ended:\n${output}`);
  });
  const measure = async () => {
    const clicking = await openPage(browser, shop.origin);
    const watching = await openPage(browser, elsewhere);
    for (const [page, person] of [
      [clicking, buyer],
      [watching, seller],
    ] as const) {
      const listening = page.waitForResponse('**/api/events');
      await signIn(page, person);
      await listening;
      await page.goto(`/dashboard/order/${order}`);
    }
    await rememberClicks(clicking);
    const times: number[] = [];
    for (let round = -warmUp; round < moves; round += 1) {
      const time = await move(clicking, watching, `Under clock number ${round + warmUp}.`);
      if (round >= 0) times.push(time);
    }
    return summaryOf(times);
  };
  try {
    return await Promise.race([measure(), lost]);
  } finally {
    await browser.close();
    await Promise.all([first.kill('SIGINT'), second.kill('SIGINT')]);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startBrowser(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: browserFlags,
    env: { ...process.env, ...env } as Record<string, string>,
  });
}

async function openPage(browser: Browser, origin: string): Promise<Page> {
  return (await browser.newContext({ baseURL: origin })).newPage();
}

declare global {
  /** Milliseconds by the clock that all pages of a machine have. */
  var clickedAt: number;
}

const rememberClicks = (page: Page) =>
  page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        globalThis.clickedAt = performance.timeOrigin + timeStamp;
      },
      { capture: true },
    );
  });

/** The buyer moves the meeting. @returns milliseconds */
async function move(clicking: Page, watching: Page, place: string): Promise<number> {
  await clicking.getByRole('button', { name: 'Change place or phone' }).click();
  const dialog = clicking.getByRole('dialog');
  await dialog.getByLabel('Meeting location').fill(place);
  const shown = watching.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.body.textContent.includes(text)) return;
          observer.disconnect();
          // Painted with the next frame.
          requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        look();
      }),
    place,
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  const time = (await shown) - (await clicking.evaluate(() => globalThis.clickedAt));
  await dialog.waitFor({ state: 'hidden' });
  return time;
}

function summaryOf(times: number[]): Latency {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!);
  return {
    moves: times.length,
    p50: at(0.5),
    p99: at(0.99),
    longest: at(1),
    load: `${loadavg()[0]!.toFixed(1)} of ${cpus().length}`,
  };
}
