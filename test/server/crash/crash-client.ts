import { callServer, type TestResponse, type CallOptions } from '../support/call-server';
import type { Journal } from './journal';

/** The requests of one round, until the server is killed after a number of responses. */
export class CrashClient {
  private answers = 0;
  private crashing: Promise<void> | undefined;

  constructor(
    private readonly origin: string,
    private readonly journal: Journal,
    private readonly crash?: { afterAnswers: number; begin: () => Promise<void> },
  ) {}

  get isOver(): boolean {
    return this.crashing !== undefined;
  }

  /** Resolves once the kill has finished. */
  async crashed(): Promise<void> {
    await this.crashing;
  }

  /** Undefined when the outcome of the request is unknown. */
  async send(
    method: string,
    path: string,
    options: CallOptions,
  ): Promise<TestResponse | undefined> {
    const answer = await callServer(this.origin, method, path, options).catch((error: unknown) => {
      this.expectCrash(`${method} ${path}: ${error}`);
    });
    if (!answer) return undefined;
    if (answer.status >= 500) {
      this.expectCrash(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return undefined;
    }
    this.answers += 1;
    if (this.answers === this.crash?.afterAnswers) this.crashing = this.crash.begin();
    return answer;
  }

  private expectCrash(failure: string): void {
    if (!this.isOver) this.journal.failures.push(`before the crash, ${failure}`);
  }
}
