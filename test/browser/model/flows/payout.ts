import type { payoutExampleEvents } from '../../../../src/client/features/payout/payout.examples';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';
import { createPaidOrder } from './paid-order';

interface PayoutFixture extends Fixture {
  sellerName: string;
  /** Completes another sale of the seller. */
  completeAnotherSale: () => Promise<void>;
  payoutCall: CallInterceptor;
}

const noResponseText = /We could not reach the marketplace|did not answer in time/;
const conflictText = 'Some of these sales are paid already.';

const dialog = ({ page, sellerName }: PayoutFixture) =>
  page.getByRole('dialog', { name: `Pay ${sellerName}` });
const payButton = ({ page, sellerName }: PayoutFixture) =>
  page.getByRole('button', { name: `Pay ${sellerName}` });

async function continueWithReference(fixture: PayoutFixture, reference: string): Promise<void> {
  await dialog(fixture).getByLabel('Reference of the transfer').fill(reference);
  await dialog(fixture).getByRole('button', { name: 'Continue' }).click();
}

export const payout = createModel<PayoutFixture, keyof typeof payoutExampleEvents>({
  title: 'Paying a seller',
  machine: 'payout',
  async arrange({ shop, visit }) {
    const sellerName = `Paya ${Date.now().toString(36)}`;
    const seller = await shop.register('seller', sellerName);
    const completeAnotherSale = async () => (await createPaidOrder(shop, seller)).complete();
    await completeAnotherSale();
    const page = await visit('/dashboard/payouts', { as: 'Admin', beforeNavigation: installClock });
    const payoutCall = await CallInterceptor.create(page, 'POST', /\/api\/payouts$/);
    return { page, sellerName, completeAnotherSale, payoutCall };
  },
  events: {
    'press Pay': (fixture) => payButton(fixture).click(),
    continue: (fixture) => continueWithReference(fixture, 'SEPA 17'),
    async 'continue without a reference'(fixture) {
      await continueWithReference(fixture, '');
      await expect(
        dialog(fixture).getByText('Please enter the reference of the transfer.'),
      ).toBeVisible();
    },
    'go back': (fixture) =>
      dialog(fixture)
        .getByRole('button', { name: /Back|Choose again/ })
        .click(),
    confirm: (fixture) =>
      dialog(fixture).getByRole('button', { name: 'Record the payout' }).click(),
    close: (fixture) => dialog(fixture).getByRole('button', { name: 'Close' }).click(),
    // First adds a sale to pay, because the test path may pay the same seller again.
    async 'the payout is recorded'({ payoutCall, completeAnotherSale }) {
      await completeAnotherSale();
      await payoutCall.forward();
    },
    'another admin was faster': ({ payoutCall }) =>
      payoutCall.respond({ message: conflictText }, 409),
    'no response arrives': ({ payoutCall }) => payoutCall.abort(),
    'the call times out': ({ payoutCall }) => payoutCall.timeOut(),
  },
  states: {
    'payout.closed': (fixture) => expect(dialog(fixture)).toHaveCount(0),
    'payout.choosing': (fixture) =>
      expect(dialog(fixture).getByRole('button', { name: 'Continue' })).toBeEnabled(),
    'payout.checking': (fixture) =>
      expect(dialog(fixture).getByRole('button', { name: 'Record the payout' })).toBeEnabled(),
    'payout.checking.noError': (fixture) =>
      expect(dialog(fixture).getByText(noResponseText)).toHaveCount(0),
    'payout.checking.failed': (fixture) =>
      expect(dialog(fixture).getByRole('alert').filter({ hasText: noResponseText })).toBeVisible(),
    'payout.saving': (fixture) =>
      expect(dialog(fixture).getByRole('button', { name: 'Close' })).toBeDisabled(),
    'payout.conflict': (fixture) => expect(dialog(fixture).getByText(conflictText)).toBeVisible(),
    'payout.recorded': (fixture) =>
      expect(dialog(fixture).getByText('The payout is recorded.')).toBeVisible(),
  },
});
