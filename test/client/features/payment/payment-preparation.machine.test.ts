import { timeoutMessage } from '../../../../src/client/api/call-timeout';
import { paymentMachine } from '../../../../src/client/features/payment/payment.machine';
import { describeFlow } from '../../support/describe-flow';
import { after, answers, rejects, startFlow } from '../../support/flow';
import { clientSecret, events, mistyped, outage } from './payment-steps';

const states = {
  'preparing(card.loading, intent.unasked)': [],
  'preparing(card.mounting, intent.unasked)': [answers('loadStripe')],
  'preparing(card.failed, intent.unasked)': [rejects('loadStripe', outage)],
  'preparing(card.ready, intent.unasked)': [answers('loadStripe'), 'card ready'],
  'preparing(card.loading, intent.requesting)': ['open'],
  'preparing(card.mounting, intent.requesting)': [answers('loadStripe'), 'open'],
  'preparing(card.loading, intent.failed)': ['open', rejects('createIntent', outage)],
  'preparing(card.failed, intent.failed)': [
    'open',
    rejects('createIntent', outage),
    rejects('loadStripe', outage),
  ],
  'preparing(card.mounting, intent.received)': [
    'open',
    answers('createIntent', { clientSecret }),
    answers('loadStripe'),
  ],
  'preparing(card.ready, intent.requesting)': [answers('loadStripe'), 'card ready', 'open'],
  'preparing(card.mistyped, intent.requesting)': [
    answers('loadStripe'),
    'card ready',
    'open',
    'card wrong',
  ],
} as const;
const names = Object.keys(states) as (keyof typeof states)[];
const tagsOf = (state: string) =>
  /card\.(loading|failed)/.test(state) ? ['cardStep', 'cardless'] : ['cardStep'];

