import type { SaleDetails } from '../../../../src/contract/buying/sale';
import type { Member, Shop } from '../../spec/shop';
import { StripeWebhookSender } from './stripe-webhook-sender';

/** Creates a paid order of a new product of the seller. */
export async function createPaidOrder(shop: Shop, seller: Member) {
  const product = await shop.listProduct(seller);
  const buyer = await shop.register('buyer', 'Bela Booker');
  const { insertedId: orderId } = await shop.book(buyer, product._id);
  const stripe = new StripeWebhookSender(shop, buyer.token, product);
  await stripe.send('payment_intent.amount_capturable_updated');
  await stripe.send('payment_intent.succeeded');
  const sendEvent = ({ token }: Member, event: object) =>
    shop.call(`/api/sales/${orderId}/events`, token, 'POST', event);
  async function handOver(): Promise<void> {
    const { handOverCode: code } = await shop.call<SaleDetails>(
      `/api/sales/${orderId}`,
      buyer.token,
    );
    await sendEvent(seller, { type: 'seller.handOver', code });
  }
  return {
    orderId,
    /** The seller enters the code, and the buyer accepts the watch. */
    async complete(): Promise<void> {
      await handOver();
      await sendEvent(buyer, { type: 'buyer.accept' });
    },
    /** The seller enters the code, and the buyer reports a problem. */
    async reportProblem(): Promise<void> {
      await handOver();
      const reason = 'The crystal is cracked.';
      await sendEvent(buyer, { type: 'buyer.report', problem: 'damaged', reason });
    },
  };
}
