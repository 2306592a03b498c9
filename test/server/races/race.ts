const repetitions = Number(process.env['RACE_REPETITIONS'] ?? 2);
const timeout = 120_000;

/**
 * A test of what happens at the same moment. Nobody knows who comes first, so it is run several
 * times; each is told how far along it is, from 0 for the first to nearly 1.
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
