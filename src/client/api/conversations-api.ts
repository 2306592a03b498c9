import { conversationCalls } from '../../contract/calls/conversations' with { type: 'signature' };
import type { Thread } from '../../contract/talking/conversation';
import { toRequest } from './call-request';
import {
  conversationListTag,
  conversationTag,
  conversationAndListTags,
  unreadConversationsTag,
} from './conversation-tags';
import { injectCalls } from './inject-calls';

export const conversationsApi = injectCalls(
  conversationCalls,
  async () =>
    (await import(/* webpackChunkName: "trade-calls" */ '../../contract/calls/conversations'))
      .conversationCalls,
  ({ query, mutation, visibleList, shared }, build) => ({
    /** Of a product or an order; by default, all conversations of the user. */
    conversations: query('conversations', {
      request: { allPages: true },
      providesTags: [conversationListTag],
    }),
    unreadConversations: query('unreadConversations', { providesTags: [unreadConversationsTag] }),
    /** Pages of messages by conversation id, newest first. A page parameter is a message number. */
    thread: build.infiniteQuery<Thread, string, number | undefined>({
      ...shared('conversation'),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ messages }) => {
          const oldest = messages.at(-1)?.number ?? 1;
          return oldest > 1 ? oldest : undefined;
        },
      },
      query: ({ queryArg: id, pageParam: before }) =>
        toRequest(conversationCalls.conversation, { id, ...(before !== undefined && { before }) }),
      providesTags: (_pages, _error, id) => [conversationTag(id)],
    }),
    askAboutProduct: mutation('askAboutProduct', {
      invalidatesTags: (sent) => (sent ? conversationAndListTags(sent.conversationId) : []),
    }),
    messageAboutOrder: mutation('messageAboutOrder', {
      invalidatesTags: (sent) => (sent ? conversationAndListTags(sent.conversationId) : []),
    }),
    sendMessage: mutation('sendMessage', {
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
    markConversationRead: mutation('markConversationRead', {
      invalidatesTags: [conversationListTag, unreadConversationsTag],
    }),
    /** Blocks the other participant of the conversation with the given id. */
    blockPerson: mutation('blockPerson', {
      invalidatesTags: (_result, _error, id) => conversationAndListTags(id),
    }),
    unblockPerson: mutation('unblockPerson', {
      invalidatesTags: (_result, _error, id) => conversationAndListTags(id),
    }),
    reportedConversations: visibleList('reportedConversations', {
      providesTags: [conversationListTag],
    }),
  }),
);

export const {
  useConversationsQuery,
  useUnreadConversationsQuery,
  useThreadInfiniteQuery,
  useReportedConversationsQuery,
} = conversationsApi;
