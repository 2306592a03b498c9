import type { Locator, Page } from '@playwright/test';
import type { orderActions } from '../../../../src/client/features/order/order-actions';
import type { OrderState } from '../../../../src/contract/order.machine';
import type { EnteredAddress } from '../../../../src/contract/buying/shipping-address';
import type { SaleDetails } from '../../../../src/contract/buying/sale';
import { orderStateLabels } from '../../../../src/contract/buying/order-states';
import { orderStatus, submitAction, type FieldValues } from '../../order-steps';
import { expect } from '../../spec/fixtures';
import type { Member } from '../../spec/shop';
import type { ArrangeContext } from '../test-model';
import type { StripeWebhookSender } from './stripe-webhook-sender';

type Action = keyof typeof orderActions;

export type Participants = Record<'buyer' | 'seller', Member>;

const meetingDetails = { phoneNumber: '01712345678', meetingLocation: 'Under the station clock' };

/** The default deadlines with reminders, by state: hours since the start of the state. */
const deadlineHours: Partial<Record<OrderState, { duration: number; reminders: number[] }>> = {
  booked: { duration: 72, reminders: [48] },
  awaitingHandOver: { duration: 14 * 24, reminders: [7 * 24, 12 * 24] },
  awaitingShipment: { duration: 5 * 24, reminders: [4 * 24] },
  shipped: { duration: 21 * 24, reminders: [7 * 24, 14 * 24] },
  deliveryClaimed: { duration: 14 * 24, reminders: [24, 4 * 24, 9 * 24] },
  returnShipped: { duration: 21 * 24, reminders: [7 * 24, 14 * 24] },
  handOverClaimed: { duration: 14 * 24, reminders: [24, 4 * 24, 9 * 24] },
  inspecting: { duration: 48, reminders: [24] },
  returning: { duration: 14 * 24, reminders: [7 * 24, 12 * 24] },
};

const hoursUntil = (deadline: string | null) =>
  (Date.parse(deadline ?? '') - Date.now()) / 3_600_000;

/** The sale of one watch on the admin's page. Buyer and seller have their own pages. */
export class Sale {
  private orderId = '';
  private readonly pages: Partial<Record<'buyer' | 'seller', Page>> = {};

  constructor(
    private readonly arrangeContext: ArrangeContext,
    private readonly admin: { page: Page; member: Member },
    private readonly participants: Participants,
    private readonly product: { _id: string; sellingPrice: string },
    private readonly stripe: StripeWebhookSender,
  ) {}

  private get shop() {
    return this.arrangeContext.shop;
  }

  /** @param address where the watch is to be sent; absent for a meeting */
  async book(address?: EnteredAddress): Promise<void> {
    await this.shop.call('/api/book-product', this.participants.buyer.token, 'POST', {
      productId: this.product._id,
      ...meetingDetails,
      ...(address && { shipping: address }),
    });
    await this.openOrderPage();
  }

  /** The buyer makes an offer, and the seller accepts it. */
  async agreeOnPrice(): Promise<void> {
    const { buyer, seller } = this.participants;
    const offer = { productId: this.product._id, amount: 10_000, currency: 'usd' };
    const { conversationId } = await this.shop.call<{ conversationId: string }>(
      '/api/offers',
      buyer.token,
      'POST',
      offer,
    );
    const thread = await this.shop.call<{ offer: { id: string } }>(
      `/api/conversations/${conversationId}`,
      seller.token,
    );
    const answer = { type: 'accept', amount: offer.amount };
    await this.shop.call(`/api/offers/${thread.offer.id}/answers`, seller.token, 'POST', answer);
    await this.openOrderPage();
  }

  /** Sends an event of Stripe about the buyer's payment to the server. */
  async sendStripeEvent(...event: Parameters<StripeWebhookSender['send']>): Promise<void> {
    await this.stripe.send(...event);
    await this.openOrderPage();
  }

  /** Advances the order's time to its next reminder. */
  async advanceToReminder(): Promise<void> {
    const { state, deadline } = await this.readSale('buyer');
    const { duration, reminders } = deadlineHours[state] ?? {};
    if (!duration || !reminders) throw new Error(`There are no reminders in ${state}`);
    const elapsed = duration - hoursUntil(deadline);
    // A reminder of about now, up to half an hour later, was sent already.
    const next = reminders.find((hours) => hours > elapsed + 0.5) ?? duration;
    await this.advanceTime(next - elapsed);
  }