describeFlow({
  machine: paymentMachine,
  events,
  states,
  rows: [
    ...names.flatMap((state) => [
      ...(['card wrong', 'card wrong otherwise'] as const).map((on) => ({
        it: `remembers what is wrong with a card that can be typed: ${events[on].message}`,
        in: state,
        on,
        to: state.replace('card.ready', 'card.mistyped'),
        context: { cardError: /card\.(ready|mistyped)/.test(state) ? events[on].message : '' },
        tags: tagsOf(state),
      })),
      {
        it: 'takes a card that is right',
        in: state,
        on: 'card right' as const,
        to: state.replace('card.mistyped', 'card.ready'),
        context: { cardError: '' },
        tags: tagsOf(state),
      },
    ]),
    {
      it: 'waits for the card element once Stripe.js is there',
      in: 'preparing(card.loading, intent.unasked)',
      on: answers('loadStripe'),
      to: 'preparing(card.mounting, intent.unasked)',
      tags: ['cardStep'],
    },
    {
      it: 'tells that Stripe.js could not be loaded',
      in: 'preparing(card.loading, intent.unasked)',
      on: rejects('loadStripe', outage),
      to: 'preparing(card.failed, intent.unasked)',
      tags: ['cardStep', 'cardless'],
    },
    {
      it: 'gives Stripe.js 20 seconds',
      in: 'preparing(card.loading, intent.unasked)',
      on: after(19_999),
      to: 'preparing(card.loading, intent.unasked)',
      tags: ['cardStep', 'cardless'],
    },
    {
      it: 'gives the card element 20 seconds',
      in: 'preparing(card.mounting, intent.unasked)',
      on: after(19_999),
      to: 'preparing(card.mounting, intent.unasked)',
      tags: ['cardStep'],
    },
    {
      it: 'gives the client secret 15 seconds',
      in: 'preparing(card.ready, intent.requesting)',
      on: after(14_999),
      to: 'preparing(card.ready, intent.requesting)',
      tags: ['cardStep'],
    },
    {
      it: 'does not wait for ever for Stripe.js',
      in: 'preparing(card.loading, intent.unasked)',
      on: after(20_000),
      to: 'preparing(card.failed, intent.unasked)',
      tags: ['cardStep', 'cardless'],
    },
    {
      it: 'does not wait for ever for the card element',
      in: 'preparing(card.mounting, intent.unasked)',
      on: after(20_000),
      to: 'preparing(card.failed, intent.unasked)',
      tags: ['cardStep', 'cardless'],
    },
    {
      it: 'does not wait for ever for the client secret',
      in: 'preparing(card.ready, intent.requesting)',
      on: after(15_000),
      to: 'preparing(card.ready, intent.failed)',
      tags: ['cardStep'],
      context: { failure: timeoutMessage },
    },
    {
      it: 'asks for the payment intent once the form is open',
      in: 'preparing(card.loading, intent.unasked)',
      on: 'open',
      to: 'preparing(card.loading, intent.requesting)',
      tags: ['cardStep', 'cardless'],
      starts: [['createIntent', undefined]],
    },
    {
      it: 'asks for the payment intent while the card element mounts',
      in: 'preparing(card.mounting, intent.unasked)',
      on: 'open',
      to: 'preparing(card.mounting, intent.requesting)',
      tags: ['cardStep'],
      starts: [['createIntent', undefined]],
    },
    {
      it: 'keeps Pay closed while only the card is ready',
      in: 'preparing(card.mounting, intent.unasked)',
      on: 'card ready',
      to: 'preparing(card.ready, intent.unasked)',
      tags: ['cardStep'],
    },
    {
      it: 'keeps Pay closed until the client secret is there too',
      in: 'preparing(card.mounting, intent.requesting)',
      on: 'card ready',
      to: 'preparing(card.ready, intent.requesting)',
      tags: ['cardStep'],
    },
    {
      it: 'asks for the payment intent though Stripe.js is missing',
      in: 'preparing(card.failed, intent.unasked)',
      on: 'open',
      to: 'preparing(card.failed, intent.requesting)',
      tags: ['cardStep', 'cardless'],
      starts: [['createIntent', undefined]],
    },
    {
      it: 'asks for the payment intent though the card is ready already',
      in: 'preparing(card.ready, intent.unasked)',
      on: 'open',
      to: 'preparing(card.ready, intent.requesting)',
      tags: ['cardStep'],
      starts: [['createIntent', undefined]],
    },
    {
      it: 'loads Stripe.js again on Retry',
      in: 'preparing(card.failed, intent.unasked)',
      on: 'retry',
      to: 'preparing(card.loading, intent.unasked)',
      tags: ['cardStep', 'cardless'],
      starts: [['loadStripe', undefined]],
    },
    {
      it: 'keeps the client secret until the card element is ready',
      in: 'preparing(card.mounting, intent.requesting)',
      on: answers('createIntent', { clientSecret }),
      to: 'preparing(card.mounting, intent.received)',
      tags: ['cardStep'],
      context: { clientSecret },
    },
    {
      it: 'remembers what will be charged',
      in: 'preparing(card.mounting, intent.requesting)',
      on: answers('createIntent', { clientSecret, amount: 120_000, currency: 'usd' }),
      to: 'preparing(card.mounting, intent.received)',
      tags: ['cardStep'],
      context: { clientSecret, charge: { amount: 120_000, currency: 'usd' } },
    },
    ...[{ amount: 120_000 }, { currency: 'usd' }].map((known) => ({
      it: `does not know what will be charged by ${Object.keys(known).join()} alone`,
      in: 'preparing(card.mounting, intent.requesting)' as const,
      on: answers('createIntent', { clientSecret, ...known }),
      to: 'preparing(card.mounting, intent.received)',
      tags: ['cardStep'],
      context: { clientSecret, charge: null },
    })),
    {
      it: 'tells why there is no payment intent',
      in: 'preparing(card.loading, intent.requesting)',
      on: rejects('createIntent', outage),
      to: 'preparing(card.loading, intent.failed)',
      tags: ['cardStep', 'cardless'],
      context: { failure: outage.message },
    },
    {
      it: 'asks for the payment intent again on Retry, and leaves Stripe.js to load',
      in: 'preparing(card.loading, intent.failed)',
      on: 'retry',
      to: 'preparing(card.loading, intent.requesting)',
      tags: ['cardStep', 'cardless'],
      starts: [['createIntent', undefined]],
    },
    {
      it: 'takes up both sides again on Retry when both failed',
      in: 'preparing(card.failed, intent.failed)',
      on: 'retry',
      to: 'preparing(card.loading, intent.requesting)',
      tags: ['cardStep', 'cardless'],
      starts: [
        ['loadStripe', undefined],
        ['createIntent', undefined],
      ],
    },
    {
      it: 'opens Pay when the card comes last',
      in: 'preparing(card.mounting, intent.received)',
      on: 'card ready',
      to: 'ready.usable',
      tags: ['cardStep'],
    },
    {
      it: 'opens Pay when the client secret comes last',
      in: 'preparing(card.ready, intent.requesting)',
      on: answers('createIntent', { clientSecret }),
      to: 'ready.usable',
      context: { clientSecret },
      tags: ['cardStep'],
    },
    {
      it: 'opens the form with what is wrong with the card when the client secret comes last',
      in: 'preparing(card.mistyped, intent.requesting)',
      on: answers('createIntent', { clientSecret }),
      to: 'ready.mistyped',
      context: { clientSecret, cardError: mistyped },
      tags: ['cardStep'],
    },
    {
      it: 'does not wait for ever for the client secret while the card is typed wrong',
      in: 'preparing(card.mistyped, intent.requesting)',
      on: after(15_000),
      to: 'preparing(card.mistyped, intent.failed)',
      tags: ['cardStep'],
      context: { failure: timeoutMessage },
    },
  ],
  unprovided: [
    { actor: 'loadStripe', after: [], to: 'preparing(card.failed, intent.unasked)' },
    {
      actor: 'createIntent',
      after: ['open'],
      to: 'preparing(card.loading, intent.failed)',
      context: { failure: 'createIntent is not provided' },
    },
  ],
});

test('asks nobody where the card was typed wrong before the client secret came', async () => {
  const run = startFlow(paymentMachine);
  await run.take(answers('loadStripe'));
  for (const name of ['open', 'card ready', 'card wrong'] as const) await run.take(events[name]);
  await run.take(answers('createIntent', { clientSecret }));
  await run.take(events.pay);
  expect(run.state()).toBe('ready.mistyped');
});
