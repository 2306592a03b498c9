import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import type { EventDestination } from './intent-store';

// In milliseconds.
const minPause = 500;
const maxPause = 60_000;
const requestTimeout = 10_000;

interface StoredEvent {
  position: number;
  event: object;
  destination: EventDestination;
}

interface Webhook {
  url: string;
  secret: string;
}

/** The webhooks by destination. Events for others wait. */
type Webhooks = Partial<Record<EventDestination, Webhook>>;

/** Sends stored events to the webhook with Stripe's signature and retries until each is acknowledged. */
export class WebhookDelivery {
  private readonly stopSignal = new AbortController();
  private wakeSignal = new AbortController();
  private deliveryLoop: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly webhooks: Webhooks,
  ) {}

  /** Starts the delivery. Call `wake` for each new event. */
  start(): void {
    this.deliveryLoop = this.run();
  }

  wake(): void {
    this.wakeSignal.abort();
  }

  /** Stops after the delivery in progress, so that its result is stored. */
  async stop(): Promise<void> {
    this.stopSignal.abort();
    await this.deliveryLoop;
  }

  private async run(): Promise<void> {
    let pause = minPause;
    while (!this.stopSignal.signal.aborted) {
      this.wakeSignal = new AbortController();
      const isDelivered = await this.deliverAll();
      pause = isDelivered ? minPause : Math.min(pause * 2, maxPause);
      await this.sleep(isDelivered ? undefined : pause);
    }
  }

  /** Resolves after the pause in milliseconds, or on `wake` or `stop`. */
  private sleep(pause?: number): Promise<unknown> {
    const signal = AbortSignal.any([this.wakeSignal.signal, this.stopSignal.signal]);
    if (pause !== undefined) return wait(pause, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  }

  private async deliverAll(): Promise<boolean> {
    let isDelivered = true;
    // Like Stripe, stop retrying after three days.
    const events = await this.database.query<StoredEvent>(
      sql`select position, event, destination from sandbox.webhook_events
          where not delivered and created_at > now() - interval '3 days'
            and destination = any(${Object.keys(this.webhooks)}::text[]) order by position`,
    );
    for (const { position, event, destination } of events) {
      if (this.stopSignal.signal.aborted) return false;
      const webhook = this.webhooks[destination];
      if (webhook && (await sendEvent(webhook, JSON.stringify(event)))) {
        await this.database.query(
          sql`update sandbox.webhook_events set delivered = true where position = ${position}`,
        );
      } else isDelivered = false;
    }
    return isDelivered;
  }
}

async function sendEvent({ url, secret }: Webhook, body: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': sign(body, secret) },
      body,
      signal: AbortSignal.timeout(requestTimeout),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Creates the Stripe-Signature header (https://docs.stripe.com/webhooks#verify-manually). */
function sign(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
