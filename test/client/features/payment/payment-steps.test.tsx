import { render, screen } from '@testing-library/react';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  paymentMachine,
  type Confirmation,
  type ConfirmationInput,
  type RecordedOutcome,
} from '../../../../src/client/features/payment/payment.machine';
import { PaymentSteps } from '../../../../src/client/features/payment/payment-steps';
import { ThemeWrapper } from '../../support/theme-wrapper';
import { clientSecret, events } from './payment-events';

/** Submits a payment that the marketplace never records. */
async function pay(confirmCard: () => Promise<Confirmation>) {
  const actor = createActor(
    paymentMachine.provide({
      actors: {
        loadStripe: fromPromise<void, undefined>(async () => undefined),
        createIntent: fromPromise(async () => ({ clientSecret })),
        confirmCard: fromPromise<Confirmation, ConfirmationInput>(confirmCard),
        readRecordedOutcome: fromPromise<RecordedOutcome, { clientSecret: string }>(
          () => new Promise(() => undefined),
        ),
      },
    }),
  ).start();
  actor.send(events.open);
  await waitFor(actor, (snapshot) => snapshot.matches({ preparing: { card: 'mounting' } }));
  actor.send(events['card ready']);
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  actor.send(events.pay);
  return actor;
}

const currentStep = () =>
  screen
    .getAllByRole('listitem')
    .filter((step) => step.getAttribute('aria-current') === 'step')
    .map((step) => step.textContent);

test('marks the card step before Pay is pressed', () => {
  const initialSnapshot = createActor(paymentMachine).getSnapshot();
  render(<PaymentSteps snapshot={initialSnapshot} />, { wrapper: ThemeWrapper });
  expect(currentStep()).toEqual(['Your card']);
});

test('marks the bank step during the confirmation', async () => {
  const actor = await pay(() => new Promise(() => undefined));
  render(<PaymentSteps snapshot={actor.getSnapshot()} />, { wrapper: ThemeWrapper });
  expect(currentStep()).toEqual(['Your bank']);
});

test('marks the receipt step once the card is accepted', async () => {
  const actor = await pay(async () => ({ outcome: 'accepted' }));
  const recordingSnapshot = await waitFor(actor, (snapshot) => snapshot.matches('recording'));
  render(<PaymentSteps snapshot={recordingSnapshot} />, { wrapper: ThemeWrapper });
  expect(currentStep()).toEqual(['Your receipt']);
});
