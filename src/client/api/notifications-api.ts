import type { Modification } from '../../contract/platform/mutation-results';
import type { Notification } from '../../contract/talking/notification';
import { api } from './api';
import { responseSchema } from './response-schema';

const unseenTag = { type: 'Notifications', id: 'UNSEEN' } as const;

/** Requires the server's capability `orders`. */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<Notification[], void>({
      query: () => ({ url: '/notifications', allPages: true }),
      responseSchema: responseSchema('notificationList'),
      providesTags: [{ type: 'Notifications', id: 'LIST' }],
    }),
    unseenNotifications: build.query<{ count: number }, void>({
      query: () => '/notifications/unseen',
      responseSchema: responseSchema('unseenNotifications'),
      providesTags: [unseenTag],
    }),
    markNotificationsSeen: build.mutation<Modification, void>({
      query: () => ({ url: '/notifications/seen', method: 'PUT' }),
      responseSchema: responseSchema('modification'),
      // Not the list, so that it still highlights the notifications that were new when it opened.
      invalidatesTags: [unseenTag],
    }),
  }),
});

export const { useNotificationsQuery, useUnseenNotificationsQuery } = notificationsApi;
