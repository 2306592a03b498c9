import type { Page } from '@playwright/test';
import type { Session, Visit } from './people';

interface Kept {
  owner: string;
  session: Session | undefined;
}

/** Each holds a process of the browser. */
const mostKept = 6;

/** What a visit asks for that a page has for good, or that has to be there before it is opened. */
const asksForANewPage = ({ before, until, signsOut, isFirst, hasTouch }: Visit) =>
  Boolean(before ?? until ?? signsOut ?? isFirst ?? hasTouch);

const ownerOf = ({ as }: Visit) => (typeof as === 'object' ? as.email : (as ?? 'visitor'));

/** Takes away whatever a test has left in a page, as if its browser had just been opened. */
async function clear(page: Page, session: Session | undefined): Promise<void> {
  const others = page.context().pages();
  await Promise.all(others.filter((other) => other !== page).map((other) => other.close()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.emulateMedia({ media: null, forcedColors: null });
  await page.mouse.move(0, 0);
  // Of the same origin, and without the application.
  await page.goto('/robots.txt');
  await page.evaluate(
    async (entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name, value } of entries) localStorage.setItem(name, value);
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
    },
    // Who is signed in is kept there; a database has it only from an earlier version.
    session?.origins[0]?.localStorage ?? [],
  );
}

/**
 * The page that each person has left, for the next test: a new one, with an empty cache, takes as
 * much of the processor as the application does.
 */
export class KeptPages {
  private readonly free = new Map<string, Page>();
  private readonly lent = new WeakMap<Page, Kept>();

  /** The page of whoever comes, unless it is open or the visit asks for a new one. */
  async take(visit: Visit): Promise<Page | undefined> {
    if (asksForANewPage(visit)) return undefined;
    const { width = 1280, height = 900, colours, isStill } = visit;
    const page = this.free.get(ownerOf(visit));
    if (!page) return undefined;
    this.free.delete(ownerOf(visit));
    await page.setViewportSize({ width, height });
    await page.emulateMedia({
      colorScheme: colours ?? 'light',
      reducedMotion: isStill ? 'reduce' : 'no-preference',
    });
    return page;
  }

  /** Remembers whose a new page is. */
  lend(page: Page, visit: Visit, session: Session | undefined): void {
    if (asksForANewPage(visit)) return;
    this.lent.set(page, { owner: ownerOf(visit), session });
  }

  /** @returns whether the page is kept; if not it is to be closed. */
  async giveBack(page: Page): Promise<boolean> {
    const kept = this.lent.get(page);
    if (!kept || this.free.has(kept.owner) || page.isClosed()) return false;
    // One that goes elsewhere by itself in this moment can't be cleared.
    const isClear = await clear(page, kept.session).then(
      () => true,
      () => false,
    );
    if (isClear) this.free.set(kept.owner, page);
    await this.forgetOldest();
    return isClear;
  }

  private async forgetOldest(): Promise<void> {
    const [oldest] = this.free;
    if (!oldest || this.free.size <= mostKept) return;
    const [owner, page] = oldest;
    this.free.delete(owner);
    await page.context().close();
  }
}
