import type { paymentExampleEvents } from '../../../../src/client/features/payment/payment.examples';
import { fillCard } from '../../accounts';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel } from '../test-model';
import { paymentAssertions, type PaymentFixture } from './payment-assertions';
import { hideStripe, mountCard } from './stripe-controls';

type ExampleEventName = keyof typeof paymentExampleEvents;

const approved = '4242 4242 4242 4242';
const declined = '4000 0000 0000 0002';

/** In milliseconds; see `payment.machine.ts`. */
const cardTimeout = 20_000;
const responseTimeout = 15_000;
const bankTimeout = 60_000;
const pollInterval = 700;
const recordingTimeout = 15_000;

/** Marks the confirmation as answered, and leaves a pending check without a response. */
async function endConfirmation(fixture: PaymentFixture): Promise<void> {
  fixture.isConfirming = false;
  if (fixture.isCheckingMeanwhile) await fixture.check.leaveUnanswered();
  fixture.isCheckingMeanwhile = false;
}

async function confirm(fixture: PaymentFixture): Promise<void> {
  await endConfirmation(fixture);
  await fixture.confirmation.forward();
}

/** Loses the response, or the request if the card must not be accepted. */
async function loseConfirmation(
  fixture: PaymentFixture,
  nextExamples: readonly string[],
): Promise<void> {
  await endConfirmation(fixture);
  const isAccepted =
    nextExamples[0] === ('the check finds the card accepted' satisfies ExampleEventName);
  if (isAccepted) fixture.lostConfirmation = await fixture.confirmation.dropResponse();
  else await fixture.confirmation.abort();
}

