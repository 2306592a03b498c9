import type { RawRequest } from './wire/raw-request';
import type { Outcome } from './wire/send';

/** Counts the outcomes by the endpoint whose valid request was mutated. */
export class Tally {
  private readonly calls = new Map<string, Map<string, number>>();
  readonly changes = { productsAdded: 0, productsDeleted: 0, productsUncertain: 0 };

  add(request: RawRequest, outcome: Outcome): void {
    const { call } = request.parts;
    const result = typeof outcome === 'string' ? outcome : String(outcome.status);
    const results = this.calls.get(call) ?? new Map<string, number>();
    this.calls.set(call, results.set(result, (results.get(result) ?? 0) + 1));
    this.countProductChanges(request, outcome);
  }

  /** Counts the products that the request has added or deleted, or may have if its response was lost. */
  private countProductChanges({ parts }: RawRequest, outcome: Outcome): void {
    // By the final path: a mutation can turn one call into another.
    const finalCall = `${parts.method} ${parts.target.replace(/[?#].*/s, '')}`;
    const isAddition = /^POST .*\/api\/products\/?$/.test(finalCall);
    const isDeletion = /^DELETE .*\/api\/products\//.test(finalCall);
    const isListingChange = /^POST .*\/api\/listings\/changes\/?$/.test(finalCall);
    const maxDeleted = isListingChange ? countIdsToDelete(parts.body) : 0;
    const count = (text: string) =>
      typeof outcome === 'string' ? 0 : outcome.body.toString('utf8').split(text).length - 1;
    if (typeof outcome === 'string') {
      this.changes.productsUncertain += isAddition || isDeletion ? 1 : maxDeleted;
    } else if (isAddition) this.changes.productsAdded += count('"insertedId"');
    else if (isDeletion) this.changes.productsDeleted += count('"deletedCount":1');
    else if (maxDeleted > 0) this.changes.productsDeleted += count('"outcome":"changed"');
  }

  get total(): number {
    return this.count(() => true);
  }

  /** The share of requests with one of the results. */
  share(isCounted: (result: string) => boolean): number {
    return this.count(isCounted) / this.total;
  }

  /** The endpoints without a successful request. */
  get callsWithoutSuccess(): string[] {
    return [...this.calls]
      .filter(([, results]) => ![...results.keys()].some(isSuccess))
      .map(([call]) => call);
  }

  /** All results, and those of each endpoint when FUZZ_SEED or FUZZ_RUNS is set. */
  toString(): string {
    const all = new Map<string, number>();
    for (const results of this.calls.values()) {
      for (const [result, count] of results) all.set(result, (all.get(result) ?? 0) + count);
    }
    const each = [...this.calls].sort().map(([call, results]) => describe(call, results));
    const showsEndpoints = Boolean(process.env['FUZZ_SEED'] ?? process.env['FUZZ_RUNS']);
    return [describe(`${this.total} requests`, all), ...(showsEndpoints ? each : [])].join('\n');
  }

  private count(isCounted: (result: string) => boolean): number {
    return [...this.calls.values()]
      .flatMap((results) => [...results])
      .reduce((sum, [result, count]) => (isCounted(result) ? sum + count : sum), 0);
  }
}

/** How many products the body of a change of several products deletes at most. */
function countIdsToDelete(body: Buffer): number {
  try {
    const { action, ids } = JSON.parse(body.toString('utf8'));
    return action === 'delete' && Array.isArray(ids) ? ids.length : 0;
  } catch {
    return 0;
  }
}

export function isSuccess(result: string): boolean {
  return result.startsWith('2');
}

function describe(call: string, results: Map<string, number>): string {
  const counts = [...results].sort().map(([result, count]) => `${result}: ${count}`);
  return `${call.padEnd(34)}${counts.join(', ')}`;
}
