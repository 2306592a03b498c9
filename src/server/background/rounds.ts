/** Does its work again and again: after each pause, and at once when it is woken. */
export class Rounds {
  private running: Promise<void> = Promise.resolve();
  private isStopping = false;
  private isWoken = false;
  private endRest: () => void = () => undefined;

  /** @param pause milliseconds; after failures it grows to the longest one */
  constructor(
    private readonly work: () => Promise<unknown>,
    private readonly pause: number,
    private readonly onError: (error: unknown) => void,
    private readonly longestPause = 30_000,
  ) {}

  start(): void {
    this.running = this.run();
  }

  wake(): void {
    this.isWoken = true;
    this.endRest();
  }

  /** Resolves once the round under way has come to its end. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.endRest();
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
      const grown = Math.min(this.pause * 2 ** failures, this.longestPause);
      await this.rest(Math.max(this.pause, grown));
    }
  }

  private rest(pause: number): Promise<void> {
    if (this.isStopping || this.isWoken) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      this.endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
