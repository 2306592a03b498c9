import type { paymentExampleEvents } from '../../../../src/client/features/payment/payment.examples';
import { fillCard } from '../../accounts';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel } from '../test-model';
import { paymentAssertions, type PaymentFixture } from './payment-assertions';
import { hideStripe, mountCard } from './stripe-controls';

type ExampleEventName = keyof typeof paymentExampleEvents;

const acceptedCard = '4242 4242 4242 4242';
const declinedCard = '4000 0000 0000 0002';

/** In milliseconds; see `payment.machine.ts`. */
const cardTimeout = 20_000;
const responseTimeout = 15_000;
const bankTimeout = 60_000;
const pollInterval = 700;
const recordingTimeout = 15_000;

/** Marks the confirmation as no longer held, and leaves a held check without a response. */
async function endConfirmation(fixture: PaymentFixture): Promise<void> {
  fixture.isConfirmationHeld = false;
  if (fixture.isCheckHeld) await fixture.checkCall.leaveUnanswered();
  fixture.isCheckHeld = false;
}

async function forwardConfirmation(fixture: PaymentFixture): Promise<void> {
  await endConfirmation(fixture);
  await fixture.confirmationCall.forward();
}

/** Loses the response of an accepted confirmation, or else the request itself. */
async function loseConfirmation(
  fixture: PaymentFixture,
  nextExamples: readonly string[],
): Promise<void> {
  await endConfirmation(fixture);
  const isAccepted =
    nextExamples[0] === ('the check finds the card accepted' satisfies ExampleEventName);
  if (isAccepted) fixture.lostResponse = await fixture.confirmationCall.dropResponse();
  else await fixture.confirmationCall.abort();
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
    const fetchOrder = () => shop.call<{ paid: boolean }>(path, buyer.token);
    const orderBefore = await fetchOrder();
    const interceptors: Pick<
      PaymentFixture,
      'scriptRequest' | 'intentCall' | 'confirmationCall' | 'checkCall'
    >[] = [];
    const page = await visit(`/dashboard/payment/${product._id}`, {
      as: 'Buyer',
      beforeNavigation: async (newPage) => {
        await installClock(newPage);
        await hideStripe(newPage);
        interceptors.push({
          scriptRequest: await CallInterceptor.create(
            newPage,
            'GET',
            /^https:\/\/js\.stripe\.com\//,
          ),
          intentCall: await CallInterceptor.create(
            newPage,
            'POST',
            /\/api\/create-payment-intent$/,
          ),
          confirmationCall: await CallInterceptor.create(
            newPage,
            'POST',
            /\/v1\/payment_intents\/\w+\/confirm$/,
          ),
          checkCall: await CallInterceptor.create(newPage, 'GET', /\/v1\/payment_intents\//),
        });
      },
    });
    await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible();
    return {
      page,
      actorLabel: product.productName,
      ...interceptors[0]!,
      orderCall: await CallInterceptor.create(page, 'GET', new RegExp(`${path}$`)),
      orderBefore,
      waitUntilRecorded: () => expect.poll(async () => (await fetchOrder()).paid).toBe(true),
    };
  },
  events: {
    'open the page': ({ page }) => page.reload(),
    'Stripe.js is loaded': async (fixture) => {
      if (!fixture.isStripeLoaded) await fixture.scriptRequest.fulfillWithFunctionCall('runStripe');
      fixture.isStripeLoaded = true;
    },
    // Stripe's loader tries twice.
    'Stripe.js fails to load': async ({ scriptRequest }) => {
      await scriptRequest.abort();
      await scriptRequest.abort();
    },
    'loading Stripe.js times out': ({ page }) => page.clock.fastForward(cardTimeout),
    'the card element is mounted': ({ page }) => mountCard(page),
    'the card element times out': ({ page }) => page.clock.fastForward(cardTimeout),
    'the client secret arrives': ({ intentCall }) => intentCall.forward(),
    'the client secret fails': ({ intentCall }) => intentCall.abort(),
    'the client secret times out': async ({ page, intentCall }) => {
      await page.clock.fastForward(responseTimeout);
      await intentCall.abort();
    },
    'type a wrong card number': async (fixture) => {
      await fixture.page.getByLabel('Card number').fill('4242 4242 4242 4241');
      fixture.isCardInvalid = true;
    },
    'correct the card number': async (fixture) => {
      await fixture.page.getByLabel('Card number').fill(acceptedCard);
      fixture.isCardInvalid = false;
    },
    'press Pay': async (fixture, nextExamples) => {
      const { page, isCardInvalid } = fixture;
      const isDeclined = nextExamples[0] === ('the card is declined' satisfies ExampleEventName);
      if (!isCardInvalid) await fillCard(page, isDeclined ? declinedCard : acceptedCard);
      await page.getByRole('button', { name: 'Pay' }).click();
      if (isCardInvalid) await expect(page.getByLabel('Card number')).toBeFocused();
      else fixture.isConfirmationHeld = true;
    },
    'approve in a wallet': async (fixture, nextExamples) => {
      const { page, intentCall } = fixture;
      const isDeclined = nextExamples[0] === ('the card is declined' satisfies ExampleEventName);
      await page.getByRole('button', { name: 'Demo wallet' }).click();
      await page.getByLabel('Card in the wallet').selectOption({ index: isDeclined ? 2 : 0 });
      const confirmation = page.waitForRequest(/\/confirm$/);
      await page.getByRole('button', { name: 'Approve' }).click();
      await intentCall.forward();
      // Until the marketplace has answered, the passing of time would end the call.
      await confirmation;
      fixture.isConfirmationHeld = true;
    },
    'press Retry': async (fixture) => {
      const button = fixture.page.getByRole('button', { name: /^(Retry|Check payment)$/ });
      await button.first().click();
      fixture.isCheckHeld = fixture.isConfirmationHeld === true;
    },
    'the card is accepted': (fixture) => forwardConfirmation(fixture),
    'the card is declined': (fixture) => forwardConfirmation(fixture),
    'the connection breaks': (fixture, nextExamples) => loseConfirmation(fixture, nextExamples),
    'the bank takes long': ({ page }) => page.clock.fastForward(bankTimeout),
    'the check meanwhile finds the card accepted': async (fixture) => {
      fixture.isCheckHeld = false;
      await fixture.checkCall.respond({ status: 'requires_capture' });
      await expect(fixture.page.getByText('Recording your payment')).toBeVisible();
      await forwardConfirmation(fixture);
    },
    'the check meanwhile finds the card declined': async (fixture) => {
      fixture.isCheckHeld = false;
      await fixture.checkCall.forward();
      await fixture.confirmationCall.leaveUnanswered();
      await endConfirmation(fixture);
    },
    'the check meanwhile finds the bank waiting for approval': async (fixture) => {
      fixture.isCheckHeld = false;
      await fixture.checkCall.respond({ status: 'requires_action' });
    },
    'the check meanwhile fails': async (fixture) => {
      fixture.isCheckHeld = false;
      await fixture.checkCall.abort();
    },
    'the check meanwhile times out': async (fixture) => {
      fixture.isCheckHeld = false;
      await fixture.page.clock.fastForward(responseTimeout);
      await fixture.checkCall.leaveUnanswered();
    },
    // The response of the confirmation: the intent itself may be captured or cancelled by now.
    'the check finds the card accepted': ({ checkCall, lostResponse }) =>
      checkCall.respond(lostResponse),
    'the check finds the card declined': ({ checkCall }) => checkCall.forward(),
    'the check fails': ({ checkCall }) => checkCall.abort(),
    'the check times out': async ({ page, checkCall }) => {
      await page.clock.fastForward(responseTimeout);
      await checkCall.abort();
    },
    'the marketplace has recorded it': async ({ orderCall, waitUntilRecorded }) => {
      await waitUntilRecorded();
      await orderCall.forward();
    },
    // The sandbox records the payment at once, so the response is the order before the payment.
    'the marketplace has not recorded it': async ({ page, orderCall, orderBefore }) => {
      const now = await page.evaluate(() => Date.now());
      await page.clock.pauseAt(now + 1000);
      await orderCall.respond(orderBefore);
    },
    'another buyer has bought it': async ({ orderCall, checkCall }) => {
      await orderCall.respond({ message: 'This watch is no longer available.' }, 409);
      await checkCall.respond({ status: 'canceled' });
    },
    'the marketplace does not answer': ({ orderCall }) => orderCall.abortAllAttempts(),
    'the poll interval has elapsed': async ({ page }) => {
      await page.clock.runFor(pollInterval);
      await page.clock.resume();
    },
    'the recording times out': ({ page }) => page.clock.fastForward(recordingTimeout),
  },
  states: paymentAssertions,
});
