import { timeoutMessage } from '../../../../src/client/api/call-timeout';
import { paymentMachine } from '../../../../src/client/features/payment/payment.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, resolves, rejects, startFlow } from '../../support/flow';
import { cardError, clientSecret, events, connectionError } from './payment-events';

const states = {
  'preparing(card.loading, intent.idle)': [],
  'preparing(card.mounting, intent.idle)': [resolves('loadStripe')],
  'preparing(card.failed, intent.idle)': [rejects('loadStripe', connectionError)],
  'preparing(card.ready, intent.idle)': [resolves('loadStripe'), 'card ready'],
  'preparing(card.loading, intent.requesting)': ['open'],
  'preparing(card.mounting, intent.requesting)': [resolves('loadStripe'), 'open'],
  'preparing(card.loading, intent.failed)': ['open', rejects('createIntent', connectionError)],
  'preparing(card.failed, intent.failed)': [
    'open',
    rejects('createIntent', connectionError),
    rejects('loadStripe', connectionError),
  ],
  'preparing(card.mounting, intent.received)': [
    'open',
    resolves('createIntent', { clientSecret }),
    resolves('loadStripe'),
  ],
  'preparing(card.ready, intent.requesting)': [resolves('loadStripe'), 'card ready', 'open'],
  'preparing(card.mistyped, intent.requesting)': [
    resolves('loadStripe'),
    'card ready',
    'open',
    'card error',
  ],
} as const;
const stateNames = Object.keys(states) as (keyof typeof states)[];
const tagsOf = (state: string) =>
  /card\.(loading|failed)/.test(state) ? ['cardStep', 'cardless'] : ['cardStep'];

