import { callServer, type TestResponse, type CallOptions } from '../support/call-server';
import type { Journal } from './journal';

/** Sends the requests of one round, and has the server killed after a number of responses. */
export class CrashClient {
  private responses = 0;
  private crashing: Promise<void> | undefined;

  constructor(
    private readonly origin: string,
    private readonly journal: Journal,
    private readonly crash?: { afterResponses: number; begin: () => Promise<void> },
  ) {}

  get isOver(): boolean {
    return this.crashing !== undefined;
  }

  /** Resolves once the kill has finished. */
  async waitForCrash(): Promise<void> {
    await this.crashing;
  }

  /** Undefined when the outcome of the request is unknown. */
  async send(
    method: string,
    path: string,
    options: CallOptions,
  ): Promise<TestResponse | undefined> {
    const response = await callServer(this.origin, method, path, options).catch(
      (error: unknown) => {
        this.expectCrash(`${method} ${path}: ${error}`);
      },
    );
    if (!response) return undefined;
    if (response.status >= 500) {
      this.expectCrash(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
      return undefined;
    }
    this.responses += 1;
    if (this.responses === this.crash?.afterResponses) this.crashing = this.crash.begin();
    return response;
  }

  private expectCrash(failure: string): void {
    if (!this.isOver) this.journal.failures.push(`before the crash, ${failure}`);
  }
}
