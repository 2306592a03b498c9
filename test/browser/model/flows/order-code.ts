import type { orderActionExampleEvents } from '../../../../src/client/features/order/order-action.examples';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';
import { createPaidOrder } from './paid-order';

interface OrderCodeFixture extends Fixture {
  orderEventCall: CallInterceptor;
}

type ExampleEventName = Extract<
  keyof typeof orderActionExampleEvents,
  | 'choose to enter the code'
  | 'close the dialog'
  | 'enter a code'
  | 'enter half a code'
  | 'the code is wrong'
>;

const wrongCodeText = /not the code of this order/;
const codeErrorText = /not the code of this order|has six digits/;

const dialog = ({ page }: Fixture) => page.getByRole('dialog');
const codeField = (fixture: Fixture) => dialog(fixture).getByLabel('Code');
const openButton = ({ page }: Fixture) =>
  page.getByRole('button', { name: 'Enter the code', exact: true });

async function enterCode(fixture: Fixture, code: string) {
  await codeField(fixture).fill(code);
  await dialog(fixture).getByRole('button', { name: 'Confirm the hand-over' }).click();
}

export const orderCode = createModel<OrderCodeFixture, ExampleEventName>({
  title: 'Entering the hand-over code',
  machine: 'orderAction',
  async arrange({ shop, visit }) {
    const seller = await shop.signIn('Seller');
    const { orderId } = await createPaidOrder(shop, seller);
    const page = await visit(`/dashboard/order/${orderId}`, {
      as: 'Seller',
      beforeNavigation: installClock,
    });
    const url = /\/api\/sales\/[^/]+\/events$/;
    return { page, orderEventCall: await CallInterceptor.create(page, 'POST', url) };
  },
  events: {
    'choose to enter the code': (fixture) => openButton(fixture).click(),
    'close the dialog': (fixture) => dialog(fixture).getByRole('button', { name: 'Close' }).click(),
    'enter a code': (fixture) => enterCode(fixture, '123 456'),
    'enter half a code': async (fixture) => {
      await enterCode(fixture, '123');
      await expect(dialog(fixture).getByText('The code has six digits.')).toBeVisible();
    },
    // The order's random code has six digits, so it practically never is 123 456.
    'the code is wrong': ({ orderEventCall }) => orderEventCall.forward(),
  },
  states: {
    'orderAction.idle': async (fixture) => {
      await expect(dialog(fixture)).toHaveCount(0);
      await expect(openButton(fixture)).toBeEnabled();
    },
    'orderAction.editing': (fixture) => expect(codeField(fixture)).toBeEditable(),
    'orderAction.editing.noError': (fixture) =>
      expect(dialog(fixture).getByText(wrongCodeText)).toHaveCount(0),
    'orderAction.editing.codeRejected': async (fixture) => {
      // The server's reason, or the message of the form after half a code was entered.
      await expect(dialog(fixture).getByText(codeErrorText)).toBeVisible();
      await expect(codeField(fixture)).not.toHaveValue('');
    },
    'orderAction.sending': (fixture) =>
      expect(dialog(fixture).getByRole('button', { name: 'Close' })).toBeDisabled(),
  },
});
