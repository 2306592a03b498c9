import { randomUUID } from 'node:crypto';
import type { AppOptions } from '../../../../../src/server/app-options';
import { sql } from '../../../../../src/server/database/sql';
import { storeProduct, type TestUser } from '../../../support/records';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';

/** Starts a server with users, and returns functions that make the calls of conversations. */
export function setUpConversations(overrides?: Partial<AppOptions>) {
  const server = setUpTestServer(overrides);
  const users = setUpUsers(server, {
    buyer: 'buyer',
    otherBuyer: 'buyer',
    seller: 'seller',
    otherSeller: 'seller',
    admin: 'Admin',
  } as const);
  const { buyer, seller } = users;

  const askAbout = (productId: string, { by = buyer, ...message }: Partial<TestMessage> = {}) =>
    server.call('POST', '/api/conversations', {
      token: by.token,
      body: { messageId: randomUUID(), text: 'Is it still for sale?', ...message, productId },
    });

  return {
    ...users,
    server,
    askAbout,
    storeListing: () => storeProduct(server.database, { seller }),
    /** Starts a conversation of the buyer about a new product. */
    async startConversation(text?: string) {
      const productId = await storeProduct(server.database, { seller });
      const { body } = await askAbout(productId, text === undefined ? {} : { text });
      return { productId, id: String(body.conversationId) };
    },
    sendMessage: (id: string, { by = buyer, ...message }: Partial<TestMessage> = {}) =>
      server.call('POST', `/api/conversations/${id}/messages`, {
        token: by.token,
        body: { messageId: randomUUID(), text: 'Yes.', ...message },
      }),
    readConversation: (id: string, by: TestUser, query = '') =>
      server.call('GET', `/api/conversations/${id}${query}`, { token: by.token }),
    listConversations: (by: TestUser, query = '') =>
      server.call('GET', `/api/conversations${query}`, { token: by.token }),
    countUnread: async (by: TestUser): Promise<number> =>
      (await server.call('GET', '/api/conversations/unread', { token: by.token })).body.count,
    markRead: (id: string, by: TestUser, number: number) =>
      server.call('PUT', `/api/conversations/${id}/read`, { token: by.token, body: { number } }),
    block: (id: string, by: TestUser, method: 'PUT' | 'DELETE' = 'PUT') =>
      server.call(method, `/api/conversations/${id}/block`, { token: by.token }),
    reportConversation: (id: string, by: TestUser, reason = 'Asks for money.') =>
      server.call('POST', `/api/conversations/${id}/report`, { token: by.token, body: { reason } }),
    countRows: async (table: 'messages' | 'conversations'): Promise<number> => {
      const [row] = await server.database.query<{ count: number }>(
        table === 'messages'
          ? sql`select count(*) as count from messages`
          : sql`select count(*) as count from conversations`,
      );
      return row!.count;
    },
  };
}

interface TestMessage {
  by: TestUser;
  messageId: string;
  text: string;
  photos: string[];
}
