import * as z from 'zod/mini';
import { contactSchema } from './contact-schema';
import { reasonField } from '../text/messages';
import { acknowledgementSchema } from '../platform/mutation-results';
import { parcelSchema } from './parcel-schema';
import { shippingAddressSchema, storedAddressSchema } from './shipping-address-schema';
import { orderFlagSchema } from './order-flag';
import { orderStates } from './order-states';
import type { OrderEvent, OrderSender } from '../order.machine';
import { paymentOfOrderSchema } from './order';
import { feeTermsSchema } from '../payments/fee-settings';
import { payoutOfOrderSchema } from '../payments/payout';
import {
  optionalProblemStatementSchema,
  problemReportSchema,
  problemStatementSchema,
} from './problem-report';
import { problems } from './problem';
import { priceCurrencySchema } from '../selling/price-currency';
import { withoutGrouping } from '../text/short-text';
import { requiredText } from '../text/text';
import { tolerate } from '../platform/tolerance';

/** An ISO 8601 time. */
const time = z.string();

/**
 * An order as the buyer, the seller and staff see it. Contact details are null after it has ended, and for staff.
 */
export const saleSchema = z.object({
  orderId: z.string(),
  state: z.enum(orderStates),
  productId: z.string(),
  productName: z.string(),
  image: z.string(),
  /** As the seller typed it. */
  sellingPrice: z.string(),
  currency: priceCurrencySchema,
  buyerName: z.string(),
  sellerName: z.string(),
  phoneNumber: z.nullable(z.string()),
  meetingLocation: z.nullable(z.string()),
  /**
   * What shipping costs, in the smallest unit of the price's currency, beside the price; null for a meeting. Absent from
   * older servers.
   */
  shippingPrice: z.optional(z.nullable(z.int())),
  bookedAt: time,
  paidAt: z.nullable(time),
  /** The time at which the state ends by itself; null if it has no deadline. */
  deadline: z.nullable(time),
  /**
   * Only for the seller and admins; null if nothing is owed, paid or to be deducted
   * (docs/payments.md#what-sellers-are-owed).
   */
  payout: z.optional(z.nullable(payoutOfOrderSchema)),
  /** Only for staff. */
  flags: z.optional(z.array(orderFlagSchema)),
  buyerId: z.optional(z.string()),
  sellerId: z.optional(z.string()),
});
tolerate(saleSchema, 'orderId', 'productId', 'productName', 'state');
export type Sale = z.infer<typeof saleSchema>;

/** An event in the history of an order. */
const orderStepSchema = z.object({
  number: z.int(),
  /** The type of the event in order.machine.ts. */
  type: z.string(),
  /** The state after the event. */
  state: z.enum(orderStates),
  happenedAt: time,
  reason: z.nullable(z.string()),
  /** Of a problem report; null for other events. */
  problem: z.nullable(z.enum(problems)),
  /** URLs of the evidence that the sender attached. */
  photos: z.array(z.string()),
  /** The parcel that was sent or corrected; null for other events. Absent from older servers. */
  parcel: z.optional(z.nullable(z.object({ carrier: z.string(), trackingNumber: z.string() }))),
});
export type OrderStep = z.infer<typeof orderStepSchema>;

/** An invoice for the shop's fee, or a credit note for it: then its amounts are negative. */
const feeDocumentSchema = z.object({
  /** Without gaps in the shop. */
  number: z.int(),
  net: z.int(),
  tax: z.int(),
  /** In hundredths of a percent. */
  taxRate: z.int(),
  currency: z.string(),
  issuedAt: time,
});
export type FeeDocument = z.infer<typeof feeDocumentSchema>;

/** An order with everything that its page shows. */
export const saleDetailsSchema = z.extend(saleSchema, {
  /** The caller's role in the order: `admin` for an admin and a moderator. */
  as: z.enum(['buyer', 'seller', 'admin']),
  location: z.string(),
  buyerEmail: z.nullable(z.string()),
  sellerUid: z.string(),
  /** URLs of the pictures of both; empty without one. Absent from older servers. */
  buyerPhoto: z.optional(z.string()),
  sellerPhoto: z.optional(z.string()),
  sellerEmail: z.nullable(z.string()),
  sellerPhoneNumber: z.nullable(z.string()),
  /** Null for a meeting, for staff, after the end, and for the seller before the payment. */
  shippingAddress: z.optional(z.nullable(storedAddressSchema)),
  payment: z.nullable(paymentOfOrderSchema),
  /** Only for the seller and admins (docs/payments.md#the-shops-fee). Absent from older servers. */
  feeTerms: z.optional(z.nullable(feeTermsSchema)),
  feeDocuments: z.optional(z.array(feeDocumentSchema)),
  /** Six digits, from the payment to the hand-over. Only the buyer receives it. */
  handOverCode: z.nullable(z.string()),
  /** Six digits, while the watch is being returned. Only the seller receives it. */
  returnCode: z.nullable(z.string()),
  steps: z.array(orderStepSchema),
  /** Whether the contact details are hidden from staff, who can read them after recording a reason. */
  isContactHidden: z.optional(z.boolean()),
  /** The fields of the product that its seller has changed since the order (docs/selling.md#edit-a-product). */
  productChanges: z.optional(
    z.array(
      z.object({
        field: z.string(),
        ordered: z.nullable(z.string()),
        current: z.nullable(z.string()),
      }),
    ),
  ),
  /** The photos at the time of the order, if they have changed since. */
  orderedPhotos: z.optional(z.nullable(z.array(z.string()))),
});
tolerate(saleDetailsSchema, 'orderId', 'productId', 'productName', 'state', 'as');
export type SaleDetails = z.infer<typeof saleDetailsSchema>;

