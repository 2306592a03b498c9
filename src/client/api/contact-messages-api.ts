import type { ContactMessageFilters } from '../../contract/calls/contact-messages';
import type { ContactMessage, NewContactMessage } from '../../contract/talking/contact-message';
import type { Acknowledgement, Modification } from '../../contract/platform/mutation-results';
import { api } from './api';
import { requestedPageSize } from './read-all-pages';
import { responseSchema } from './response-schema';

interface ContactMessagesQuery extends ContactMessageFilters {
  /** How many messages the page renders. */
  visibleCount: number;
}

export const contactMessagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addContactMessage: build.mutation<Acknowledgement, NewContactMessage>({
      query: (body) => ({ url: '/contact-messages', method: 'POST', body }),
      responseSchema: responseSchema('acknowledgement'),
    }),
    contactMessages: build.query<ContactMessage[], ContactMessagesQuery>({
      query: ({ visibleCount, ...filters }) => ({
        url: '/contact-messages',
        params: { ...filters, limit: requestedPageSize },
        neededCount: visibleCount + 1,
      }),
      responseSchema: responseSchema('contactMessageList'),
      providesTags: ['ContactMessages'],
    }),
    setContactMessageDone: build.mutation<Modification, { id: string; done: boolean }>({
      query: ({ id, done }) => ({
        url: `/contact-messages/${encodeURIComponent(id)}/done`,
        method: 'PUT',
        body: { done },
      }),
      responseSchema: responseSchema('modification'),
      invalidatesTags: ['ContactMessages'],
    }),
  }),
});

export const { useContactMessagesQuery, useSetContactMessageDoneMutation } = contactMessagesApi;
