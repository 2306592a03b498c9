import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoAccounts } from '../../../src/sandbox/demo/demo-accounts';
import { demoBuyers } from '../../../src/sandbox/demo/demo-buyers';
import { demoAdmin } from '../../../src/sandbox/demo/demo-people';
import { demoSellers } from '../../../src/sandbox/demo/demo-sellers';
import { signIn, type Account } from '../people';
import { KeptPages } from './kept-pages';

export type DemoRole = 'Buyer' | 'Seller' | 'Admin';

const names: Record<DemoRole, string> = {
  Buyer: demoBuyers[0].name,
  Seller: demoSellers[0].name,
  Admin: demoAdmin.name,
};

/** The demo person of a role. */
export function demoPerson(role: DemoRole): Account {
  const account = demoAccounts.find(({ label }) => label === role)!;
  return { name: names[role], email: account.email, password: account.password };
}

export interface Visit {
  /** Who comes: somebody of the demo, or anybody who is registered; a visitor when absent. */
  as?: DemoRole | Account;
  /** Whether they sign in for this visit alone: signing out ends a session wherever it is open. */
  signsOut?: boolean;
  /** Whether their browser must never have been here; otherwise they may come again in the same one. */
  isFirst?: boolean;
  width?: number;
  height?: number;
  colours?: 'light' | 'dark';
  /** Whether the screen is touched, as a phone's is. */
  hasTouch?: boolean;
  /** Whether nothing is to move for show. */
  isStill?: boolean;
  /** What is to be done before the page is asked for, such as holding back an answer. */
  before?: (page: Page) => Promise<unknown>;
  /** When to go on; once everything is loaded when absent. */
  until?: 'commit';
}

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

const accountOf = (person: DemoRole | Account) =>
  typeof person === 'string' ? demoPerson(person) : person;

/** Opens pages for people, who sign in once each: their session is handed to every later page. */
export class Doorkeeper {
  private readonly sessions = new Map<string, Promise<Session>>();
  private readonly kept = new KeptPages();

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  async open(path: string, visit: Visit = {}): Promise<Page> {
    const { before, until } = visit;
    const page = (await this.kept.take(visit)) ?? (await this.openNew(visit));
    await before?.(page);
    await page.goto(path, { ...(until && { waitUntil: until }) });
    return page;
  }

  /** For every page when its test has ended. */
  async close(page: Page): Promise<void> {
    if (!(await this.kept.giveBack(page))) await page.context().close();
  }

  private async openNew(visit: Visit): Promise<Page> {
    const { as, signsOut, width = 1280, height = 900, colours, hasTouch, isStill } = visit;
    const account = as && accountOf(as);
    const session = account && (await (signsOut ? this.signIn(account) : this.session(account)));
    const context = await this.browser.newContext({
      baseURL: this.origin,
      viewport: { width, height },
      ...(colours && { colorScheme: colours }),
      ...(hasTouch && { hasTouch }),
      ...(isStill && { reducedMotion: 'reduce' }),
      ...(session && { storageState: session }),
    });
    const page = await context.newPage();
    this.kept.lend(page, visit, session);
    return page;
  }

  private session(account: Account): Promise<Session> {
    const known = this.sessions.get(account.email);
    if (known) return known;
    const session = this.signIn(account);
    this.sessions.set(account.email, session);
    return session;
  }

  private async signIn(account: Account): Promise<Session> {
    const context = await this.browser.newContext({ baseURL: this.origin });
    await signIn(await context.newPage(), account);
    // Firebase keeps who is signed in there.
    const session = await context.storageState({ indexedDB: true });
    await context.close();
    return session;
  }
}