  /** Advances the order's time to its deadline. */
  async advanceToDeadline(): Promise<void> {
    const { deadline } = await this.readSale('buyer');
    await this.advanceTime(hoursUntil(deadline));
  }

  private async advanceTime(hours: number): Promise<void> {
    const body = { hours: Math.ceil(hours), orderId: this.orderId };
    await this.shop.call('/sandbox/clock', '', 'POST', body);
    await this.openOrderPage();
  }

  /** Enters the code that the other participant's page shows. */
  async enterCode(action: 'seller.handOver' | 'buyer.giveBack'): Promise<void> {
    const { handOverCode, returnCode } = await this.readSale(
      action === 'seller.handOver' ? 'buyer' : 'seller',
    );
    await this.performAction(action, { Code: handOverCode ?? returnCode ?? '' });
  }

  private readSale(role: keyof Participants): Promise<SaleDetails> {
    return this.shop.call(`/api/sales/${this.orderId}`, this.participants[role].token);
  }

  async closeAccount({ uid }: Member): Promise<void> {
    const { token } = this.admin.member;
    const lists = await Promise.all(
      ['/api/all-buyer', '/api/all-seller'].map((path) =>
        this.shop.call<{ _id: string; uid: string }[]>(path, token),
      ),
    );
    const user = lists.flat().find((one) => one.uid === uid);
    await this.shop.call(`/api/user/${user!._id}`, token, 'DELETE');
    await this.openOrderPage();
  }

  get buyer() {
    return this.participants.buyer;
  }

  get seller() {
    return this.participants.seller;
  }

  /** Clicks an action's button on the order page, and fills in its dialog. */
  async performAction(action: Action, fieldValues: FieldValues = {}): Promise<void> {
    await expect(await this.fillActionDialog(action, fieldValues)).toHaveCount(0);
    await this.openOrderPage();
  }

  /** Submits the dialog of an action with an empty required field and expects the error. */
  async expectActionError(action: Action, fieldValues: FieldValues, errorText: string) {
    const dialog = await this.fillActionDialog(action, fieldValues);
    await expect(dialog.getByText(errorText)).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toHaveCount(0);
  }

  private async fillActionDialog(action: Action, fieldValues: FieldValues): Promise<Locator> {
    const page = await this.findPageFor(action);
    // The participants' accounts may be closed.
    const { state } = await this.shop.call<SaleDetails>(
      `/api/sales/${this.orderId}`,
      this.admin.member.token,
    );
    // The page folds its rarer actions when it learns of a change by Stripe or the other participant.
    await expect(
      orderStatus(page).getByText(orderStateLabels[state], { exact: true }),
    ).toBeVisible();
    return submitAction(page, action, fieldValues);
  }

  private async findPageFor(action: Action): Promise<Page> {
    const [sender] = action.split('.') as ['buyer' | 'seller' | 'admin'];
    if (sender === 'admin') return this.admin.page;
    return (this.pages[sender] ??= await this.openPage(sender));
  }

  private async openPage(role: 'buyer' | 'seller'): Promise<Page> {
    const page = await this.arrangeContext.visitUnrecorded(`/dashboard/order/${this.orderId}`, {
      as: this.participants[role],
    });
    await refetchRepeatedly(page);
    return page;
  }

  /** Opens the order on the admin's page, unless it is open. */
  private async openOrderPage(): Promise<void> {
    const { page, member } = this.admin;
    if (this.orderId) return;
    const sales = await this.shop.call<{ orderId: string; productId: string }[]>(
      '/api/all-sales?limit=50',
      member.token,
    );
    const sale = sales.find(({ productId }) => productId === this.product._id);
    this.orderId = sale!.orderId;
    await page.goto(`/dashboard/order/${this.orderId}`);
    await refetchRepeatedly(page);
  }
}

/** Simulates a user who returns to the tab repeatedly, which refetches the order. */
function refetchRepeatedly(page: Page): Promise<void> {
  return page.evaluate(() => void setInterval(() => window.dispatchEvent(new Event('focus')), 500));
}
