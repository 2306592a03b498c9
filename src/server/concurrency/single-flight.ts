/** Lets concurrent callers share one run of the same work. */
export class SingleFlight<Result> {
  private readonly inFlight = new Map<string, Promise<Result>>();

  /** Returns the result of the current run for the key, or starts a run. */
  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const current = this.inFlight.get(key);
    if (current) return current;
    const started = work().finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, started);
    return started;
  }

  /**
   * Like `run`, but the work starts after this call, so that its data is not older than the call: waits for
   * the current run, then shares the next one.
   */
  async runFresh(key: string, work: () => Promise<Result>): Promise<Result> {
    await this.inFlight.get(key)?.catch(() => undefined);
    return this.run(key, work);
  }
}
