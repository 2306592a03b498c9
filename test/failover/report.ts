/** What one round has cost; in milliseconds. */
export interface Outage {
  fault: string;
  /** The longest time in which nobody's change was acknowledged. */
  gap: number;
  /** The longest that one person has waited for theirs. */
  wait: number;
}

/** Milliseconds that 99 of 100 outages may take. */
const goal = 12_000;

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

export function tellRound({ fault, gap, wait }: Outage, round: number, rounds: number): void {
  console.log(
    `${round}/${rounds} ${fault}: nothing acknowledged for ${seconds(gap)} s, ${seconds(wait)} s to wait for one person`,
  );
}

/** Prints a row for each kind of fault. @returns whether the goal was reached */
export function report(outages: Outage[]): boolean {
  const kinds = [...new Set(outages.map(({ fault }) => fault))].sort();
  console.table([
    ...kinds.map((kind) =>
      rowOf(
        kind,
        outages.filter(({ fault }) => fault === kind),
      ),
    ),
    rowOf('all', outages),
  ]);
  const worst = percentile(
    outages.map(({ gap }) => gap),
    99,
  );
  if (worst > goal) console.log(`The outage's p99 is above the goal of ${seconds(goal)} s.`);
  return worst <= goal;
}

function rowOf(fault: string, outages: Outage[]) {
  const gaps = outages.map(({ gap }) => gap);
  const waits = outages.map(({ wait }) => wait);
  return {
    fault,
    rounds: outages.length,
    'outage p50, s': seconds(percentile(gaps, 50)),
    'outage p99, s': seconds(percentile(gaps, 99)),
    "one person's wait p50, s": seconds(percentile(waits, 50)),
    "one person's wait p99, s": seconds(percentile(waits, 99)),
  };
}

/** The value that so many of the hundred are not above. */
function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? NaN;
}
