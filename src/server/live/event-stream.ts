import { PassThrough } from 'node:stream';
import type { SequencedChange } from '../repositories/live-changes';

/** Bytes; a client that reads nothing is disconnected. */
const maxBuffered = 256 * 1024;

/** Milliseconds after which a disconnected client reconnects. */
const retry = 2_000;

/** Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
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

  /** The client resumes from here when it reconnects. A parser drops an event without a data field. */
  sendPosition(last: number): void {
    this.write(`id: ${last}\ndata:\n\n`);
  }

  sendReset(last: number): void {
    this.write(event('reset', last, '{}'));
  }

  /** Keeps proxies from closing an idle connection. */
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