export const payment = createModel<PaymentFixture, ExampleEventName>({
  title: 'The payment page',
  machine: 'payment',
  initialEvents: ['open the page'],
  // If only the card element timed out, Stripe.js is still loaded on Retry.
  skipAssertionsBefore: ['Stripe.js is loaded'],
  // The card form reports every key press.
  browserEvents: ['payment.cardChanged'],
  unassertedStates: ['payment.preparing.intent.idle'],
  async arrange({ shop, visit }) {
    const product = await shop.listProduct(await shop.signIn('Seller'));
    const buyer = await shop.signIn('Buyer');
    await shop.book(buyer, product._id);
    const path = `/api/orders/${product._id}`;
    const readOrder = () => shop.call<{ paid: boolean }>(path, buyer.token);
    const orderBefore = await readOrder();
    const interceptors: Pick<PaymentFixture, 'script' | 'intent' | 'confirmation' | 'check'>[] = [];
    const page = await visit(`/dashboard/payment/${product._id}`, {
      as: 'Buyer',
      beforeNavigation: async (newPage) => {
        await installClock(newPage);
        await hideStripe(newPage);
        interceptors.push({
          script: await CallInterceptor.create(newPage, 'GET', /^https:\/\/js\.stripe\.com\//),
          intent: await CallInterceptor.create(newPage, 'POST', /\/api\/create-payment-intent$/),
          confirmation: await CallInterceptor.create(
            newPage,
            'POST',
            /\/v1\/payment_intents\/\w+\/confirm$/,
          ),
          check: await CallInterceptor.create(newPage, 'GET', /\/v1\/payment_intents\//),
        });
      },
    });
    await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible();
    return {
      page,
      actorLabel: product.productName,
      ...interceptors[0]!,
      orderRequest: await CallInterceptor.create(page, 'GET', new RegExp(`${path}$`)),
      orderBefore,
      waitUntilRecorded: () => expect.poll(async () => (await readOrder()).paid).toBe(true),
    };
  },
  events: {
    'open the page': ({ page }) => page.reload(),
    'Stripe.js is loaded': async (fixture) => {
      if (!fixture.isStripeLoaded) await fixture.script.fulfillWithFunctionCall('runStripe');
      fixture.isStripeLoaded = true;
    },
    // Stripe's loader tries twice.
    'Stripe.js fails to load': async ({ script }) => {
      await script.abort();
      await script.abort();
    },
    'loading Stripe.js times out': ({ page }) => page.clock.fastForward(cardTimeout),
    'the card element is mounted': ({ page }) => mountCard(page),
    'the card element times out': ({ page }) => page.clock.fastForward(cardTimeout),
    'the client secret arrives': ({ intent }) => intent.forward(),
    'the client secret fails': ({ intent }) => intent.abort(),
    'the client secret times out': async ({ page, intent }) => {
      await page.clock.fastForward(responseTimeout);
      await intent.abort();
    },
    'type a wrong card number': async (fixture) => {
      await fixture.page.getByLabel('Card number').fill('4242 4242 4242 4241');
      fixture.isMistyped = true;
    },
    'correct the card number': async (fixture) => {
      await fixture.page.getByLabel('Card number').fill(approved);
      fixture.isMistyped = false;
    },
    'press Pay': async (fixture, nextExamples) => {
      const { page, isMistyped } = fixture;
      const isDeclined = nextExamples[0] === ('the card is declined' satisfies ExampleEventName);
      if (!isMistyped) await fillCard(page, isDeclined ? declined : approved);
      await page.getByRole('button', { name: 'Pay' }).click();
      if (isMistyped) await expect(page.getByLabel('Card number')).toBeFocused();
      else fixture.isConfirming = true;
    },
    'press Retry': async (fixture) => {
      const button = fixture.page.getByRole('button', { name: /^(Retry|Check payment)$/ });
      await button.first().click();
      fixture.isCheckingMeanwhile = fixture.isConfirming === true;
    },
    'the card is accepted': (fixture) => confirm(fixture),
    'the card is declined': (fixture) => confirm(fixture),
    'the connection breaks': (fixture, nextExamples) => loseConfirmation(fixture, nextExamples),
    'the bank takes long': ({ page }) => page.clock.fastForward(bankTimeout),
    'the check meanwhile finds the card accepted': async (fixture) => {
      fixture.isCheckingMeanwhile = false;
      await fixture.check.respond({ status: 'requires_capture' });
      await expect(fixture.page.getByText('Recording your payment')).toBeVisible();
      await confirm(fixture);
    },
    'the check meanwhile finds the card declined': async (fixture) => {
      fixture.isCheckingMeanwhile = false;
      await fixture.check.forward();
      await fixture.confirmation.leaveUnanswered();
      await endConfirmation(fixture);
    },
    'the check meanwhile finds the bank waiting for approval': async (fixture) => {
      fixture.isCheckingMeanwhile = false;
      await fixture.check.respond({ status: 'requires_action' });
    },
    'the check meanwhile fails': async (fixture) => {
      fixture.isCheckingMeanwhile = false;
      await fixture.check.abort();
    },
    'the check meanwhile times out': async (fixture) => {
      fixture.isCheckingMeanwhile = false;
      await fixture.page.clock.fastForward(responseTimeout);
      await fixture.check.leaveUnanswered();
    },
    // The intent as of its confirmation. By now it may be captured or cancelled.
    'the check finds the card accepted': ({ check, lostConfirmation }) =>
      check.respond(lostConfirmation),
    'the check finds the card declined': ({ check }) => check.forward(),
    'the check fails': ({ check }) => check.abort(),
    'the check times out': async ({ page, check }) => {
      await page.clock.fastForward(responseTimeout);
      await check.abort();
    },
    'the marketplace has recorded it': async ({ orderRequest, waitUntilRecorded }) => {
      await waitUntilRecorded();
      await orderRequest.forward();
    },
    // Stripe's event reaches the sandbox at once, so the response is an earlier one.
    'the marketplace has not recorded it': async ({ page, orderRequest, orderBefore }) => {
      const now = await page.evaluate(() => Date.now());
      await page.clock.pauseAt(now + 1000);
      await orderRequest.respond(orderBefore);
    },
    // The payment intent of a cancelled order is cancelled shortly afterwards.
    'another buyer has bought it': ({ orderRequest }) =>
      orderRequest.respond({ message: 'This product is no longer available.' }, 409),
    'the marketplace does not answer': ({ orderRequest }) => orderRequest.abortAllAttempts(),
    'the poll interval has elapsed': async ({ page }) => {
      await page.clock.runFor(pollInterval);
      await page.clock.resume();
    },
    'the recording times out': ({ page }) => page.clock.fastForward(recordingTimeout),
  },
  states: paymentAssertions,
});
