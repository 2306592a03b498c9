import { contactMessageCalls } from '../../contract/calls/contact-messages' with { type: 'signature' };
import { injectCalls } from './inject-calls';

export const contactMessagesApi = injectCalls(
  contactMessageCalls,
  async () =>
    (await import(/* webpackChunkName: "visitor-calls" */ '../../contract/calls/contact-messages'))
      .contactMessageCalls,
  ({ mutation, visibleList }) => ({
    addContactMessage: mutation('addContactMessage'),
    contactMessages: visibleList('contactMessages', { providesTags: ['ContactMessages'] }),
    setContactMessageDone: mutation('setContactMessageDone', {
      invalidatesTags: ['ContactMessages'],
    }),
  }),
);

export const { useContactMessagesQuery, useSetContactMessageDoneMutation } = contactMessagesApi;
