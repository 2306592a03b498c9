import type { Page, Route } from '@playwright/test';
import { callTimeout } from '../../../src/client/api/call-timeout';

const maxWait = 15_000;

/** The delays between retries of a query; see the client's base query. */
const pauses = [1000, 2000, 4000];

/**
 * Intercepts one kind of call, and holds it until a test decides what the network
 * does to it. While a call is held, its actor and the page are busy.
 */
export class Edge {
  private readonly held: Route[] = [];
  private arrived = () => undefined as void;
  private open = false;

  private constructor(
    private readonly page: Page,
    private readonly name: string,
  ) {}

  static async at(page: Page, method: string, address: RegExp): Promise<Edge> {
    const edge = new Edge(page, `${method} ${address.source}`);
    await page.route(address, (route) => {
      if (route.request().method() !== method) return route.fallback();
      if (edge.open) return route.continue();
      edge.held.push(route);
      edge.arrived();
      return undefined;
    });
    return edge;
  }

  /** The oldest held call, or the next one. */
  private async next(): Promise<Route> {
    const deadline = Date.now() + maxWait;
    while (this.held.length === 0) {
      const rest = deadline - Date.now();
      if (rest <= 0) throw new Error(`The application did not call ${this.name}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, rest);
        this.arrived = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return this.held.shift()!;
  }

  /** Passes the call to the real server, optionally with a changed URL. */
  async pass(change?: (address: URL) => void): Promise<void> {
    const route = await this.next();
    const address = new URL(route.request().url());
    change?.(address);
    await route.continue({ url: address.href });
  }

  /** Passes all held calls, and stops holding calls. */
  async passAll(): Promise<void> {
    this.open = true;
    for (const route of this.held.splice(0)) await route.continue();
  }

  /** Aborts the call before it reaches the server. */
  async lose(): Promise<void> {
    const route = await this.next();
    const failed = this.page.waitForEvent('requestfailed');
    await route.abort();
    await failed;
  }

  /** Holds a call until it times out. The page needs a fake clock. */
  async hang(timeout = callTimeout): Promise<void> {
    const route = await this.next();
    await this.page.clock.fastForward(timeout);
    await route.abort();
  }

  /** Leaves a call without a response, when the page no longer waits for one. */
  async ignore(): Promise<void> {
    await this.next();
  }

  /** Drops a call that the page has aborted. */
  async forget(): Promise<void> {
    const route = await this.next();
    await route.abort().catch(() => undefined);
  }

  /** Aborts a query and all its retries. The page needs a fake clock. */
  async loseEveryAttempt(): Promise<void> {
    for (const pause of pauses) {
      await this.lose();
      await this.page.clock.fastForward(pause);
    }
    await this.lose();
  }

  /** Passes the call to the real server, but drops the response. @returns the response's body */
  async loseResponse(): Promise<unknown> {
    const route = await this.next();
    const response = await route.fetch();
    const answer: unknown = await response.json();
    await route.abort();
    return answer;
  }

  /** Fulfils the call with a response that the real server would not give. */
  async answer(json: unknown, status = 200): Promise<void> {
    const route = await this.next();
    await route.fulfill({ json, status });
  }

  /** Fulfils a script request with a call of a function that the page already has. */
  async answerByRunning(name: string): Promise<void> {
    const route = await this.next();
    await route.fulfill({ contentType: 'text/javascript', body: `${name}();` });
  }
}
