import { wishlistMachine } from '../../../../src/client/features/wishlist/wishlist.machine';
import { describeFlow } from '../../support/describe-flow';
import { answers, rejects } from '../../support/flow';

const notWished = ['notWished.untouched', 'notWished.failed'] as const;

describeFlow({
  machine: wishlistMachine,
  events: { seen: { type: 'wishlist.seen' }, add: { type: 'wishlist.add' } },
  states: {
    unseen: [],
    checking: ['seen'],
    'notWished.untouched': ['seen', answers('checkWished', false)],
    adding: ['seen', answers('checkWished', false), 'add'],
    'notWished.failed': ['seen', answers('checkWished', false), 'add', rejects('addToWishlist')],
    wished: ['seen', answers('checkWished', true)],
  },
  rows: [
    {
      it: 'asks once the card is on screen',
      in: 'unseen',
      on: 'seen',
      to: 'checking',
      tags: ['busy'],
      starts: [['checkWished', undefined]],
    },
    {
      it: 'starts wished when the product is on the wishlist already, without a toast',
      in: 'checking',
      on: answers('checkWished', true),
      to: 'wished',
    },
    {
      it: 'offers the wishlist when the product is not on it',
      in: 'checking',
      on: answers('checkWished', false),
      to: 'notWished.untouched',
    },
    {
      it: 'offers the wishlist when nobody can tell',
      in: 'checking',
      on: rejects('checkWished'),
      to: 'notWished.untouched',
    },
    {
      it: 'adds the product',
      in: notWished,
      on: 'add',
      to: 'adding',
      tags: ['busy'],
      starts: [['addToWishlist', undefined]],
    },
    {
      it: 'announces an acknowledged wish, which nothing removes',
      in: 'adding',
      on: answers('addToWishlist', { acknowledged: true }),
      to: 'wished',
      effects: [['announceWished', undefined]],
    },
    {
      it: 'announces nothing that was not acknowledged',
      in: 'adding',
      on: answers('addToWishlist', { acknowledged: false }),
      to: 'notWished.failed',
      tags: ['failed'],
    },
    {
      it: 'lets the buyer try again after a failure',
      in: 'adding',
      on: rejects('addToWishlist'),
      to: 'notWished.failed',
      tags: ['failed'],
    },
  ],
  unprovided: [
    { actor: 'checkWished', after: ['seen'], to: 'notWished.untouched' },
    {
      actor: 'addToWishlist',
      after: ['seen', answers('checkWished', false), 'add'],
      to: 'notWished.failed',
    },
  ],
});
