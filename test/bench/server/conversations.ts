import { randomUUID } from 'node:crypto';
import type { CallFactory } from './calls';
import type { Child } from './child';
import { measureTimes, type Times } from './measure';
import { conversationIdOf, firstBuyer } from './seed-conversations';

const callAsSeller =
  (path: string): CallFactory =>
  (_number, { accessTokens }) => ({ method: 'GET', path: `/api/${path}`, token: accessTokens[0] });

const conversationPath = `conversations/${conversationIdOf(firstBuyer)}`;

const calls: Record<string, CallFactory> = {
  'list, 60 conversations': callAsSeller('conversations'),
  'list of one product': callAsSeller('conversations?productId=product-0'),
  'number of unread conversations': callAsSeller('conversations/unread'),
  'conversation, 50 messages': callAsSeller(conversationPath),
  'conversation, 50 earlier messages': callAsSeller(`${conversationPath}?before=51`),
  'new message': (number, { accessTokens }) => ({
    method: 'POST',
    path: `/api/conversations/${conversationIdOf(firstBuyer + (number % 20))}/messages`,
    token: accessTokens[firstBuyer + (number % 20)],
    body: { messageId: randomUUID(), text: 'Is it still for sale?' },
  }),
};

/** @returns the times by the call's name */
export async function measureConversations(server: Child): Promise<Map<string, Times>> {
  const benchServer = await server.prepare({ products: 1_000, addConversations: true });
  const timesByCall = new Map<string, Times>();
  for (const [name, createCall] of Object.entries(calls)) {
    timesByCall.set(name, await measureTimes(benchServer, createCall));
  }
  return timesByCall;
}
