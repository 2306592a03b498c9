import { randomStream } from '../../../../src/sandbox/demo/drawing/random';

/** Choices that a seed decides. */
export class Random {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = randomStream(seed);
  }

  /** From 0 to below the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.below(items.length)];
  }

  /** A stream of its own for another chooser, so that their turns may come in any order. */
  fork(): Random {
    return new Random(this.below(2 ** 32));
  }
}
