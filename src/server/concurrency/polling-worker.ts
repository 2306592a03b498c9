/** Repeats its work after a delay, or immediately when woken. Consecutive failures increase the delay. */
export class PollingWorker {
  private running: Promise<void> = Promise.resolve();
  private isStopping = false;
  private isWoken = false;
  private finishWait: () => void = () => undefined;

  /**
   * @param delay milliseconds until the next run
   * @param maxDelay milliseconds up to which the delay doubles with each consecutive failure
   */
  constructor(
    private readonly work: () => Promise<unknown>,
    private readonly delay: number,
    private readonly onError: (error: unknown) => void,
    private readonly maxDelay = 30_000,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Runs the work again immediately, or after the current run. */
  wake(): void {
    this.isWoken = true;
    this.finishWait();
  }

  /** Resolves once the current work has ended. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.finishWait();
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
      const backoff = Math.min(this.delay * 2 ** failures, this.maxDelay);
      await this.wait(Math.max(this.delay, backoff));
    }
  }

  private wait(delay: number): Promise<void> {
    if (this.isStopping || this.isWoken) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, delay);
      this.finishWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
