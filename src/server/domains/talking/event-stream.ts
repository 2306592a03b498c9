import { PassThrough } from 'node:stream';
import type { SequencedChange } from '../platform/live-changes.sql';

/** A client that leaves more bytes unread is disconnected. */
const maxBuffered = 256 * 1024;

/** Milliseconds after which a disconnected client reconnects. */
const reconnectDelay = 2_000;

/** A stream of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export class EventStream {
  readonly body = new PassThrough();

  constructor() {
    this.write(`retry: ${reconnectDelay}\n\n`);
  }

  sendChanges(changes: readonly SequencedChange[]): void {
    this.write(
      changes
        .map(({ sequence, about, id }) =>
          formatEvent('change', sequence, JSON.stringify({ about, id })),
        )
        .join(''),
    );
  }

  /**
   * Sends the position from which the client resumes after a reconnect. The data field is empty, but present: clients
   * ignore events without it.
   */
  sendPosition(lastSequence: number): void {
    this.write(`id: ${lastSequence}\ndata:\n\n`);
  }

  /** Asks the client to reload all data. */
  sendReset(lastSequence: number): void {
    this.write(formatEvent('reset', lastSequence, '{}'));
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

function formatEvent(type: string, id: number, data: string): string {
  return `event: ${type}\nid: ${id}\ndata: ${data}\n\n`;
}
