import { saleCalls } from '../../contract/calls/sales' with { type: 'signature' };
import { injectCalls } from './inject-calls';

const unseenTag = { type: 'Notifications', id: 'UNSEEN' } as const;

export const notificationsApi = injectCalls(
  saleCalls,
  async () =>
    (await import(/* webpackChunkName: "trade-calls" */ '../../contract/calls/sales')).saleCalls,
  ({ query, mutation }) => ({
    notifications: query('notifications', {
      request: { allPages: true },
      providesTags: [{ type: 'Notifications', id: 'LIST' }],
    }),
    unseenNotifications: query('unseenNotifications', { providesTags: [unseenTag] }),
    // Not the list, so that it still highlights the notifications that were new when it opened.
    markNotificationsSeen: mutation('markNotificationsSeen', { invalidatesTags: [unseenTag] }),
  }),
);

export const { useNotificationsQuery, useUnseenNotificationsQuery } = notificationsApi;
