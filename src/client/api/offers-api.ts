import { offerCalls } from '../../contract/calls/offers' with { type: 'signature' };
import { conversationAndListTags } from './conversation-tags';
import { injectCalls } from './inject-calls';

/** Offers of buyers, their answers, and the settings of a listing. */
export const offersApi = injectCalls(
  offerCalls,
  async () =>
    (await import(/* webpackChunkName: "trade-calls" */ '../../contract/calls/offers')).offerCalls,
  ({ mutation }) => ({
    makeOffer: mutation('makeOffer', {
      request: { idempotencyScope: 'offers' },
      invalidatesTags: (made) => (made ? conversationAndListTags(made.conversationId) : []),
    }),
    answerOffer: mutation('answerOffer', {
      request: { idempotencyScope: 'offers' },
      // A rejection means that the offer has changed.
      invalidatesTags: (answered) =>
        answered?.state === 'accepted'
          ? ['Conversations', 'Orders', 'Sales', 'Products', 'MyProducts']
          : ['Conversations'],
    }),
    sendOffers: mutation('sendOffers', { request: { idempotencyScope: 'offers' } }),
    setOffers: mutation('setOffers', { invalidatesTags: ['MyProducts', 'Products'] }),
  }),
);
