import { randomUUID } from 'node:crypto';
import { changesIn, carriesOnlyId, listenToEvents } from '../../server/support/event-listener';
import type { Child } from './child';
import { callOnce } from './measure';
import { conversationIdOf, firstBuyer } from './seed-conversations';

const messageCount = 200;
/** Each sends few messages, because of the rate limit. */
const senderCount = 40;

/** In milliseconds. */
export interface DeliveryTimes {
  p50: number;
  p99: number;
}

/**
 * Sends messages to one process while the recipient's page is connected to another one. Measures the
 * milliseconds from the request until that page has fetched the message.
 */
export async function measureDelivery(
  sendingServer: Child,
  receivingServer: Child,
): Promise<DeliveryTimes> {
  const sender = await sendingServer.prepare({ keepData: true });
  const recipient = await receivingServer.prepare({ keepData: true });
  const token = recipient.accessTokens[0] ?? '';
  const recipientPage = await listenToEvents(recipient.origin, token);
  await recipientPage.until((events) => events.some(carriesOnlyId));
  const durations: number[] = [];
  for (let number = 0; number < messageCount; number += 1) {
    const buyer = firstBuyer + (number % senderCount);
    const id = conversationIdOf(buyer);
    const isChanged = (change: unknown) => (change as { id: string }).id === id;
    const earlierCount = changesIn(recipientPage.events).filter(isChanged).length;
    const began = performance.now();
    await callOnce(sender, {
      method: 'POST',
      path: `/api/conversations/${id}/messages`,
      token: sender.accessTokens[buyer],
      body: { messageId: randomUUID(), text: 'Is it still for sale?' },
    });
    await recipientPage.until(
      (events) => changesIn(events).filter(isChanged).length > earlierCount,
    );
    await callOnce(recipient, { method: 'GET', path: `/api/conversations/${id}`, token });
    durations.push(performance.now() - began);
  }
  recipientPage.close();
  durations.sort((one, other) => one - other);
  const percentile = (fraction: number) => durations[Math.floor(messageCount * fraction)] ?? 0;
  return { p50: percentile(0.5), p99: percentile(0.99) };
}
