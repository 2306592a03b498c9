import { installClock } from '../../spec/clock';
import { CallInterceptor } from '../call-interceptor';
import {
  confirmationDialog,
  createConfirmationModel,
  type ConfirmationFixture,
} from './confirmation';

interface SafetyFixture extends ConfirmationFixture {
  unblockCall: CallInterceptor;
}

/** The call of the open dialog. */
async function openDialogCall(fixture: SafetyFixture): Promise<CallInterceptor> {
  const title = await confirmationDialog(fixture).getByRole('heading').textContent();
  return title?.startsWith('Unblock') ? fixture.unblockCall : fixture.call;
}

export const safety = createConfirmationModel<SafetyFixture>({
  title: 'Blocking in a conversation',
  machine: 'safety',
  async arrange({ shop, visit }) {
    const product = await shop.listProduct(await shop.register('seller', 'Selma Seller'));
    const buyer = await shop.register('buyer', 'Bea Buyer');
    const { conversationId } = await shop.ask(buyer, product._id, 'Is the crystal original?');
    const page = await visit(`/dashboard/messages/${conversationId}`, {
      as: buyer,
      beforeNavigation: installClock,
    });
    return {
      page,
      opener: () => page.getByRole('button', { name: 'Block or report' }),
      confirmLabel: /^(Block|Unblock)$/,
      cancelLabel: 'Not now',
      call: await CallInterceptor.create(page, 'PUT', /\/block$/),
      unblockCall: await CallInterceptor.create(page, 'DELETE', /\/block$/),
    };
  },
  events: {
    // After a block the menu offers to unblock.
    async 'open the dialog'({ page, opener }) {
      await opener().click();
      await page.getByRole('menuitem', { name: /^(Block|Unblock) Selma$/ }).click();
    },
    'it is done': async (fixture) => (await openDialogCall(fixture)).forward(),
    'no response arrives': async (fixture) => (await openDialogCall(fixture)).abort(),
    'the call times out': async (fixture) => (await openDialogCall(fixture)).timeOut(),
  },
});
