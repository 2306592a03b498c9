/** Repeats its work: after a delay, which grows with each failure in a row, or at once when woken. */
export class PollingWorker {
  private running: Promise<void> = Promise.resolve();
  private isStopping = false;
  private isWoken = false;
  private endDelay: () => void = () => undefined;

  /** @param delay milliseconds after success; it doubles with each failure, up to `longestDelay` */
  constructor(
    private readonly work: () => Promise<unknown>,
    private readonly delay: number,
    private readonly onError: (error: unknown) => void,
    private readonly longestDelay = 30_000,
  ) {}

  start(): void {
    this.running = this.run();
  }

  wake(): void {
    this.isWoken = true;
    this.endDelay();
  }

  /** Resolves once the current work has ended. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.endDelay();
    await this.running;
  }

  private async run(): Promise<void> {
    let failures = 0;
    while (!this.isStopping) {
      this.isWoken = false;
      try {
        await this.work();
        failures = 0;
      } catch (error) {
        failures += 1;
        this.onError(error);
      }
      const backoff = Math.min(this.delay * 2 ** failures, this.longestDelay);
      await this.wait(Math.max(this.delay, backoff));
    }
  }

  private wait(delay: number): Promise<void> {
    if (this.isStopping || this.isWoken) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, delay);
      this.endDelay = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
