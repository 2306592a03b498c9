import type { Modification } from '../../contract/mutation-results';
import type { Notification } from '../../contract/notification';
import { api } from './api';
import { answerOf } from './answer-of';

const unseen = { type: 'Notifications', id: 'UNSEEN' } as const;

/** Where the API is capable of `orders`: what somebody is told of their orders. */
export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<Notification[], void>({
      query: () => ({ url: '/notifications', isWhole: true }),
      responseSchema: answerOf('notificationList'),
      providesTags: [{ type: 'Notifications', id: 'LIST' }],
    }),
    unseenNotifications: build.query<{ count: number }, void>({
      query: () => '/notifications/unseen',
      responseSchema: answerOf('unseenNotifications'),
      providesTags: [unseen],
    }),
    seeNotifications: build.mutation<Modification, void>({
      query: () => ({ url: '/notifications/seen', method: 'PUT' }),
      responseSchema: answerOf('modification'),
      // The list goes on to show which were new when it was opened.
      invalidatesTags: [unseen],
    }),
  }),
});

export const { useNotificationsQuery, useUnseenNotificationsQuery } = notificationsApi;
