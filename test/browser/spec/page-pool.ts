import type { Page } from '@playwright/test';
import type { Session, Visit } from './visits';

interface PooledPage {
  accountKey: string;
  session: Session | undefined;
}

/** Each page needs a browser process. */
const maxPages = 6;

/** Whether a visit needs settings that a page cannot change, or a setup before its first navigation. */
const needsNewPage = ({ beforeNavigation, until, signsOut, needsNewContext, hasTouch }: Visit) =>
  Boolean(beforeNavigation ?? until ?? signsOut ?? needsNewContext ?? hasTouch);

const accountKeyOf = ({ as }: Visit) => (typeof as === 'object' ? as.email : (as ?? 'visitor'));

/** Resets a page to the state of a new browser context. */
async function resetPage(page: Page, session: Session | undefined): Promise<void> {
  const otherPages = page.context().pages();
  await Promise.all(otherPages.filter((other) => other !== page).map((other) => other.close()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.emulateMedia({ media: null, forcedColors: null });
  await page.mouse.move(0, 0);
  // A page of the same origin without the application.
  await page.goto('/robots.txt');
  await page.evaluate(
    async (entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name, value } of entries) localStorage.setItem(name, value);
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
    },
    // The session is in localStorage. Only earlier versions used a database.
    session?.origins[0]?.localStorage ?? [],
  );
}

/**
 * Reuses the page of each account for the next test, because a new page with an empty cache takes as
 * much processor time as the application.
 */
export class PagePool {
  private readonly idlePages = new Map<string, Page>();
  private readonly pooledPages = new WeakMap<Page, PooledPage>();

  /** The account's page, unless it is in use or the visit needs a new one. */
  async take(visit: Visit): Promise<Page | undefined> {
    if (needsNewPage(visit)) return undefined;
    const { width = 1280, height = 900, colors, prefersReducedMotion } = visit;
    const page = this.idlePages.get(accountKeyOf(visit));
    if (!page) return undefined;
    this.idlePages.delete(accountKeyOf(visit));
    await page.setViewportSize({ width, height });
    await page.emulateMedia({
      colorScheme: colors ?? 'light',
      reducedMotion: prefersReducedMotion ? 'reduce' : 'no-preference',
    });
    return page;
  }

  /** Adds a new page of an account. */
  add(page: Page, visit: Visit, session: Session | undefined): void {
    if (needsNewPage(visit)) return;
    this.pooledPages.set(page, { accountKey: accountKeyOf(visit), session });
  }

  /** @returns whether the page returned to the pool. Otherwise it must be closed. */
  async release(page: Page): Promise<boolean> {
    const pooledPage = this.pooledPages.get(page);
    if (!pooledPage || this.idlePages.has(pooledPage.accountKey) || page.isClosed()) return false;
    // A page that is navigating cannot be reset.
    const isReset = await resetPage(page, pooledPage.session).then(
      () => true,
      () => false,
    );
    if (isReset) this.idlePages.set(pooledPage.accountKey, page);
    await this.closeOldest();
    return isReset;
  }

  private async closeOldest(): Promise<void> {
    const [oldest] = this.idlePages;
    if (!oldest || this.idlePages.size <= maxPages) return;
    const [accountKey, page] = oldest;
    this.idlePages.delete(accountKey);
    await page.context().close();
  }
}
