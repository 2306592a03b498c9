import { expect } from '../../spec/fixtures';
import type { Edge } from '../edge';
import type { Fixture, StateAssertion } from '../test-model';

export interface PaymentFixture extends Fixture {
  script: Edge;
  intent: Edge;
  confirmation: Edge;
  check: Edge;
  settlement: Edge;
  /** The order before the payment. */
  before: unknown;
  /** Stripe's response to a confirmation that was lost. */
  confirmed?: unknown;
  /** Whether Stripe.js is on the page. It is loaded once. */
  stripeRuns?: boolean;
  /** Whether a confirmation is held. */
  isConfirming?: boolean;
  /** Whether a check of a held confirmation is pending. */
  isCheckingMeanwhile?: boolean;
  /** Whether the card typed last is invalid. */
  isMistyped?: boolean;
  /** Resolves once the marketplace has recorded the payment. */
  recorded: () => Promise<unknown>;
}

const pay = ({ page }: Fixture) => page.locator('button[type=submit]');
const cardNumber = ({ page }: Fixture) => page.getByLabel('Card number');
const alert = ({ page }: Fixture, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });
const retry = ({ page }: Fixture) => page.getByRole('button', { name: 'Retry' });

const shut: StateAssertion<PaymentFixture> = (fixture) => expect(pay(fixture)).toBeDisabled();

const cardless: StateAssertion<PaymentFixture> = async (fixture) => {
  await shut(fixture);
  await expect(cardNumber(fixture)).toHaveCount(0);
};

const carded: StateAssertion<PaymentFixture> = (fixture) =>
  expect(cardNumber(fixture)).toBeVisible();

const payable: StateAssertion<PaymentFixture> = async (fixture) => {
  await carded(fixture);
  await expect(pay(fixture)).toBeEnabled();
  await expect(pay(fixture)).toHaveText(/^Pay \$/);
};

/** @param text the button's text meanwhile */
const busy =
  (text: string): StateAssertion<PaymentFixture> =>
  async (fixture) => {
    await expect(pay(fixture)).toBeDisabled();
    await expect(pay(fixture)).toHaveText(text);
    await expect(retry(fixture)).toHaveCount(0);
  };

/** @param text the error shown beside Retry */
const stopped =
  (text: string | RegExp): StateAssertion<PaymentFixture> =>
  async (fixture) => {
    await shut(fixture);
    await expect(alert(fixture, text).getByRole('button', { name: 'Retry' })).toBeEnabled();
  };

/** @param text why the outcome is unknown */
const inDoubt =
  (text: string): StateAssertion<PaymentFixture> =>
  async (fixture) => {
    await expect(alert(fixture, text)).toBeVisible();
    await expect(pay(fixture)).toBeEnabled();
    await expect(pay(fixture)).toHaveText('Check payment');
  };

/** @param text the outcome of the payment */
const ended =
  (text: string): StateAssertion<PaymentFixture> =>
  async (fixture) => {
    await expect(fixture.page.getByRole('status').filter({ hasText: text })).toBeVisible();
    await expect(cardNumber(fixture)).toHaveCount(0);
    await expect(pay(fixture)).toHaveCount(0);
  };

export const paymentSights: Record<string, StateAssertion<PaymentFixture>> = {
  'payment.preparing': shut,
  'payment.preparing.card': shut,
  'payment.preparing.card.loading': cardless,
  'payment.preparing.card.mounting': carded,
  'payment.preparing.card.failed': async (fixture) => {
    await cardless(fixture);
    await stopped('The card form could not be loaded.')(fixture);
  },
  'payment.preparing.card.ready': carded,
  'payment.preparing.card.mistyped': async (fixture) => {
    await carded(fixture);
    await expect(alert(fixture, /card number/)).toBeVisible();
  },
  'payment.preparing.intent': shut,
  'payment.preparing.intent.requesting': (fixture) =>
    expect(alert(fixture, 'could not reach')).toHaveCount(0),
  'payment.preparing.intent.failed': stopped(/could not reach Secondhand|did not answer in time/),
  'payment.preparing.intent.received': (fixture) =>
    expect(alert(fixture, 'could not reach')).toHaveCount(0),
  'payment.ready': carded,
  'payment.ready.usable': payable,
  'payment.ready.mistyped': async (fixture) => {
    await payable(fixture);
    await expect(alert(fixture, /card number/)).toBeVisible();
  },
  'payment.confirming': carded,
  'payment.confirming.asking': busy('Contacting your bank'),
  'payment.confirming.late': inDoubt('Your bank is taking longer than usual'),
  'payment.confirming.checking': busy('Contacting your bank'),
  'payment.confirming.unapproved': inDoubt('Your bank is waiting for you to approve this payment'),
  'payment.ready.declined': async (fixture) => {
    await payable(fixture);
    await expect(alert(fixture, /declined|not charged/)).toBeVisible();
  },
  'payment.checking': busy('Contacting your bank'),
  'payment.unknown': inDoubt("we don't know yet whether your card was charged"),
  'payment.settling': busy('Recording your payment'),
  'payment.settling.asking': busy('Recording your payment'),
  'payment.settling.waiting': busy('Recording your payment'),
  'payment.pending': inDoubt('Do not pay again.'),
  'payment.unavailable': ended('This watch is no longer available'),
  'payment.paid': ended('Paid'),
};
