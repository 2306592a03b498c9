const repetitions = Number(process.env['RACE_REPETITIONS'] ?? 2);
const timeout = 120_000;

/**
 * Defines a test of concurrent requests. Their order varies, so the test runs several times.
 * @param run gets the fraction of the earlier runs, from 0 to nearly 1, for example to delay a request
 */
export function race(name: string, run: (progress: number) => Promise<void>): void {
  test(
    name,
    async () => {
      for (let repetition = 0; repetition < repetitions; repetition += 1) {
        await run(repetition / repetitions);
      }
    },
    timeout,
  );
}
