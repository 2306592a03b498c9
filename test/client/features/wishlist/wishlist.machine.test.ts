import { callTimeout } from '../../../../src/client/api/call-timeout';
import { wishlistMachine } from '../../../../src/client/features/wishlist/wishlist.machine';
import { describeFlow } from '../../support/describe-flow';
import { after, answers, rejects } from '../../support/flow';

const notWished = ['notWished.untouched', 'notWished.failed', 'notWished.removed'] as const;
const wished = ['wished.untouched', 'wished.failed'] as const;
const removed = { acknowledged: true, deletedCount: 1 };

describeFlow({
  machine: wishlistMachine,
  events: {
    seen: { type: 'wishlist.seen' },
    listed: { type: 'wishlist.listed' },
    add: { type: 'wishlist.add' },
    remove: { type: 'wishlist.remove' },
  },
  states: {
    unseen: [],
    checking: ['seen'],
    'notWished.untouched': ['seen', answers('checkWished', false)],
    adding: ['seen', answers('checkWished', false), 'add'],
    'notWished.failed': ['seen', answers('checkWished', false), 'add', rejects('addToWishlist')],
    'notWished.removed': ['listed', 'remove', answers('removeFromWishlist', removed)],
    'wished.untouched': ['seen', answers('checkWished', true)],
    'wished.failed': ['listed', 'remove', rejects('removeFromWishlist')],
    removing: ['listed', 'remove'],
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
      to: 'wished.untouched',
      tags: ['removal'],
    },
    {
      it: 'asks nothing where the list of wishes shows it',
      in: 'unseen',
      on: 'listed',
      to: 'wished.untouched',
      tags: ['removal'],
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
      it: 'offers the wishlist when nobody tells in time',
      in: 'checking',
      on: after(callTimeout),
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
      it: 'announces an acknowledged wish',
      in: 'adding',
      on: answers('addToWishlist', { acknowledged: true }),
      to: 'wished.untouched',
      tags: ['removal'],
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
    {
      it: 'lets the buyer try again when no answer comes in time',
      in: 'adding',
      on: after(callTimeout),
      to: 'notWished.failed',
      tags: ['failed'],
    },
    {
      it: 'takes the wish back',
      in: wished,
      on: 'remove',
      to: 'removing',
      tags: ['busy', 'removal'],
      starts: [['removeFromWishlist', undefined]],
    },
    {
      it: 'tells that it is taken back, and offers to undo that',
      in: 'removing',
      on: answers('removeFromWishlist', removed),
      to: 'notWished.removed',
      tags: ['removal'],
      effects: [['notifyRemoved', undefined]],
    },
    {
      it: 'keeps a wish whose removal was not acknowledged',
      in: 'removing',
      on: answers('removeFromWishlist', { acknowledged: false, deletedCount: 0 }),
      to: 'wished.failed',
      tags: ['removal', 'failed'],
    },
    {
      it: 'lets the buyer try the removal again after a failure',
      in: 'removing',
      on: rejects('removeFromWishlist'),
      to: 'wished.failed',
      tags: ['removal', 'failed'],
    },
    {
      it: 'lets the buyer try the removal again when no answer comes in time',
      in: 'removing',
      on: after(callTimeout),
      to: 'wished.failed',
      tags: ['removal', 'failed'],
    },
  ],
  unprovided: [
    { actor: 'checkWished', after: ['seen'], to: 'notWished.untouched' },
    {
      actor: 'addToWishlist',
      after: ['seen', answers('checkWished', false), 'add'],
      to: 'notWished.failed',
    },
    { actor: 'removeFromWishlist', after: ['listed', 'remove'], to: 'wished.failed' },
  ],
});
