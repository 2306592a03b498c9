import { PassThrough } from 'node:stream';
import type { SequencedChange } from '../repositories/live-changes';

/** The bytes that a client may leave unread before it is disconnected. */
const maxBuffered = 256 * 1024;

/** Milliseconds after which a disconnected client reconnects. */
const retry = 2_000;

/** A stream of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export class EventStream {
  readonly body = new PassThrough();

  constructor() {
    this.write(`retry: ${retry}\n\n`);
  }

  sendChanges(changes: readonly SequencedChange[]): void {
    this.write(
      changes
        .map(({ sequence, about, id }) => event('change', sequence, JSON.stringify({ about, id })))
        .join(''),
    );
  }

  /**
   * Sends the position from which the client resumes after a reconnect. Empty data, because clients ignore
   * events without a data field.
   */
  sendPosition(last: number): void {
    this.write(`id: ${last}\ndata:\n\n`);
  }

  /** Asks the client to reload all data. */
  sendReset(last: number): void {
    this.write(event('reset', last, '{}'));
  }

  /** Sends a comment, so that proxies do not close an idle connection. */
  sendHeartbeat(): void {
    this.write(':\n\n');
  }

  end(): void {
    this.body.end();
  }

  private write(text: string): void {
    if (this.body.writableEnded || this.body.destroyed) return;
    this.body.write(text);
    if (this.body.writableLength > maxBuffered) this.body.destroy();
  }
}

function event(type: string, id: number, data: string): string {
  return `event: ${type}\nid: ${id}\ndata: ${data}\n\n`;
}
