import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoAccounts } from '../../../src/sandbox/demo/demo-accounts';
import { demoBuyers } from '../../../src/sandbox/demo/demo-buyers';
import { demoAdmin } from '../../../src/sandbox/demo/demo-people';
import { demoSellers } from '../../../src/sandbox/demo/demo-sellers';
import { signIn, type Account } from '../people';

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
  /** Who comes; a visitor when absent. */
  as?: DemoRole;
  /** Whether they sign in for this visit alone: signing out ends a session wherever it is open. */
  signsOut?: boolean;
  width?: number;
  height?: number;
  colours?: 'light' | 'dark';
  /** What is to be done before the page is asked for, such as holding back an answer. */
  before?: (page: Page) => Promise<unknown>;
  /** When to go on; once everything is loaded when absent. */
  until?: 'commit';
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens pages for people, who sign in once each: their session is handed to every later page. */
export class Doorkeeper {
  private readonly sessions = new Map<DemoRole, Promise<Session>>();

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  async open(path: string, visit: Visit = {}): Promise<Page> {
    const { as, signsOut, width = 1280, height = 900, before, until, colours } = visit;
    const context = await this.browser.newContext({
      baseURL: this.origin,
      viewport: { width, height },
      ...(colours && { colorScheme: colours }),
      ...(as && { storageState: await (signsOut ? this.signIn(as) : this.session(as)) }),
    });
    const page = await context.newPage();
    await before?.(page);
    await page.goto(path, { ...(until && { waitUntil: until }) });
    return page;
  }

  private session(role: DemoRole): Promise<Session> {
    const known = this.sessions.get(role);
    if (known) return known;
    const session = this.signIn(role);
    this.sessions.set(role, session);
    return session;
  }

  private async signIn(role: DemoRole): Promise<Session> {
    const context = await this.browser.newContext({ baseURL: this.origin });
    await signIn(await context.newPage(), demoPerson(role));
    // Firebase keeps who is signed in there.
    const session = await context.storageState({ indexedDB: true });
    await context.close();
    return session;
  }
}