export type OrderRole = SaleDetails['as'];

const reason = requiredText(reasonField.required, reasonField.maxLength);

const codeMessage = 'The code has six digits.';
/** A hand-over or return code, typed with or without spaces. */
const code = z.pipe(
  z.pipe(z.string(codeMessage), z.transform(withoutGrouping)),
  z.string().check(z.regex(/^\d{6}$/, codeMessage)),
);

const partialAmountMessage = 'The amount must be more than 0.';
/** In the smallest unit of the currency of the order's payment. */
const partialAmount = z.int(partialAmountMessage).check(z.minimum(1, partialAmountMessage));

/** The events that users can send. The order machine decides whether it accepts one. */
export const userOrderEventSchema = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('buyer.change'), contact: contactSchema }),
    z.object({ type: z.literal('buyer.cancel'), reason: z.optional(reason) }),
    z.object({ type: z.literal('buyer.changeAddress'), address: shippingAddressSchema }),
    z.object({ type: z.literal('buyer.requestCancellation'), reason }),
    z.object({ type: z.literal('buyer.withdrawCancellation') }),
    z.object({ type: z.literal('buyer.receive') }),
    z.object({ type: z.literal('buyer.accept') }),
    z.extend(problemReportSchema, { type: z.literal('buyer.report') }),
    z.object({ type: z.literal('buyer.withdrawReport') }),
    z.object({ type: z.literal('buyer.acceptReturn') }),
    z.object({ type: z.literal('buyer.declineReturn'), reason }),
    z.object({ type: z.literal('buyer.giveBack'), code }),
    z.extend(parcelSchema, { type: z.literal('buyer.sendBack') }),
    z.object({ type: z.literal('seller.cancel'), reason }),
    z.object({ type: z.literal('seller.agreeToCancel') }),
    z.object({ type: z.literal('seller.declineToCancel'), reason }),
    z.object({ type: z.literal('seller.handOver'), code }),
    z.object({ type: z.literal('seller.claimHandOver') }),
    z.extend(parcelSchema, { type: z.literal('seller.ship') }),
    z.extend(parcelSchema, { type: z.literal('seller.correctParcel') }),
    z.extend(problemStatementSchema, { type: z.literal('seller.proveDelivery') }),
    z.object({ type: z.literal('seller.parcelCameBack') }),
    z.object({ type: z.literal('seller.receiveReturn') }),
    z.extend(optionalProblemStatementSchema, { type: z.literal('seller.acceptReport') }),
    z.extend(optionalProblemStatementSchema, { type: z.literal('seller.offerReturn') }),
    z.extend(problemStatementSchema, { type: z.literal('seller.contestReport') }),
    z.object({ type: z.literal('admin.refund'), reason }),
    z.object({ type: z.literal('admin.refundPart'), amount: partialAmount, reason }),
    z.object({ type: z.literal('admin.refundOnReturn'), reason }),
    z.object({ type: z.literal('admin.release'), reason }),
    z.object({ type: z.literal('admin.settle'), reason }),
  ],
  'There is no such event.',
);
export type UserOrderEvent = z.output<typeof userOrderEventSchema> & OrderEvent;

/** The response to an event that the order accepted. */
export const orderEventResultSchema = z.extend(acknowledgementSchema, {
  state: z.enum(orderStates),
});
tolerate(orderEventResultSchema, 'state');

/** Returns the parcel that is under way to the buyer, or back once it was sent back; undefined without one. */
export const currentParcel = ({ steps }: Pick<SaleDetails, 'steps'>) =>
  steps.findLast(({ parcel }) => parcel)?.parcel ?? undefined;

/** Returns the sender of an event, which is the prefix of its type. */
export function getEventSender({ type }: Pick<OrderEvent, 'type'>): OrderSender {
  return type.slice(0, type.indexOf('.')) as OrderSender;
}
