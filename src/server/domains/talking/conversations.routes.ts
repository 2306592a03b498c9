import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { hasRole } from '../../../contract/accounts/has-role';
import { findReadableConversation, requireParticipant } from './conversation-role';
import { recordAct, staffActor } from '../platform/record-act.sql';
import { markConversationDelivered, markConversationRead } from './mark-conversation';
import { addReport } from '../trust/add-report';
import { NotFoundError } from '../../errors/domain-error';
import { pageRequest, sendPage } from '../platform/pagination';
import { registerEndpoint } from '../access/register-endpoint';
import { sendJson } from '../../http/send-json';
import { conversationsForAdminJson, conversationsJson, threadJson } from './conversation-json.sql';
import { countUnreadConversations, markAllDelivered } from './conversation-participants.sql';
import { conversationReportsJson } from './conversation-reports.sql';
import { findConversation } from './conversations.sql';
import { blockUser, unblockUser } from '../accounts/user-blocks.sql';

/** The number of messages per page, unless the query has a limit. */
const defaultMessageCount = 50;

/** Lists, reads, marks and reports conversations, and blocks users. */
export async function conversationRoutes(app: FastifyInstance): Promise<void> {
  const { database, limits } = app;

  /** @throws NotFoundError unless the user is the buyer or seller of the conversation */
  const findOwnConversation = async (id: string, userId: string) =>
    requireParticipant(await findConversation(database, id), userId);

  const findBlock = async (id: string, userId: string) => {
    const { buyerId, sellerId } = await findOwnConversation(id, userId);
    return { blockerId: userId, blockedId: userId === buyerId ? sellerId : buyerId };
  };

  registerEndpoint(app, calls.conversations, async ({ caller: { user }, query, ...context }) => {
    const { productId, orderId, ...page } = query;
    const filter = { productId, orderId };
    const isFiltered = productId !== undefined || orderId !== undefined;
    const list =
      hasRole(user, 'staff') && isFiltered ? conversationsForAdminJson : conversationsJson;
    const json = await list(database, user.id, filter, pageRequest(page));
    const isFetched = context.request.method === 'GET' && !isFiltered;
    if (isFetched) await markAllDelivered(database, user.id);
    return sendPage(context, json);
  });

  registerEndpoint(app, calls.unreadConversations, async ({ caller: { user } }) => ({
    count: await countUnreadConversations(database, user.id),
  }));

  registerEndpoint(
    app,
    calls.conversation,
    async ({ caller: { user }, params: { id }, query, request, reply }) => {
      const { conversation, ground } = await findReadableConversation(database, id, user);
      const { limit = defaultMessageCount, before } = query;
      const thread = await threadJson(database, user, id, {
        limit,
        before,
        offerRounds: limits.offerRounds,
      });
      if (!thread) throw new NotFoundError('conversation');
      const { json, lastNumber } = thread;
      if (request.method === 'GET') {
        await (ground === 'participant'
          ? markConversationDelivered(database, conversation, user.id, lastNumber)
          : database.transaction((tx) =>
              recordAct(tx, staffActor(user, request), {
                act: 'conversation.read',
                subject: { type: 'conversation', id },
                after: { ground, lastNumber },
              }),
            ));
      }
      return sendJson(reply, json);
    },
  );

  registerEndpoint(
    app,
    calls.markConversationRead,
    async ({ caller: { user }, params: { id }, body: { number } }) => {
      const conversation = await findOwnConversation(id, user.id);
      const modifiedCount = await database.transaction((tx) =>
        markConversationRead(tx, conversation, user.id, number),
      );
      return { acknowledged: true, modifiedCount };
    },
  );

  registerEndpoint(app, calls.blockPerson, async ({ caller: { user }, params: { id } }) => ({
    acknowledged: true,
    modifiedCount: await blockUser(database, await findBlock(id, user.id)),
  }));

  registerEndpoint(app, calls.unblockPerson, async ({ caller: { user }, params: { id } }) => ({
    acknowledged: true,
    deletedCount: await unblockUser(database, await findBlock(id, user.id)),
  }));

  registerEndpoint(
    app,
    calls.reportConversation,
    async (tx, { caller: { user }, params: { id }, body: { reason: text } }) => {
      const subject = { subjectType: 'conversation', subjectId: id } as const;
      const report = { reportId: randomUUID(), reason: 'other', text } as const;
      await addReport(tx, { ...subject, ...report, reporterId: user.id });
      return { acknowledged: true };
    },
  );

  registerEndpoint(app, calls.reportedConversations, async ({ query, ...context }) =>
    sendPage(context, await conversationReportsJson(database, pageRequest(query))),
  );
}
