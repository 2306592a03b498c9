import { setTimeout as wait } from 'node:timers/promises';
import { readServerSentEvents } from '../../../src/client/services/server-sent-events';
import type { Person } from '../../server/support/records';
import type { PatientConversation } from './conversation';

/** Milliseconds without a sign of life, as the client takes it (client/api/live). */
const longestSilence = 40_000;
const pause = 1_000;

/** A page that somebody has left open: it asks for its list again when it hears of a change, and only then. */
export class OpenPage {
  private readonly ending = new AbortController();
  private shown = '';
  private place = '';
  private isStale = true;
  private refreshing: Promise<void> | undefined;
  connections = 0;

  constructor(
    private readonly shops: string[],
    private readonly person: Person,
    readonly path: string,
    private readonly conversation: PatientConversation,
  ) {}

  open(): void {
    this.refresh();
    void this.listen();
  }

  close(): void {
    this.ending.abort();
  }

  /** Whether it shows what somebody sees who opens it now. */
  async isRight(): Promise<boolean> {
    await this.refreshing;
    const now = await this.read();
    return now !== undefined && this.shown === now;
  }

  private refresh(): void {
    this.isStale = true;
    this.refreshing ??= this.readUntilFresh().finally(() => {
      this.refreshing = undefined;
    });
  }

  private async readUntilFresh(): Promise<void> {
    while (this.isStale && !this.ending.signal.aborted) {
      this.isStale = false;
      const answer = await this.read();
      if (answer !== undefined) this.shown = answer;
      else {
        this.isStale = true;
        await wait(pause);
      }
    }
  }

  private async read(): Promise<string | undefined> {
    const { token } = this.person;
    const answer = await this.conversation.send('GET', this.path, { token });
    return answer?.status === 200 ? JSON.stringify(answer.body) : undefined;
  }

  private async listen(): Promise<void> {
    for (let turn = 0; !this.ending.signal.aborted; turn += 1) {
      await this.listenOnce(this.shops[turn % this.shops.length]!).catch(() => undefined);
      await wait(pause);
    }
  }

  private async listenOnce(shop: string): Promise<void> {
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitOn = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), longestSilence);
    };
    waitOn();
    try {
      const { ok, body } = await fetch(`${shop}/api/events`, {
        headers: {
          authorization: `Bearer ${this.person.token}`,
          ...(this.place && { 'last-event-id': this.place }),
        },
        signal: AbortSignal.any([silence.signal, this.ending.signal]),
      });
      if (!ok || !body) return;
      this.connections += 1;
      for await (const { type, id, data } of readServerSentEvents(body, waitOn)) {
        if (id) this.place = id;
        if (type === 'reset' || (type === 'change' && concernsOrders(data))) this.refresh();
      }
    } finally {
      clearTimeout(timer);
      silence.abort();
    }
  }
}

function concernsOrders(data: string): boolean {
  const { about } = JSON.parse(data) as { about: string };
  return about === 'order' || about === 'notification';
}
