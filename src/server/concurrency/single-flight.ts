/** Lets concurrent callers share one run of the same work. */
export class SingleFlight<Result> {
  private readonly inFlight = new Map<string, Promise<Result>>();

  /** Joins the run in flight for the key, or starts one. */
  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const current = this.inFlight.get(key);
    if (current) return current;
    const started = work().finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, started);
    return started;
  }

  /**
   * Like `run`, but never returns data that was read before the caller asked: it waits for the run in
   * flight and shares the next one.
   */
  async runFresh(key: string, work: () => Promise<Result>): Promise<Result> {
    await this.inFlight.get(key)?.catch(() => undefined);
    return this.run(key, work);
  }
}
