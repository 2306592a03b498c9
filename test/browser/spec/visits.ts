import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoAccounts } from '../../../src/sandbox/demo/demo-accounts';
import { demoBuyers } from '../../../src/sandbox/demo/demo-buyers';
import { demoAdmin } from '../../../src/sandbox/demo/demo-people';
import { demoSellers } from '../../../src/sandbox/demo/demo-sellers';
import { signIn, type Account } from '../accounts';
import { PagePool } from './page-pool';

export type DemoRole = 'Buyer' | 'Seller' | 'Admin';

const names: Record<DemoRole, string> = {
  Buyer: demoBuyers[0].name,
  Seller: demoSellers[0].name,
  Admin: demoAdmin.name,
};

/** The demo account of a role. */
export function demoUser(role: DemoRole): Account {
  const account = demoAccounts.find(({ label }) => label === role)!;
  return { name: names[role], email: account.email, password: account.password };
}

export interface Visit {
  /** A demo role or a registered account. A visitor by default. */
  as?: DemoRole | Account;
  /** Whether to sign in for this visit only, because signing out ends a shared session. */
  signsOut?: boolean;
  /** Whether the visit needs a new browser context. Otherwise a page of the pool is reused. */
  needsNewContext?: boolean;
  width?: number;
  height?: number;
  colors?: 'light' | 'dark';
  /** Whether the device has a touch screen. */
  hasTouch?: boolean;
  prefersReducedMotion?: boolean;
  /** Runs before the navigation, for example to hold a response. */
  beforeNavigation?: (page: Page) => Promise<unknown>;
  /** The load state to wait for. `load` by default. */
  until?: 'commit';
}

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

const accountOf = (user: DemoRole | Account) => (typeof user === 'string' ? demoUser(user) : user);

/** Opens pages for accounts. Each account signs in once, and later pages reuse its session. */
export class PageOpener {
  private readonly sessions = new Map<string, Promise<Session>>();
  private readonly pool = new PagePool();

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  async open(path: string, visit: Visit = {}): Promise<Page> {
    const { beforeNavigation, until } = visit;
    const page = (await this.pool.take(visit)) ?? (await this.openNew(visit));
    await beforeNavigation?.(page);
    await page.goto(path, { ...(until && { waitUntil: until }) });
    return page;
  }

  /** Call this for every page at the end of its test. */
  async close(page: Page): Promise<void> {
    if (!(await this.pool.release(page))) await page.context().close();
  }

  private async openNew(visit: Visit): Promise<Page> {
    const {
      as,
      signsOut,
      width = 1280,
      height = 900,
      colors,
      hasTouch,
      prefersReducedMotion,
    } = visit;
    const account = as && accountOf(as);
    const session = account && (await (signsOut ? this.signIn(account) : this.getSession(account)));
    const context = await this.browser.newContext({
      baseURL: this.origin,
      viewport: { width, height },
      ...(colors && { colorScheme: colors }),
      ...(hasTouch && { hasTouch }),
      ...(prefersReducedMotion && { reducedMotion: 'reduce' }),
      ...(session && { storageState: session }),
    });
    const page = await context.newPage();
    this.pool.add(page, visit, session);
    return page;
  }

  private getSession(account: Account): Promise<Session> {
    const session = this.sessions.get(account.email) ?? this.signIn(account);
    this.sessions.set(account.email, session);
    return session;
  }

  private async signIn(account: Account): Promise<Session> {
    const context = await this.browser.newContext({ baseURL: this.origin });
    await signIn(await context.newPage(), account);
    const session = await context.storageState();
    await context.close();
    return session;
  }
}
