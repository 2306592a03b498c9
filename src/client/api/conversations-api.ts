import type { Deletion, Modification } from '../../contract/platform/mutation-results';
import type {
  Conversation,
  ConversationReport,
  NewMessage,
  ProductQuestion,
  SentMessage,
  Thread,
} from '../../contract/talking/conversation';
import { api } from './api';
import {
  conversationListTag,
  conversationTag,
  conversationAndListTags,
  unreadConversationsTag,
} from './conversation-tags';
import { requestedPageSize } from './read-all-pages';
import { responseSchema } from './response-schema';

const conversationPath = (id: string) => `/conversations/${encodeURIComponent(id)}`;

/** Selects conversations by product or order; by default, all conversations of the user. */
export interface ConversationFilter {
  productId?: string;
  orderId?: string;
}

/** Requires the server's capability `conversations`. */
export const conversationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    conversations: build.query<Conversation[], ConversationFilter | void>({
      query: (filter) => ({
        url: '/conversations',
        ...(filter && { params: filter }),
        allPages: true,
      }),
      responseSchema: responseSchema('conversationList'),
      providesTags: [conversationListTag],
    }),
    unreadConversations: build.query<{ count: number }, void>({
      query: () => '/conversations/unread',
      responseSchema: responseSchema('unreadConversations'),
      providesTags: [unreadConversationsTag],
    }),
    /** Pages of messages by conversation id, newest first. A page parameter is a message number. */
    thread: build.infiniteQuery<Thread, string, number | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ messages }) => {
          const oldest = messages.at(-1)?.number ?? 1;
          return oldest > 1 ? oldest : undefined;
        },
      },
      query: ({ queryArg: id, pageParam: before }) => ({
        url: conversationPath(id),
        ...(before !== undefined && { params: { before } }),
      }),
      responseSchema: responseSchema('thread'),
      providesTags: (_pages, _error, id) => [conversationTag(id)],
    }),
    askAboutProduct: build.mutation<SentMessage, ProductQuestion>({
      query: (question) => ({ url: '/conversations', method: 'POST', body: question }),
      responseSchema: responseSchema('sentMessage'),
      invalidatesTags: (sent) => (sent ? conversationAndListTags(sent.conversationId) : []),
    }),
    messageAboutOrder: build.mutation<SentMessage, { orderId: string; message: NewMessage }>({
      query: ({ orderId, message }) => ({
        url: `/sales/${encodeURIComponent(orderId)}/messages`,
        method: 'POST',
        body: message,
      }),
      responseSchema: responseSchema('sentMessage'),
      invalidatesTags: (sent) => (sent ? conversationAndListTags(sent.conversationId) : []),
    }),
    sendMessage: build.mutation<SentMessage, { id: string; message: NewMessage }>({
      query: ({ id, message }) => ({
        url: `${conversationPath(id)}/messages`,
        method: 'POST',
        body: message,
      }),
      responseSchema: responseSchema('sentMessage'),
      // A rejection may mean that the conversation is closed.
      invalidatesTags: (_sent, error, { id }) =>
        error ? [conversationTag(id)] : [conversationListTag],
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        const { message } = data;
        dispatch(
          conversationsApi.util.updateQueryData('thread', id, ({ pages: [newest] }) => {
            if (newest?.messages.every((known) => known.id !== message.id)) {
              newest.messages.unshift(message);
            }
          }),
        );
      },
    }),
    /** Marks the messages up to a number as read. */
    markConversationRead: build.mutation<Modification, { id: string; number: number }>({
      query: ({ id, number }) => ({
        url: `${conversationPath(id)}/read`,
        method: 'PUT',
        body: { number },
        idempotencyScope: `read ${id}`,
      }),
      responseSchema: responseSchema('modification'),
      invalidatesTags: [conversationListTag, unreadConversationsTag],
    }),
    /** Blocks the other participant of the conversation with the given id. */
    blockPerson: build.mutation<Modification, string>({
      query: (id) => ({
        url: `${conversationPath(id)}/block`,
        method: 'PUT',
        idempotencyScope: `block ${id}`,
      }),
      responseSchema: responseSchema('modification'),
      invalidatesTags: (_result, _error, id) => conversationAndListTags(id),
    }),
    unblockPerson: build.mutation<Deletion, string>({
      query: (id) => ({
        url: `${conversationPath(id)}/block`,
        method: 'DELETE',
        idempotencyScope: `block ${id}`,
      }),
      responseSchema: responseSchema('deletion'),
      invalidatesTags: (_result, _error, id) => conversationAndListTags(id),
    }),
    reportedConversations: build.query<ConversationReport[], { visibleCount: number }>({
      query: ({ visibleCount }) => ({
        url: '/reported-conversations',
        params: { limit: requestedPageSize },
        neededCount: visibleCount + 1,
      }),
      responseSchema: responseSchema('conversationReportList'),
      providesTags: [conversationListTag],
    }),
  }),
});

export const {
  useConversationsQuery,
  useUnreadConversationsQuery,
  useThreadInfiniteQuery,
  useReportedConversationsQuery,
} = conversationsApi;
