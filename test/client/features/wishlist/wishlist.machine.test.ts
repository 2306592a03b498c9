import { callTimeout } from '../../../../src/client/api/call-timeout';
import { wishlistMachine } from '../../../../src/client/features/wishlist/wishlist.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, resolves, rejects } from '../../support/flow';

const notWishedStates = ['notWished.noError', 'notWished.failed', 'notWished.removed'] as const;
const wishedStates = ['wished.noError', 'wished.failed'] as const;
const removalResponse = { acknowledged: true, deletedCount: 1 };

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
    'notWished.noError': ['seen', resolves('checkWished', false)],
    adding: ['seen', resolves('checkWished', false), 'add'],
    'notWished.failed': ['seen', resolves('checkWished', false), 'add', rejects('addToWishlist')],
    'notWished.removed': ['listed', 'remove', resolves('removeFromWishlist', removalResponse)],
    'wished.noError': ['seen', resolves('checkWished', true)],
    'wished.failed': ['listed', 'remove', rejects('removeFromWishlist')],
    removing: ['listed', 'remove'],
  },
  rows: [
    row('checks once the card is visible', ['unseen', 'seen', 'checking'], {
      tags: ['busy'],
      starts: [['checkWished', undefined]],
    }),
    row(
      'shows the product as wished, without a toast, if it is on the wishlist already',
      ['checking', resolves('checkWished', true), 'wished.noError'],
      { tags: ['removal'] },
    ),
    row('sends no request on the wishlist page', ['unseen', 'listed', 'wished.noError'], {
      tags: ['removal'],
    }),
    row('enables the button when the product is not on the wishlist', [
      'checking',
      resolves('checkWished', false),
      'notWished.noError',
    ]),
    row('enables the button when the check fails', [
      'checking',
      rejects('checkWished'),
      'notWished.noError',
    ]),
    row('enables the button when the check times out', [
      'checking',
      delay(callTimeout),
      'notWished.noError',
    ]),
    row('adds the product', [notWishedStates, 'add', 'adding'], {
      tags: ['busy'],
      starts: [['addToWishlist', undefined]],
    }),
    row(
      'shows a success message for an acknowledged wish',
      ['adding', resolves('addToWishlist', { acknowledged: true }), 'wished.noError'],
      { tags: ['removal'], effects: [['announceWished', undefined]] },
    ),
    row(
      'shows no success message without an acknowledgement',
      ['adding', resolves('addToWishlist', { acknowledged: false }), 'notWished.failed'],
      { tags: ['failed'] },
    ),
    row(
      'allows a retry after a failure',
      ['adding', rejects('addToWishlist'), 'notWished.failed'],
      { tags: ['failed'] },
    ),
    row('allows a retry after a timeout', ['adding', delay(callTimeout), 'notWished.failed'], {
      tags: ['failed'],
    }),
    row('removes the wish', [wishedStates, 'remove', 'removing'], {
      tags: ['busy', 'removal'],
      starts: [['removeFromWishlist', undefined]],
    }),
    row(
      'announces the removal and offers Undo',
      ['removing', resolves('removeFromWishlist', removalResponse), 'notWished.removed'],
      { tags: ['removal'], effects: [['notifyRemoved', undefined]] },
    ),
    row(
      'keeps an entry whose removal was not acknowledged',
      [
        'removing',
        resolves('removeFromWishlist', { acknowledged: false, deletedCount: 0 }),
        'wished.failed',
      ],
      { tags: ['removal', 'failed'] },
    ),
    row(
      'allows another removal after a failure',
      ['removing', rejects('removeFromWishlist'), 'wished.failed'],
      { tags: ['removal', 'failed'] },
    ),
    row(
      'allows another removal after a timeout',
      ['removing', delay(callTimeout), 'wished.failed'],
      { tags: ['removal', 'failed'] },
    ),
  ],
  unprovided: [
    { actor: 'checkWished', after: ['seen'], to: 'notWished.noError' },
    {
      actor: 'addToWishlist',
      after: ['seen', resolves('checkWished', false), 'add'],
      to: 'notWished.failed',
    },
    { actor: 'removeFromWishlist', after: ['listed', 'remove'], to: 'wished.failed' },
  ],
});
