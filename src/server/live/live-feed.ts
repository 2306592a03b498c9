import { PollingWorker } from '../background/polling-worker';
import type { Database } from '../database/database';
import {
  placeAMinuteAgo,
  readChanges,
  sequenceChanges,
  type Counter,
  type SequencedChange,
} from '../repositories/live-changes';
import { withTimeout } from '../with-timeout';

/** Somebody who hears of changes as long as they listen. */
export interface Listener {
  userId: string;
  /** An admin hears of every order. */
  isAdmin: boolean;
  /** The last change that they know of; undefined for who begins to listen. */
  after: number | undefined;
  /** What came after that, as far as it concerns them. */
  hear: (changes: SequencedChange[]) => void;
  /** They know all up to here, and go on from it another time. */
  markPlace: (last: number) => void;
  /** They have missed what is not there any more, and know nothing for certain. */
  reset: (last: number) => void;
  /** The server closes. */
  end: () => void;
}

/** Milliseconds between two looks at what other processes have written. */
const pause = 300;
/** While the database is away; open pages show what was until the next look. */
const longestPause = 2_000;
/** For the last look to end, when nobody listens any more. */
const longestEnd = 1_000;
/** Of so many missed changes, to ask for everything again is less. */
const mostMissed = 1_000;

/** Tells those who listen at this server of what changed at any: one look for all of them. */
export class LiveFeed {
  private readonly listeners = new Set<Listener>();
  private readonly joining = new Set<Listener>();
  private readonly rounds: PollingWorker;
  private isRunning = false;
  /** Those who listen have heard all up to here. */
  private told = 0;

  constructor(
    private readonly database: Database,
    onError: (error: unknown) => void,
  ) {
    this.rounds = new PollingWorker(() => this.look(), pause, onError, longestPause);
  }

  /** @returns what ends the listening */
  listen(listener: Listener): () => void {
    this.joining.add(listener);
    if (this.isRunning) this.rounds.wake();
    else this.rounds.start();
    this.isRunning = true;
    return () => {
      this.joining.delete(listener);
      this.listeners.delete(listener);
    };
  }

  get listenerCount(): number {
    return this.joining.size + this.listeners.size;
  }

  listenersOf(userId: string): number {
    return [...this.joining, ...this.listeners].filter((each) => each.userId === userId).length;
  }

  /** Lets somebody mark their place who hears nothing because all of it is for others. */
  markPlaceOf(listener: Listener): void {
    if (this.listeners.has(listener)) listener.markPlace(this.told);
  }

  /** Something was written here: others need not wait for the next look. */
  wake(): void {
    if (this.isRunning) this.rounds.wake();
  }

  async close(): Promise<void> {
    for (const listener of [...this.joining, ...this.listeners]) listener.end();
    if (this.isRunning) await withTimeout(longestEnd, this.rounds.stop());
  }

  private async look(): Promise<void> {
    if (this.listeners.size === 0 && this.joining.size === 0) return;
    const counter = await sequenceChanges(this.database);
    const { last } = counter;
    if (this.listeners.size > 0 && last > this.told) {
      tell(this.listeners, await readChanges(this.database, this.told, last));
    }
    this.told = last;
    for (const listener of [...this.joining]) await this.join(listener, counter);
  }

  private async join(listener: Listener, { last, deleted }: Counter): Promise<void> {
    const after = listener.after ?? (await placeAMinuteAgo(this.database, last));
    const missesSome = after < deleted || after > last || last - after > mostMissed;
    if (missesSome) listener.reset(last);
    else if (after < last) tell([listener], await readChanges(this.database, after, last));
    listener.markPlace(last);
    // Unless they have gone meanwhile.
    if (this.joining.delete(listener)) this.listeners.add(listener);
  }
}

function tell(listeners: Iterable<Listener>, changes: SequencedChange[]): void {
  for (const listener of listeners) {
    const own = changes.filter((change) => concerns(listener, change));
    if (own.length > 0) listener.hear(own);
  }
}

function concerns(
  { userId, isAdmin }: Listener,
  { recipientIds, about }: SequencedChange,
): boolean {
  return recipientIds === null || recipientIds.includes(userId) || (isAdmin && about === 'order');
}
