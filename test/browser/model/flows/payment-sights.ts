import { expect } from '../../spec/fixtures';
import type { Edge } from '../edge';
import type { Scene, Sight } from '../stage';

export interface PaymentScene extends Scene {
  script: Edge;
  intent: Edge;
  confirmation: Edge;
  check: Edge;
  settlement: Edge;
  /** The order before it was paid. */
  before: unknown;
  /** What Stripe said to a confirmation whose answer was lost. */
  confirmed?: unknown;
  /** Resolves once the marketplace has recorded the payment. */
  recorded: () => Promise<unknown>;
  bookByAnother: () => Promise<unknown>;
}

const pay = ({ page }: Scene) => page.locator('button[type=submit]');
const cardNumber = ({ page }: Scene) => page.getByLabel('Card number');
const alert = ({ page }: Scene, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });
const retry = ({ page }: Scene) => page.getByRole('button', { name: 'Retry' });

const shut: Sight<PaymentScene> = (scene) => expect(pay(scene)).toBeDisabled();

const cardless: Sight<PaymentScene> = async (scene) => {
  await shut(scene);
  await expect(cardNumber(scene)).toHaveCount(0);
};

const carded: Sight<PaymentScene> = (scene) => expect(cardNumber(scene)).toBeVisible();

const payable: Sight<PaymentScene> = async (scene) => {
  await carded(scene);
  await expect(pay(scene)).toBeEnabled();
  await expect(pay(scene)).toHaveText(/^Pay \$/);
};

/** @param text what the button says meanwhile. */
const busy =
  (text: string): Sight<PaymentScene> =>
  async (scene) => {
    await expect(pay(scene)).toBeDisabled();
    await expect(pay(scene)).toHaveText(text);
    await expect(retry(scene)).toHaveCount(0);
  };

/** @param text the failure that a Retry stands beside. */
const stopped =
  (text: string): Sight<PaymentScene> =>
  async (scene) => {
    await shut(scene);
    await expect(alert(scene, text).getByRole('button', { name: 'Retry' })).toBeEnabled();
  };

/** @param text how the payment ended. */
const ended =
  (text: string): Sight<PaymentScene> =>
  async (scene) => {
    await expect(scene.page.getByRole('status').filter({ hasText: text })).toBeVisible();
    await expect(cardNumber(scene)).toHaveCount(0);
    await expect(pay(scene)).toHaveCount(0);
  };

export const paymentSights: Record<string, Sight<PaymentScene>> = {
  'payment.preparing': shut,
  'payment.preparing.card': shut,
  'payment.preparing.card.loading': cardless,
  'payment.preparing.card.mounting': carded,
  'payment.preparing.card.failed': async (scene) => {
    await cardless(scene);
    await stopped('The card form could not be loaded.')(scene);
  },
  'payment.preparing.card.ready': carded,
  'payment.preparing.intent': shut,
  'payment.preparing.intent.requesting': (scene) =>
    expect(alert(scene, 'could not reach')).toHaveCount(0),
  'payment.preparing.intent.failed': stopped('We could not reach Secondhand'),
  'payment.preparing.intent.received': (scene) =>
    expect(alert(scene, 'could not reach')).toHaveCount(0),
  'payment.ready': payable,
  'payment.confirming': busy('Asking your bank'),
  'payment.declined': async (scene) => {
    await payable(scene);
    await expect(alert(scene, /declined|not charged/)).toBeVisible();
  },
  'payment.checking': busy('Asking your bank'),
  'payment.unknown': stopped("we don't know yet whether your card was charged"),
  'payment.settling': busy('Recording your payment'),
  'payment.settling.asking': busy('Recording your payment'),
  'payment.settling.waiting': busy('Recording your payment'),
  'payment.pending': stopped('Do not pay again.'),
  'payment.lost': ended('This watch is no longer available'),
  'payment.paid': ended('Paid'),
};
