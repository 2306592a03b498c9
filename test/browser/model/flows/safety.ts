import type { safetyExampleEvents } from '../../../../src/client/features/conversation/safety.examples';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

type Action = 'Block' | 'Unblock';

interface SafetyFixture extends Fixture {
  callByAction: Record<Action, CallInterceptor>;
}

const noResponseText = /We could not reach the marketplace|did not answer in time/;

const dialog = ({ page }: Fixture) => page.getByRole('dialog');
const menuButton = ({ page }: Fixture) => page.getByRole('button', { name: 'Block or report' });

async function chooseMenuItem(fixture: Fixture, item: RegExp) {
  await menuButton(fixture).click();
  await fixture.page.getByRole('menuitem', { name: item }).click();
}

/** The action that the open dialog explains. */
async function readChosenAction(fixture: Fixture): Promise<Action> {
  const title = await dialog(fixture).getByRole('heading').textContent();
  return title?.split(' ')[0] as Action;
}

async function confirm(fixture: Fixture) {
  const action = await readChosenAction(fixture);
  await dialog(fixture).getByRole('button', { name: action, exact: true }).click();
}

/** The call of the open dialog. */
const openDialogCall = async (fixture: SafetyFixture) =>
  fixture.callByAction[await readChosenAction(fixture)];

export const safety = createModel<SafetyFixture, keyof typeof safetyExampleEvents>({
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
      callByAction: {
        Block: await CallInterceptor.create(page, 'PUT', /\/block$/),
        Unblock: await CallInterceptor.create(page, 'DELETE', /\/block$/),
      },
    };
  },
  events: {
    // After a block the menu offers to unblock.
    'choose to block': (fixture) => chooseMenuItem(fixture, /^(Block|Unblock) Selma$/),
    'close the dialog': (fixture) => dialog(fixture).getByRole('button', { name: 'Close' }).click(),
    confirm,
    'it is done': async (fixture) => (await openDialogCall(fixture)).forward(),
    'no response arrives': async (fixture) => (await openDialogCall(fixture)).abort(),
    'the call times out': async (fixture) => (await openDialogCall(fixture)).timeOut(),
  },
  states: {
    'safety.closed': async (fixture) => {
      await expect(dialog(fixture)).toHaveCount(0);
      await expect(menuButton(fixture)).toBeEnabled();
    },
    'safety.editing': (fixture) =>
      expect(dialog(fixture).getByRole('button', { name: 'Not now' })).toBeEnabled(),
    'safety.editing.noError': (fixture) =>
      expect(dialog(fixture).getByText(noResponseText)).toHaveCount(0),
    'safety.editing.interrupted': (fixture) =>
      expect(dialog(fixture).getByRole('alert').filter({ hasText: noResponseText })).toBeVisible(),
    'safety.submitting': async (fixture) => {
      await expect(dialog(fixture).getByRole('button', { name: 'Not now' })).toBeDisabled();
      await expect(dialog(fixture).getByRole('button', { name: 'Close' })).toBeDisabled();
    },
  },
});
