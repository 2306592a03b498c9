import { PassThrough } from 'node:stream';
import type { SequencedChange } from '../repositories/live-changes';

/** Bytes that wait for a reader who takes nothing. */
const mostUnread = 256 * 1024;

/** Milliseconds after which a reader comes back. */
const retry = 2_000;

/** Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export class EventStream {
  readonly body = new PassThrough();

  constructor() {
    this.write(`retry: ${retry}\n\n`);
  }

  changes(changes: readonly SequencedChange[]): void {
    this.write(
      changes
        .map(({ sequence, about, id }) => event('change', sequence, JSON.stringify({ about, id })))
        .join(''),
    );
  }

  /** Where the reader goes on when they come back. */
  place(last: number): void {
    // With a data line: parsers drop an event that has none.
    this.write(`id: ${last}\ndata:\n\n`);
  }

  reset(last: number): void {
    this.write(event('reset', last, '{}'));
  }

  /** Keeps whatever is between from cutting a connection on which nothing comes. */
  beat(): void {
    this.write(':\n\n');
  }

  end(): void {
    this.body.end();
  }

  private write(text: string): void {
    if (this.body.writableEnded || this.body.destroyed) return;
    this.body.write(text);
    if (this.body.writableLength > mostUnread) this.body.destroy();
  }
}

function event(type: string, id: number, data: string): string {
  return `event: ${type}\nid: ${id}\ndata: ${data}\n\n`;
}
