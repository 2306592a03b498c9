const repetitions = Number(process.env['RACE_REPETITIONS'] ?? 2);
const timeout = 120_000;

/**
 * A test of simultaneous events. Their order varies, so it runs several times, each with its progress
 * from 0 for the first to nearly 1.
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
