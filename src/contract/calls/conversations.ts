import * as z from 'zod/mini';
import {
  conversationReportSchema,
  conversationSchema,
  newMessageSchema,
  productQuestionSchema,
  sentMessageSchema,
  threadSchema,
  unreadConversationsSchema,
} from '../talking/conversation';
import { reasonField } from '../text/messages';
import {
  acknowledgementSchema,
  deletionSchema,
  modificationSchema,
} from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import { requiredText } from '../text/text';
import type { Call } from './call';
import { pageQuery, productIdSchema } from './request-fields';

const messagesPerMinute = 30;
const reportsPerMinute = 10;

/** The limit in bytes: enough for a text and five photo URLs with every character escaped. */
const messageBodyLimit = 64 * 1024;

const conversationNotFound = 'There is no such conversation, or the caller is not part of it.';
const reportLimitReached = 'The caller has reached the daily limit of reports.';
const blockedDescription =
  'The other person has blocked the caller, or the caller the other person.';
const closedDescription =
  'The product was deleted, an account was closed, or the messageId was used for another message.';

/** For buyers, sellers and admins. */
export const conversationCalls = {
  askAboutProduct: {
    method: 'POST',
    path: '/conversations',
    summary:
      "Send the seller of a product a message; it starts or continues the buyer's conversation",
    auth: 'buyer',
    body: productQuestionSchema,
    bodyLimit: messageBodyLimit,
    perMinute: messagesPerMinute,
    response: sentMessageSchema,
    errors: {
      403: `${blockedDescription} Or the buyer's email address is not confirmed.`,
      404: notFoundMessages.product,
      409: `${closedDescription} Or the buyer has reached the daily limit of new conversations.`,
    },
  },
  messageAboutOrder: {
    method: 'POST',
    path: '/sales/{orderId}/messages',
    summary:
      'Send the other person of an order a message; it starts or continues their conversation',
    auth: 'signedIn',
    admitsSuspended: true,
    body: newMessageSchema,
    bodyLimit: messageBodyLimit,
    perMinute: messagesPerMinute,
    response: sentMessageSchema,
    errors: {
      403: blockedDescription,
      404: 'There is no such order, or the caller is not its buyer or seller.',
      409: closedDescription,
    },
  },
  conversations: {
    method: 'GET',
    path: '/conversations',
    summary:
      "List the caller's conversations by their last message, newest first; with `productId` or `orderId`, only those about this product or order",
    auth: 'signedIn',
    admitsSuspended: true,
    query: z.extend(pageQuery, {
      productId: z.optional(productIdSchema),
      orderId: z.optional(requiredText('orderId must be the id of an order.', 200)),
    }),
    response: z.array(conversationSchema),
  },
  unreadConversations: {
    method: 'GET',
    path: '/conversations/unread',
    summary: "Count the caller's conversations with unread messages",
    auth: 'signedIn',
    response: unreadConversationsSchema,
  },
  conversation: {
    method: 'GET',
    path: '/conversations/{id}',
    summary:
      'Read a conversation with its last messages, or those with a number lower than `before`. An admin can read it if it was reported or its order is disputed, which is recorded',
    auth: 'signedIn',
    admitsSuspended: true,
    query: z.extend(z.pick(pageQuery, { limit: true }), {
      before: z.optional(
        z.coerce.number().check(z.int('before must be the number of a message.'), z.minimum(1)),
      ),
    }),
    response: threadSchema,
    errors: { 404: conversationNotFound },
  },
  sendMessage: {
    method: 'POST',
    path: '/conversations/{id}/messages',
    summary: 'Send a message in a conversation',
    auth: 'signedIn',
    admitsSuspended: true,
    body: newMessageSchema,
    bodyLimit: messageBodyLimit,
    perMinute: messagesPerMinute,
    response: sentMessageSchema,
    errors: { 403: blockedDescription, 404: conversationNotFound, 409: closedDescription },
  },
  markConversationRead: {
    method: 'PUT',
    path: '/conversations/{id}/read',
    summary: "Mark the other person's messages as read, up to a number",
    auth: 'signedIn',
    admitsSuspended: true,
    body: z.object({
      number: z
        .int('The number of the last read message is missing.')
        .check(z.minimum(1), z.maximum(2 ** 31 - 1)),
    }),
    response: modificationSchema,
    errors: { 404: conversationNotFound },
  },
  blockPerson: {
    method: 'PUT',
    path: '/conversations/{id}/block',
    summary: 'Block the other person of a conversation',
    auth: 'signedIn',
    response: modificationSchema,
    errors: { 404: conversationNotFound },
  },
  unblockPerson: {
    method: 'DELETE',
    path: '/conversations/{id}/block',
    summary: 'Unblock the other person of a conversation',
    auth: 'signedIn',
    response: deletionSchema,
    errors: { 404: conversationNotFound },
  },
  reportConversation: {
    method: 'POST',
    path: '/conversations/{id}/report',
    summary: 'Report a conversation to the admins, who can then read it',
    auth: 'signedIn',
    body: z.object({ reason: requiredText(reasonField.required, reasonField.maxLength) }),
    perMinute: reportsPerMinute,
    acceptsIdempotencyKey: true,
    response: acknowledgementSchema,
    errors: { 404: conversationNotFound, 409: reportLimitReached },
  },
  reportedConversations: {
    method: 'GET',
    path: '/reported-conversations',
    summary: 'List the reports of conversations, newest first',
    auth: 'Admin',
    query: pageQuery,
    response: z.array(conversationReportSchema),
  },
} satisfies Record<string, Call>;