describeFlow({
  machine: paymentMachine,
  events,
  states,
  rows: [
    ...stateNames.flatMap((state) => [
      ...(['card error', 'another card error'] as const).map((on) =>
        row(
          `stores an error of the card only if the card element is ready: ${events[on].message}`,
          [state, on, state.replace('card.ready', 'card.mistyped')],
          {
            context: { cardError: /card\.(ready|mistyped)/.test(state) ? events[on].message : '' },
            tags: tagsOf(state),
          },
        ),
      ),
      row(
        'accepts a valid card',
        [state, 'card valid' as const, state.replace('card.mistyped', 'card.ready')],
        { context: { cardError: '' }, tags: tagsOf(state) },
      ),
    ]),
    row(
      'waits for the card element once Stripe.js has loaded',
      [
        'preparing(card.loading, intent.idle)',
        resolves('loadStripe'),
        'preparing(card.mounting, intent.idle)',
      ],
      { tags: ['cardStep'] },
    ),
    row(
      'reports that Stripe.js failed to load',
      [
        'preparing(card.loading, intent.idle)',
        rejects('loadStripe', connectionError),
        'preparing(card.failed, intent.idle)',
      ],
      { tags: ['cardStep', 'cardless'] },
    ),
    row(
      'allows 20 seconds for Stripe.js',
      [
        'preparing(card.loading, intent.idle)',
        delay(19_999),
        'preparing(card.loading, intent.idle)',
      ],
      { tags: ['cardStep', 'cardless'] },
    ),
    row(
      'allows 20 seconds for the card element',
      [
        'preparing(card.mounting, intent.idle)',
        delay(19_999),
        'preparing(card.mounting, intent.idle)',
      ],
      { tags: ['cardStep'] },
    ),
    row(
      'allows 15 seconds for the client secret',
      [
        'preparing(card.ready, intent.requesting)',
        delay(14_999),
        'preparing(card.ready, intent.requesting)',
      ],
      { tags: ['cardStep'] },
    ),
    row(
      'times out waiting for Stripe.js',
      [
        'preparing(card.loading, intent.idle)',
        delay(20_000),
        'preparing(card.failed, intent.idle)',
      ],
      { tags: ['cardStep', 'cardless'] },
    ),
    row(
      'times out waiting for the card element',
      [
        'preparing(card.mounting, intent.idle)',
        delay(20_000),
        'preparing(card.failed, intent.idle)',
      ],
      { tags: ['cardStep', 'cardless'] },
    ),
    row(
      'times out waiting for the client secret',
      [
        'preparing(card.ready, intent.requesting)',
        delay(15_000),
        'preparing(card.ready, intent.failed)',
      ],
      { tags: ['cardStep'], context: { failure: timeoutMessage } },
    ),
    row(
      'requests the payment intent once the form is open',
      [
        'preparing(card.loading, intent.idle)',
        'open',
        'preparing(card.loading, intent.requesting)',
      ],
      { tags: ['cardStep', 'cardless'], starts: [['createIntent', undefined]] },
    ),
    row(
      'requests the payment intent while the card element mounts',
      [
        'preparing(card.mounting, intent.idle)',
        'open',
        'preparing(card.mounting, intent.requesting)',
      ],
      { tags: ['cardStep'], starts: [['createIntent', undefined]] },
    ),
    row(
      'keeps Pay disabled while only the card is ready',
      ['preparing(card.mounting, intent.idle)', 'card ready', 'preparing(card.ready, intent.idle)'],
      { tags: ['cardStep'] },
    ),
    row(
      'keeps Pay disabled until the client secret has arrived',
      [
        'preparing(card.mounting, intent.requesting)',
        'card ready',
        'preparing(card.ready, intent.requesting)',
      ],
      { tags: ['cardStep'] },
    ),
    row(
      'requests the payment intent although Stripe.js failed',
      ['preparing(card.failed, intent.idle)', 'open', 'preparing(card.failed, intent.requesting)'],
      { tags: ['cardStep', 'cardless'], starts: [['createIntent', undefined]] },
    ),
    row(
      'requests the payment intent although the card is ready already',
      ['preparing(card.ready, intent.idle)', 'open', 'preparing(card.ready, intent.requesting)'],
      { tags: ['cardStep'], starts: [['createIntent', undefined]] },
    ),
    row(
      'reloads Stripe.js on Retry',
      ['preparing(card.failed, intent.idle)', 'retry', 'preparing(card.loading, intent.idle)'],
      { tags: ['cardStep', 'cardless'], starts: [['loadStripe', undefined]] },
    ),
    row(
      'keeps the client secret until the card element is ready',
      [
        'preparing(card.mounting, intent.requesting)',
        resolves('createIntent', { clientSecret }),
        'preparing(card.mounting, intent.received)',
      ],
      { tags: ['cardStep'], context: { clientSecret } },
    ),
    row(
      'stores the amount to be charged',
      [
        'preparing(card.mounting, intent.requesting)',
        resolves('createIntent', { clientSecret, amount: 120_000, currency: 'usd' }),
        'preparing(card.mounting, intent.received)',
      ],
      {
        tags: ['cardStep'],
        context: { clientSecret, charge: { amount: 120_000, currency: 'usd' } },
      },
    ),
    ...[{ amount: 120_000 }, { currency: 'usd' }].map((chargeField) =>
      row(
        `stores no charge if the response has only the ${Object.keys(chargeField).join()}`,
        [
          'preparing(card.mounting, intent.requesting)' as const,
          resolves('createIntent', { clientSecret, ...chargeField }),
          'preparing(card.mounting, intent.received)',
        ],
        { tags: ['cardStep'], context: { clientSecret, charge: null } },
      ),
    ),
    row(
      'shows why there is no payment intent',
      [
        'preparing(card.loading, intent.requesting)',
        rejects('createIntent', connectionError),
        'preparing(card.loading, intent.failed)',
      ],
      { tags: ['cardStep', 'cardless'], context: { failure: connectionError.message } },
    ),
    row(
      'requests the payment intent again on Retry, while Stripe.js keeps loading',
      [
        'preparing(card.loading, intent.failed)',
        'retry',
        'preparing(card.loading, intent.requesting)',
      ],
      { tags: ['cardStep', 'cardless'], starts: [['createIntent', undefined]] },
    ),
    row(
      'reloads Stripe.js and requests the payment intent again on Retry when both failed',
      [
        'preparing(card.failed, intent.failed)',
        'retry',
        'preparing(card.loading, intent.requesting)',
      ],
      {
        tags: ['cardStep', 'cardless'],
        starts: [
          ['loadStripe', undefined],
          ['createIntent', undefined],
        ],
      },
    ),
    row(
      'enables Pay when the card is ready after the client secret has arrived',
      ['preparing(card.mounting, intent.received)', 'card ready', 'ready.usable'],
      { tags: ['cardStep'] },
    ),
    row(
      'enables Pay when the client secret arrives after the card is ready',
      [
        'preparing(card.ready, intent.requesting)',
        resolves('createIntent', { clientSecret }),
        'ready.usable',
      ],
      { context: { clientSecret }, tags: ['cardStep'] },
    ),
    row(
      "shows the card's error when the client secret arrives",
      [
        'preparing(card.mistyped, intent.requesting)',
        resolves('createIntent', { clientSecret }),
        'ready.mistyped',
      ],
      { context: { clientSecret, cardError }, tags: ['cardStep'] },
    ),
    row(
      'times out waiting for the client secret while the card is invalid',
      [
        'preparing(card.mistyped, intent.requesting)',
        delay(15_000),
        'preparing(card.mistyped, intent.failed)',
      ],
      { tags: ['cardStep'], context: { failure: timeoutMessage } },
    ),
  ],
  unprovided: [
    { actor: 'loadStripe', after: [], to: 'preparing(card.failed, intent.idle)' },
    {
      actor: 'createIntent',
      after: ['open'],
      to: 'preparing(card.loading, intent.failed)',
      context: { failure: 'createIntent is not provided' },
    },
  ],
});

test('sends nothing when the card is invalid before the client secret arrives', async () => {
  const run = startFlow(paymentMachine);
  await run.send(resolves('loadStripe'));
  for (const name of ['open', 'card ready', 'card error'] as const) await run.send(events[name]);
  await run.send(resolves('createIntent', { clientSecret }));
  await run.send(events.pay);
  expect(run.state()).toBe('ready.mistyped');
});
