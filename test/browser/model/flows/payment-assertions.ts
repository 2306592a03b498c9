import { expect } from '../../spec/fixtures';
import type { CallInterceptor } from '../call-interceptor';
import type { Fixture, StateAssertion } from '../test-model';

export interface PaymentFixture extends Fixture {
  /** The request for Stripe.js. */
  scriptRequest: CallInterceptor;
  /** The call that creates the payment intent. */
  intentCall: CallInterceptor;
  /** The call that confirms the payment at Stripe. */
  confirmationCall: CallInterceptor;
  /** The call that reads the payment intent from Stripe. */
  checkCall: CallInterceptor;
  /** The call that reads the order from the marketplace. */
  orderCall: CallInterceptor;
  /** The order before the payment. */
  orderBefore: unknown;
  /** Stripe's response to a confirmation, which the page did not receive. */
  lostResponse?: unknown;
  /** Whether Stripe.js is on the page. It is loaded once. */
  isStripeLoaded?: boolean;
  /** Whether the confirmation is held. */
  isConfirmationHeld?: boolean;
  /** Whether a check is held in addition to the confirmation. */
  isCheckHeld?: boolean;
  /** Whether the card number in the form is invalid. */
  isCardInvalid?: boolean;
  /** Resolves once the marketplace has recorded the payment. */
  waitUntilRecorded: () => Promise<unknown>;
}

const payButton = ({ page }: Fixture) => page.locator('button[type=submit]');
const cardNumber = ({ page }: Fixture) => page.getByLabel('Card number');
const alert = ({ page }: Fixture, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });
const retryButton = ({ page }: Fixture) => page.getByRole('button', { name: 'Retry' });

const expectPayDisabled: StateAssertion<PaymentFixture> = (fixture) =>
  expect(payButton(fixture)).toBeDisabled();

const expectNoCardForm: StateAssertion<PaymentFixture> = async (fixture) => {
  await expectPayDisabled(fixture);
  await expect(cardNumber(fixture)).toHaveCount(0);
};

const expectCardForm: StateAssertion<PaymentFixture> = (fixture) =>
  expect(cardNumber(fixture)).toBeVisible();

const expectPayable: StateAssertion<PaymentFixture> = async (fixture) => {
  await expectCardForm(fixture);
  await expect(payButton(fixture)).toBeEnabled();
  await expect(payButton(fixture)).toHaveText(/^Pay \$/);
};

/** @param text the button's text while the machine is busy */
const expectBusy =
  (text: string): StateAssertion<PaymentFixture> =>
  async (fixture) => {
    await expect(payButton(fixture)).toBeDisabled();
    await expect(payButton(fixture)).toHaveText(text);
    await expect(retryButton(fixture)).toHaveCount(0);
  };

/** @param text the error shown beside Retry */
const expectFailure =
  (text: string | RegExp): StateAssertion<PaymentFixture> =>
  async (fixture) => {
    await expectPayDisabled(fixture);
    await expect(alert(fixture, text).getByRole('button', { name: 'Retry' })).toBeEnabled();
  };

/** @param text why the outcome is unknown */
const expectUnknownOutcome =
  (text: string): StateAssertion<PaymentFixture> =>
  async (fixture) => {
    await expect(alert(fixture, text)).toBeVisible();
    await expect(payButton(fixture)).toBeEnabled();
    await expect(payButton(fixture)).toHaveText('Check payment');
  };

/** @param text the outcome of the payment */
const expectOutcome =
  (text: string): StateAssertion<PaymentFixture> =>
  async (fixture) => {
    await expect(fixture.page.getByRole('status').filter({ hasText: text })).toBeVisible();
    await expect(cardNumber(fixture)).toHaveCount(0);
    await expect(payButton(fixture)).toHaveCount(0);
  };

export const paymentAssertions: Record<string, StateAssertion<PaymentFixture>> = {
  'payment.preparing': expectPayDisabled,
  'payment.preparing.card': expectPayDisabled,
  'payment.preparing.card.loading': expectNoCardForm,
  'payment.preparing.card.mounting': expectCardForm,
  'payment.preparing.card.failed': async (fixture) => {
    await expectNoCardForm(fixture);
    await expectFailure("The card form didn't load.")(fixture);
  },
  'payment.preparing.card.ready': expectCardForm,
  'payment.preparing.card.mistyped': async (fixture) => {
    await expectCardForm(fixture);
    await expect(alert(fixture, /card number/)).toBeVisible();
  },
  'payment.preparing.intent': expectPayDisabled,
  'payment.preparing.intent.requesting': (fixture) =>
    expect(alert(fixture, 'could not reach')).toHaveCount(0),
  'payment.preparing.intent.failed': expectFailure(
    /could not reach the marketplace|did not answer in time/,
  ),
  'payment.preparing.intent.received': (fixture) =>
    expect(alert(fixture, 'could not reach')).toHaveCount(0),
  'payment.ready': expectCardForm,
  'payment.ready.usable': expectPayable,
  'payment.ready.mistyped': async (fixture) => {
    await expectPayable(fixture);
    await expect(alert(fixture, /card number/)).toBeVisible();
  },
  'payment.confirming': expectCardForm,
  'payment.confirming.requesting': expectBusy('Contacting your bank'),
  'payment.confirming.late': expectUnknownOutcome('Your bank is taking longer than usual'),
  'payment.confirming.checking': expectBusy('Contacting your bank'),
  'payment.confirming.unapproved': expectUnknownOutcome(
    'Your bank is waiting for you to approve this payment',
  ),
  'payment.ready.declined': async (fixture) => {
    await expectPayable(fixture);
    await expect(alert(fixture, /declined|not charged/)).toBeVisible();
  },
  'payment.checking': expectBusy('Contacting your bank'),
  'payment.unknown': expectUnknownOutcome("we don't know yet whether your card was charged"),
  'payment.recording': expectBusy('Recording your payment'),
  'payment.recording.requesting': expectBusy('Recording your payment'),
  'payment.recording.waiting': expectBusy('Recording your payment'),
  'payment.pending': expectUnknownOutcome('Do not pay again.'),
  'payment.unavailable': expectOutcome('This watch is no longer available'),
  'payment.paid': expectOutcome('Paid'),
};
