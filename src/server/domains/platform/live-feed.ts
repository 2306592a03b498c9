import { PollingWorker } from '../../concurrency/polling-worker';
import type { Database } from '../../database/database';
import {
  findSequenceOneMinuteAgo,
  readChanges,
  sequenceChanges,
  type ChangeCounter,
  type SequencedChange,
} from './live-changes.sql';
import { withTimeout } from '../../concurrency/with-timeout';

/** An open page that receives changes. */
export interface Subscriber {
  userId: string;
  /** Admins and moderators receive the changes of all orders. */
  isStaff: boolean;
  /** The sequence of the last change that the client has received; undefined for a new client. */
  after: number | undefined;
  /** Receives later changes that concern the user. */
  onChanges: (changes: SequencedChange[]) => void;
  /** Receives the sequence up to which the client is up to date. */
  onPosition: (lastSequence: number) => void;
  /** The client must reload all data, because changes that it has missed were deleted or are too many. */
  onReset: (lastSequence: number) => void;
  /** Called when the server shuts down. */
  onClose: () => void;
}

/** Milliseconds between two polls. */
const pollInterval = 300;
/** Milliseconds between two polls while the database is unreachable. */
const maxPollInterval = 2_000;
/** Milliseconds for the last poll to end at shutdown. */
const closeTimeout = 1_000;
/** A client that has missed more changes must reload all data. */
const maxReplayedChanges = 1_000;

/** Polls the changes that all processes have made, and sends them to the subscribers of this process. */
export class LiveFeed {
  private readonly subscribers = new Set<Subscriber>();
  private readonly newSubscribers = new Set<Subscriber>();
  private readonly worker: PollingWorker;
  private isRunning = false;
  /** The sequence of the last change that was sent to the subscribers. */
  private lastSent = 0;

  constructor(
    private readonly database: Database,
    onError: (error: unknown) => void,
  ) {
    this.worker = new PollingWorker(() => this.poll(), pollInterval, onError, maxPollInterval);
  }

  /** Adds a subscriber. Returns a function that removes it. */
  subscribe(subscriber: Subscriber): () => void {
    this.newSubscribers.add(subscriber);
    if (this.isRunning) this.worker.wake();
    else this.worker.start();
    this.isRunning = true;
    return () => {
      this.newSubscribers.delete(subscriber);
      this.subscribers.delete(subscriber);
    };
  }

  get subscriberCount(): number {
    return this.newSubscribers.size + this.subscribers.size;
  }

  countOfUser(userId: string): number {
    return [...this.newSubscribers, ...this.subscribers].filter(
      (subscriber) => subscriber.userId === userId,
    ).length;
  }

  /** Sends the current position to a subscriber, even if no change has concerned the user. */
  sendPositionTo(subscriber: Subscriber): void {
    if (this.subscribers.has(subscriber)) subscriber.onPosition(this.lastSent);
  }

  /** Polls immediately, because this process has written. */
  wake(): void {
    if (this.isRunning) this.worker.wake();
  }

  async close(): Promise<void> {
    for (const subscriber of [...this.newSubscribers, ...this.subscribers]) subscriber.onClose();
    if (this.isRunning) await withTimeout(closeTimeout, this.worker.stop());
  }

  private async poll(): Promise<void> {
    if (this.subscribers.size === 0 && this.newSubscribers.size === 0) return;
    const counter = await sequenceChanges(this.database);
    const { lastSequence: last } = counter;
    if (this.subscribers.size > 0 && last > this.lastSent) {
      sendRelevantChanges(this.subscribers, await readChanges(this.database, this.lastSent, last));
    }
    this.lastSent = last;
    for (const subscriber of [...this.newSubscribers]) await this.start(subscriber, counter);
  }

  private async start(
    subscriber: Subscriber,
    { lastSequence: last, deletedSequence }: ChangeCounter,
  ): Promise<void> {
    const after = subscriber.after ?? (await findSequenceOneMinuteAgo(this.database, last));
    const mustReset = after < deletedSequence || after > last || last - after > maxReplayedChanges;
    if (mustReset) subscriber.onReset(last);
    else if (after < last)
      sendRelevantChanges([subscriber], await readChanges(this.database, after, last));
    subscriber.onPosition(last);
    // The client may have disconnected meanwhile.
    if (this.newSubscribers.delete(subscriber)) this.subscribers.add(subscriber);
  }
}

function sendRelevantChanges(subscribers: Iterable<Subscriber>, changes: SequencedChange[]): void {
  for (const subscriber of subscribers) {
    const relevantChanges = changes.filter((change) => concerns(subscriber, change));
    if (relevantChanges.length > 0) subscriber.onChanges(relevantChanges);
  }
}

function concerns(
  { userId, isStaff }: Subscriber,
  { recipientIds, about }: SequencedChange,
): boolean {
  return recipientIds === null || recipientIds.includes(userId) || (isStaff && about === 'order');
}
