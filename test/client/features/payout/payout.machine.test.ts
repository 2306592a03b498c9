import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { payoutMachine } from '../../../../src/client/features/payout/payout.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves, startFlow } from '../../support/flow';

const payee = { sellerId: 'seller-1', sellerName: 'Sam', currency: 'usd' };
const input = {
  orderIds: ['order-1'],
  amount: 42_000,
  paidOn: '2026-11-20',
  reference: 'SEPA 17',
};
const payout = { sellerId: 'seller-1', currency: 'usd', ...input };
const conflict = 'Some of these sales are paid already.';
const checkingStates = ['checking.noError', 'checking.failed'] as const;

/** A payout records that an admin has sent a seller the money of sales. */
describe('a payout', () =>
  describeFlow({
    machine: payoutMachine,
    events: {
      open: { type: 'payout.open', payee },
      check: { type: 'payout.check', input },
      // In no row below: these inputs must be rejected in every state.
      'check without a sale': { type: 'payout.check', input: { ...input, orderIds: [] } },
      'check without an amount': { type: 'payout.check', input: { ...input, amount: 0 } },
      'check without a reference': { type: 'payout.check', input: { ...input, reference: ' ' } },
      change: { type: 'payout.change' },
      confirm: { type: 'payout.confirm' },
      close: { type: 'payout.close' },
    },
    states: {
      closed: [],
      choosing: ['open'],
      'checking.noError': ['open', 'check'],
      saving: ['open', 'check', 'confirm'],
      'checking.failed': ['open', 'check', 'confirm', rejects('record')],
      conflict: ['open', 'check', 'confirm', resolves('record', { conflict })],
      recorded: ['open', 'check', 'confirm', resolves('record', {})],
    },
    rows: [
      row('starts with the choice of the sales', ['closed', 'open', 'choosing'], {
        context: { payee, input: null },
        tags: ['open'],
      }),
      row('is shown for review before it is sent', ['choosing', 'check', 'checking.noError'], {
        context: { input },
        tags: ['open'],
      }),
      row('can be edited again with the entered values', [checkingStates, 'change', 'choosing'], {
        context: { input },
        tags: ['open'],
      }),
      row('is sent after the confirmation', [checkingStates, 'confirm', 'saving'], {
        context: { failure: '' },
        tags: ['open', 'busy'],
        starts: [['record', payout]],
      }),
      row('is recorded by the server', ['saving', resolves('record', {}), 'recorded'], {
        tags: ['open'],
      }),
      row(
        'shows why it conflicts with another payout',
        ['saving', resolves('record', { conflict }), 'conflict'],
        {
          context: { failure: conflict },
          tags: ['open', 'failed'],
        },
      ),
      row(
        'returns to the choice of the sales after a conflict',
        ['conflict', 'change', 'choosing'],
        {
          tags: ['open'],
        },
      ),
      row(
        'can be sent again after a failure',
        ['saving', rejects('record', new Error('No.')), 'checking.failed'],
        { context: { failure: 'No.' }, tags: ['open', 'failed'] },
      ),
      row('times out', ['saving', delay(callTimeout), 'checking.failed'], {
        context: { failure: timeoutMessage },
        tags: ['open', 'failed'],
      }),
      row('is not sent when the admin cancels', [
        ['choosing', ...checkingStates],
        'close',
        'closed',
      ]),
      row('closes the dialog', [['conflict', 'recorded'], 'close', 'closed']),
    ],
    unprovided: [
      {
        actor: 'record',
        after: ['open', 'check', 'confirm'],
        to: 'checking.failed',
        context: { failure: 'record is not provided' },
      },
    ],
  }));

test('the dialog of the next seller starts empty, whatever was entered for the one before', async () => {
  const run = startFlow(payoutMachine);
  const open = { type: 'payout.open', payee };
  const steps = [
    open,
    { type: 'payout.check', input },
    { type: 'payout.confirm' },
    rejects('record'),
  ];
  for (const step of [...steps, { type: 'payout.close' }, open]) await run.send(step);
  expect(run.snapshot().context).toEqual({ payee, input: null, failure: '' });
});
