/** The tag of the user's list of conversations. */
export const conversationListTag = { type: 'Conversations' as const, id: 'LIST' };

/** The tag of the number of unread conversations. */
export const unreadConversationsTag = { type: 'Conversations' as const, id: 'UNREAD' };

export const conversationTag = (id: string) => ({ type: 'Conversations' as const, id });

/** Returns the tags of all data that a new message in a conversation changes. */
export const conversationAndListTags = (id: string) => [
  conversationTag(id),
  conversationListTag,
  unreadConversationsTag,
];
