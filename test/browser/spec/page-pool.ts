import type { Page } from '@playwright/test';
import type { Session, Visit } from './visits';

interface PooledPage {
  owner: string;
  session: Session | undefined;
}

/** Each page needs a browser process. */
const maxPages = 6;

/** Whether a visit needs settings that a page cannot change, or a setup before its first navigation. */
const needsNewPage = ({ beforeNavigation, until, signsOut, needsNewContext, hasTouch }: Visit) =>
  Boolean(beforeNavigation ?? until ?? signsOut ?? needsNewContext ?? hasTouch);

const ownerOf = ({ as }: Visit) => (typeof as === 'object' ? as.email : (as ?? 'visitor'));

/** Resets a page to the state of a new browser context. */
async function clear(page: Page, session: Session | undefined): Promise<void> {
  const others = page.context().pages();
  await Promise.all(others.filter((other) => other !== page).map((other) => other.close()));
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
  private readonly free = new Map<string, Page>();
  private readonly pooledPages = new WeakMap<Page, PooledPage>();

  /** The account's page, unless it is in use or the visit needs a new one. */
  async take(visit: Visit): Promise<Page | undefined> {
    if (needsNewPage(visit)) return undefined;
    const { width = 1280, height = 900, colours, prefersReducedMotion } = visit;
    const page = this.free.get(ownerOf(visit));
    if (!page) return undefined;
    this.free.delete(ownerOf(visit));
    await page.setViewportSize({ width, height });
    await page.emulateMedia({
      colorScheme: colours ?? 'light',
      reducedMotion: prefersReducedMotion ? 'reduce' : 'no-preference',
    });
    return page;
  }

  /** Adds a new page with its owner. */
  add(page: Page, visit: Visit, session: Session | undefined): void {
    if (needsNewPage(visit)) return;
    this.pooledPages.set(page, { owner: ownerOf(visit), session });
  }

  /** @returns whether the page returned to the pool. Otherwise it must be closed. */
  async release(page: Page): Promise<boolean> {
    const pooled = this.pooledPages.get(page);
    if (!pooled || this.free.has(pooled.owner) || page.isClosed()) return false;
    // A page that is navigating cannot be reset.
    const isClear = await clear(page, pooled.session).then(
      () => true,
      () => false,
    );
    if (isClear) this.free.set(pooled.owner, page);
    await this.closeOldest();
    return isClear;
  }

  private async closeOldest(): Promise<void> {
    const [oldest] = this.free;
    if (!oldest || this.free.size <= maxPages) return;
    const [owner, page] = oldest;
    this.free.delete(owner);
    await page.context().close();
  }
}
