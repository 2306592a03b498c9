import type { Page, Route } from '@playwright/test';
import { callTimeout } from '../../../src/client/api/call-timeout';

/** Long enough that even on a busy machine only a call that is never sent exceeds it. */
const maxWaitMilliseconds = 60_000;

/** The delays between retries of a query in milliseconds; see `src/client/api/base-query.ts`. */
const retryDelays = [1000, 2000, 4000];

/**
 * Intercepts one kind of call, and holds it until a test decides what the network
 * does to it. While a call is held, its actor and the page are busy.
 */
export class CallInterceptor {
  private readonly heldRoutes: Route[] = [];
  private onArrival = () => undefined as void;
  private forwardsAll = false;

  private constructor(
    private readonly page: Page,
    private readonly name: string,
  ) {}

  static async create(page: Page, method: string, url: RegExp): Promise<CallInterceptor> {
    const interceptor = new CallInterceptor(page, `${method} ${url.source}`);
    await page.route(url, (route) => {
      if (route.request().method() !== method) return route.fallback();
      if (interceptor.forwardsAll) return route.continue();
      interceptor.heldRoutes.push(route);
      interceptor.onArrival();
      return undefined;
    });
    return interceptor;
  }

  /** Returns the oldest held call, or waits for the next one. */
  private async takeNext(): Promise<Route> {
    const deadline = Date.now() + maxWaitMilliseconds;
    while (this.heldRoutes.length === 0) {
      const remaining = deadline - Date.now();
      if (remaining <= 0) throw new Error(`The application did not call ${this.name}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, remaining);
        this.onArrival = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return this.heldRoutes.shift()!;
  }

  /** Forwards the call to the real server, optionally with a changed URL. */
  async forward(changeUrl?: (url: URL) => void): Promise<void> {
    const route = await this.takeNext();
    const url = new URL(route.request().url());
    changeUrl?.(url);
    await route.continue({ url: url.href });
  }

  /** Forwards all held calls and stops holding calls. */
  async forwardAll(): Promise<void> {
    this.forwardsAll = true;
    for (const route of this.heldRoutes.splice(0)) await route.continue();
  }

  /** Aborts the call before it reaches the server. */
  async abort(): Promise<void> {
    const route = await this.takeNext();
    const failed = this.page.waitForEvent('requestfailed');
    await route.abort();
    await failed;
  }

  /** Advances the page's fake clock until the held call times out. */
  async timeOut(timeout = callTimeout): Promise<void> {
    const route = await this.takeNext();
    await this.page.clock.fastForward(timeout);
    await route.abort();
  }

  /** Leaves the call without a response for the rest of the test. */
  async leaveUnanswered(): Promise<void> {
    await this.takeNext();
  }

  /** Removes a held call that the page itself has aborted. */
  async discard(): Promise<void> {
    const route = await this.takeNext();
    await route.abort().catch(() => undefined);
  }

  /** Aborts a query and all its retries. Advances the page's fake clock. */
  async abortAllAttempts(): Promise<void> {
    for (const delay of retryDelays) {
      await this.abort();
      await this.page.clock.fastForward(delay);
    }
    await this.abort();
  }

  /** Forwards the call to the real server, but drops the response. @returns the body of the response */
  async dropResponse(): Promise<unknown> {
    const route = await this.takeNext();
    const response = await route.fetch();
    const body: unknown = await response.json();
    await route.abort();
    return body;
  }

  /** Fulfils the call with a response that the real server would not give. */
  async respond(json: unknown, status = 200): Promise<void> {
    const route = await this.takeNext();
    await route.fulfill({ json, status });
  }

  /** Fulfils a script request with a call of a function that the page already has. */
  async fulfillWithFunctionCall(name: string): Promise<void> {
    const route = await this.takeNext();
    await route.fulfill({ contentType: 'text/javascript', body: `${name}();` });
  }
}
