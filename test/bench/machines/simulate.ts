import { Random } from '../../server/crash/support/random';
import { lognormal, percentile } from './distributions';
import { waitsForPlaces } from './order-of-changes';

/**
 * The numbers that decide how the data would be spread over machines (decision 30), for a hundred
 * million products. `node -r esbuild-register test/bench/machines/simulate.ts`
 */

const random = new Random(20_261_123);
const fixed = (value: number, digits = 1) => Number(value.toFixed(digits));

/** Milliseconds that a change takes to be given its place: ten thousand at once took 75 here. */
const placing = 0.0075;

function orderOfChanges() {
  return [1, 20, 80].flatMap((commit) =>
    [100, 10_000, 100_000].map((rate) => {
      const waits = waitsForPlaces({ rate, commit, placing }, random);
      return {
        'commit, ms': commit,
        'changes a second': rate,
        'p50, ms': fixed(percentile(waits, 0.5)),
        'p99, ms': fixed(percentile(waits, 0.99)),
      };
    }),
  );
}

/** A page that every shard is asked for is as slow as the slowest of them. */
function pagesOfAllShards() {
  return [1, 8, 32, 128].map((shards) => {
    const pages = Array.from({ length: 20_000 }, () => {
      let slowest = 0;
      for (let shard = 0; shard < shards; shard += 1) {
        slowest = Math.max(slowest, lognormal(random, 11, 40));
      }
      return slowest;
    });
    return {
      shards,
      'p50, ms': fixed(percentile(pages, 0.5)),
      'p99, ms': fixed(percentile(pages, 0.99)),
    };
  });
}

const sellers = 2_000_000;
/** Of what sellers list: half of them at most 8 products, one of a hundred more than 700. */
const listings = { median: 8, p99: 700 };

/** How much fuller the fullest shard is than the mean, with sellers spread by a hash. */
function fullestShards() {
  const products = Array.from({ length: sellers }, () =>
    Math.round(lognormal(random, listings.median, listings.p99)),
  );
  const total = products.reduce((sum, count) => sum + count, 0);
  const largest = percentile(products, 1);
  return [16, 64, 256, 1_024].map((shards) => {
    const full = new Float64Array(shards);
    for (const count of products) full[random.below(shards)]! += count;
    return {
      shards,
      'products, millions': fixed(total / 1e6),
      'largest seller': largest,
      'fullest by mean': fixed((Math.max(...full) * shards) / total, 2),
    };
  });
}

const tables: [string, object[]][] = [
  ['From a commit to its place in the order of changes', orderOfChanges()],
  ['A page that all shards are asked for', pagesOfAllShards()],
  ['Products by their seller', fullestShards()],
];
for (const [title, rows] of tables) {
  console.log(title);
  console.table(rows);
}
