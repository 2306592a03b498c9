import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../server/database/database';
import { sql } from '../../server/database/sql';

const shortestPause = 500;
const longestPause = 60_000;
const timeout = 10_000;

interface StoredEvent {
  position: number;
  event: object;
}

/** Sends the stored events to the webhook, signed as Stripe does, until each is acknowledged. */
export class WebhookDelivery {
  private readonly stopping = new AbortController();
  private woken = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly webhook: { url: string; secret: string },
  ) {}

  /** Starts the delivery. After that, call wake() for new events. */
  start(): void {
    this.running = this.run();
  }

  wake(): void {
    this.woken.abort();
  }

  /** Waits for the delivery in progress, so that its result is stored. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    let pause = shortestPause;
    while (!this.stopping.signal.aborted) {
      this.woken = new AbortController();
      const delivered = await this.deliverAll();
      pause = delivered ? shortestPause : Math.min(pause * 2, longestPause);
      await this.sleep(delivered ? undefined : pause);
    }
  }

  /** Resolves after the pause, or when woken or stopped. */
  private sleep(pause?: number): Promise<unknown> {
    const signal = AbortSignal.any([this.woken.signal, this.stopping.signal]);
    if (pause !== undefined) return wait(pause, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  }

  private async deliverAll(): Promise<boolean> {
    let delivered = true;
    // Like Stripe, stop retrying after three days.
    const events = await this.database.query<StoredEvent>(
      sql`select position, event from sandbox.webhook_events
          where not delivered and created_at > now() - interval '3 days' order by position`,
    );
    for (const { position, event } of events) {
      if (this.stopping.signal.aborted) return false;
      if (await this.send(JSON.stringify(event))) {
        await this.database.query(
          sql`update sandbox.webhook_events set delivered = true where position = ${position}`,
        );
      } else delivered = false;
    }
    return delivered;
  }

  private async send(body: string): Promise<boolean> {
    const { url, secret } = this.webhook;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': sign(body, secret) },
        body,
        signal: AbortSignal.timeout(timeout),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }
}

/** https://docs.stripe.com/webhooks#verify-manually */
function sign(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
