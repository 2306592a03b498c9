import type { Page, Route } from '@playwright/test';
import { callTimeout } from '../../../src/client/api/call-timeout';

const longestWait = 15_000;

/** RTK Query's pauses before it asks a lost question again; see the client's base query. */
const pauses = [1000, 2000, 4000];

/**
 * The edge of the browser, where one kind of call is held until a test decides what the network
 * does to it. While a call is held, its actor is silent and the page is busy.
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

  /** The oldest call that is held, or the next one to come. */
  private async next(): Promise<Route> {
    const deadline = Date.now() + longestWait;
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

  /** Lets the call through to the real server, to another address where one is given. */
  async pass(change?: (address: URL) => void): Promise<void> {
    const route = await this.next();
    const address = new URL(route.request().url());
    change?.(address);
    await route.continue({ url: address.href });
  }

  /** No call is held any more. */
  async passAll(): Promise<void> {
    this.open = true;
    for (const route of this.held.splice(0)) await route.continue();
  }

  /** Loses the call on its way. */
  async lose(): Promise<void> {
    const route = await this.next();
    const failed = this.page.waitForEvent('requestfailed');
    await route.abort();
    await failed;
  }

  /** Keeps a call until the page has given it up; the page needs a clock of the test's. */
  async hang(patience = callTimeout): Promise<void> {
    const route = await this.next();
    await this.page.clock.fastForward(patience);
    await route.abort();
  }

  /** Leaves a call without an answer for good, when nobody waits for one any more. */
  async ignore(): Promise<void> {
    await this.next();
  }

  /** Lets go of a call that the page has taken back. */
  async forget(): Promise<void> {
    const route = await this.next();
    await route.abort().catch(() => undefined);
  }

  /** Loses a question each time it is asked; the page needs a clock of the test's. */
  async loseEveryTry(): Promise<void> {
    for (const pause of pauses) {
      await this.lose();
      await this.page.clock.fastForward(pause);
    }
    await this.lose();
  }

  /** The real server takes the call, but its answer is lost. @returns the answer. */
  async loseAnswer(): Promise<unknown> {
    const route = await this.next();
    const response = await route.fetch();
    const answer: unknown = await response.json();
    await route.abort();
    return answer;
  }

  /** Answers in the server's place, where the real one cannot be brought to it. */
  async answer(json: unknown, status = 200): Promise<void> {
    const route = await this.next();
    await route.fulfill({ json, status });
  }

  /** Answers a script element with a call of a function that the page has already. */
  async answerByRunning(name: string): Promise<void> {
    const route = await this.next();
    await route.fulfill({ contentType: 'text/javascript', body: `${name}();` });
  }
}
