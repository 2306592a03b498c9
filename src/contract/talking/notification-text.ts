import { reviewDays } from '../trust/review-rules';
import {
  reviewNotificationKinds,
  type NotificationKind,
  type OrderNotification,
  type WishNotificationKind,
} from './notification';
import { toSingleLine } from '../text/single-line';

type OrderRole = OrderNotification['as'];

export interface NotificationText {
  /** A sentence with the product's name, without a full stop. */
  title: string;
  /** A sentence with the consequence for the reader, or with what they can do. */
  next: string;
}

type TextBuilder = (product: string) => NotificationText;

/** The texts by kind and role. `others` is for roles without their own text. */
const texts: Record<
  NotificationKind,
  Partial<Record<OrderRole, TextBuilder>> & { others: TextBuilder }
> = {
  reserved: {
    buyer: (product) => ({
      title: `${product} is reserved for you at the agreed price`,
      next: 'Book or pay for it before the reservation ends.',
    }),
    others: (product) => ({
      title: `${product} is reserved at the agreed price`,
      next: "The buyer has to book or pay for it. Don't hand it over before the payment.",
    }),
  },
  booked: {
    buyer: (product) => ({
      title: `You booked ${product}`,
      next: "It's reserved for you. Pay before the booking expires.",
    }),
    others: (product) => ({
      title: `${product} was booked`,
      next: "The buyer has to pay next. Don't hand it over before that.",
    }),
  },
  changed: {
    others: (product) => ({
      title: `The buyer of ${product} changed the contact details`,
      next: 'The order shows the current ones.',
    }),
  },
  lapsesSoon: {
    others: (product) => ({
      title: `One day left to pay for ${product}`,
      next: 'After that the booking expires, and others can book it.',
    }),
  },
  lapsed: {
    buyer: (product) => ({
      title: `Your time to pay for ${product} has run out`,
      next: 'Nothing was charged. Others can book it again.',
    }),
    others: (product) => ({
      title: `The buyer of ${product} didn't pay in time`,
      next: 'Others can book it again.',
    }),
  },
  cancelled: {
    buyer: (product) => ({
      title: `Your order for ${product} was cancelled`,
      next: 'If you paid, you get a full refund.',
    }),
    others: (product) => ({
      title: `The order for ${product} was cancelled`,
      next: "Don't hand it over.",
    }),
  },
  paid: {
    buyer: (product) => ({
      title: `You paid for ${product}`,
      next: 'Meet the seller. Give them the code from the order only when you have the watch in your hands.',
    }),
    others: (product) => ({
      title: `${product} has been paid for`,
      next: "Meet the buyer. Don't hand over the watch before their code is accepted on the order.",
    }),
  },
  handOverDue: {
    buyer: (product) => ({
      title: `${product} has not been handed over yet`,
      next: "Arrange to meet the seller. If you don't get it in time, you get a full refund.",
    }),
    others: (product) => ({
      title: `${product} has not been handed over yet`,
      next: "Arrange to meet the buyer. If you don't hand it over in time, the buyer is refunded.",
    }),
  },
  notHandedOver: {
    buyer: (product) => ({
      title: `${product} was not handed over in time`,
      next: 'The full amount goes back to the card you paid with.',
    }),
    others: (product) => ({
      title: `${product} was not handed over in time`,
      next: "The buyer is being refunded. Don't hand it over.",
    }),
  },
  cancellationRequested: {
    others: (product) => ({
      title: `The buyer asks to cancel the order for ${product}`,
      next: "Agree or decline on the order. If you don't answer in time, the buyer is refunded.",
    }),
  },
  cancellationWithdrawn: {
    others: (product) => ({
      title: `The buyer of ${product} no longer asks to cancel`,
      next: 'The order continues. Meet the buyer to hand the watch over.',
    }),
  },
  cancellationDeclined: {
    others: (product) => ({
      title: `The seller of ${product} declined the cancellation`,
      next: 'The order continues.',
    }),
  },
  handedOver: {
    others: (product) => ({
      title: `You have received ${product}`,
      next: 'Check it now: you can report a problem until the order completes.',
    }),
  },
  handOverClaimed: {
    others: (product) => ({
      title: `The seller says that they handed over ${product}`,
      next: 'They did not enter your code. Confirm that you have the watch, or report a problem.',
    }),
  },
  receiptUnconfirmed: {
    others: (product) => ({
      title: `Do you have ${product}?`,
      next: "The seller says that they handed it over. Confirm it, or report a problem. If you don't answer, an admin decides.",
    }),
  },
  toBeShipped: {
    buyer: (product) => ({
      title: `You paid for ${product}`,
      next: 'The seller sends it next. Until then you can correct the address on the order, or cancel.',
    }),
    others: (product) => ({
      title: `${product} has been paid for`,
      next: 'Send it, insured and tracked, to the address on the order. Then enter the carrier and the tracking number there.',
    }),
  },
  addressChanged: {
    buyer: (product) => ({
      title: `The address for ${product} was changed`,
      next: "The seller sends it to the new address. If it wasn't you, cancel the order and change your password.",
    }),
    others: (product) => ({
      title: `The buyer of ${product} changed the address`,
      next: 'Send it only to the address that the order shows now.',
    }),
  },
  shipmentDue: {
    others: (product) => ({
      title: `${product} has not been sent yet`,
      next: "Send it, and enter the tracking number on the order. If you don't in time, the buyer is refunded.",
    }),
  },
  notShipped: {
    buyer: (product) => ({
      title: `${product} was not sent in time`,
      next: 'The full amount goes back to the card you paid with.',
    }),
    others: (product) => ({
      title: `${product} was not sent in time`,
      next: "The buyer is being refunded. Don't send it.",
    }),
  },
  shipped: {
    others: (product) => ({
      title: `${product} is on its way to you`,
      next: 'Follow the parcel on the order. When you have the watch, confirm it there, or report a problem.',
    }),
  },
  parcelCorrected: {
    others: (product) => ({
      title: `The tracking number of ${product} was corrected`,
      next: 'The order shows the new one.',
    }),
  },
  arrivalDue: {
    others: (product) => ({
      title: `Has ${product} arrived?`,
      next: "Confirm it on the order, or report a problem. If you don't answer, an admin decides.",
    }),
  },
  deliveryClaimed: {
    others: (product) => ({
      title: `The seller says that ${product} was delivered`,
      next: "Confirm that you have it, or report that you don't. If you don't answer in time, it counts as received.",
    }),
  },
  takenAsReceived: {
    buyer: (product) => ({
      title: `${product} counts as received`,
      next: "You didn't answer in time. You can still report a problem until the order completes.",
    }),
    others: (product) => ({
      title: `${product} counts as received`,
      next: 'The buyer did not answer. If they report no problem in time, the sale completes automatically.',
    }),
  },
  parcelCameBack: {
    others: (product) => ({
      title: `The parcel with ${product} came back to the seller`,
      next: 'The full amount goes back to the card you paid with.',
    }),
  },
  received: {
    others: (product) => ({
      title: `The buyer has received ${product}`,
      next: 'If they report no problem in time, the sale completes automatically.',
    }),
  },
  inspectionEnds: {
    others: (product) => ({
      title: `The time to report a problem with ${product} ends soon`,
      next: 'After that the order completes automatically.',
    }),
  },
  completed: {
    buyer: (product) => ({
      title: `Your order for ${product} is complete`,
      next: 'No problem was reported in time.',
    }),
    others: (product) => ({
      title: `The sale of ${product} is complete`,
      next: 'My Payouts shows what you are owed and were paid.',
    }),
  },
  reported: {
    others: (product) => ({
      title: `The buyer reported a problem with ${product}`,
      next: 'Answer on the order in time: accept, offer to take it back, or contest. Otherwise an admin decides.',
    }),
  },
  returnOffered: {
    others: (product) => ({
      title: `The seller offers to take ${product} back`,
      next: 'You get a full refund when you have returned it. Accept or decline on the order.',
    }),
  },
  returning: {
    buyer: (product) => ({
      title: `Please return ${product} to the seller`,
      next: 'Enter the code that the seller shows you, or send it back and enter the tracking number.',
    }),
    others: (product) => ({
      title: `${product} is being returned to you`,
      next: 'Give the buyer the code from the order only when you have the watch back.',
    }),
  },
  returnDue: {
    buyer: (product) => ({
      title: `${product} has not been returned yet`,
      next: "Arrange to meet the seller. If you don't return it in time, an admin decides.",
    }),
    others: (product) => ({
      title: `${product} has not been returned yet`,
      next: "Arrange to meet the buyer. If it isn't returned in time, an admin decides.",
    }),
  },
  returnShipped: {
    others: (product) => ({
      title: `${product} was sent back to you`,
      next: "When you have it, confirm it on the order, or contest the return. If you don't answer, an admin decides.",
    }),
  },
  returnArrivalDue: {
    others: (product) => ({
      title: `Is ${product} back with you?`,
      next: "Confirm it on the order, or contest the return. If you don't answer, an admin decides.",
    }),
  },
  underReview: {
    admin: (product) => ({
      title: `Please decide the order of ${product}`,
      next: 'It shows what happened and what both sides wrote.',
    }),
    others: (product) => ({
      title: `An admin reviews the order of ${product}`,
      next: 'The money is held until the decision. The order shows what both sides wrote.',
    }),
  },
  released: {
    buyer: (product) => ({
      title: `An admin decided in favor of the seller of ${product}`,
      next: 'The order is complete.',
    }),
    others: (product) => ({
      title: `An admin decided in your favor on ${product}`,
      next: 'The sale is complete. My Payouts shows what you are owed and were paid.',
    }),
  },
  partlyRefunded: {
    buyer: (product) => ({
      title: `You get part of the price of ${product} back`,
      next: 'The amount goes back to the card you paid with. The order page shows the reason.',
    }),
    others: (product) => ({
      title: `The buyer of ${product} gets part of the price back`,
      next: 'You are owed the rest of the price. The order page shows the reason.',
    }),
  },
  refunding: {
    buyer: (product) => ({
      title: `Your refund for ${product} has started`,
      next: 'The full amount goes back to the card you paid with.',
    }),
    others: (product) => ({
      title: `The buyer of ${product} is being refunded`,
      next: 'The full amount goes back to the card they paid with.',
    }),
  },
  refunded: {
    buyer: (product) => ({
      title: `You have been refunded for ${product}`,
      next: 'The full amount was refunded. It may take your bank a few days to show it.',
    }),
    others: (product) => ({
      title: `The buyer of ${product} was refunded`,
      next: 'The order is closed.',
    }),
  },
  refundFailed: {
    buyer: (product) => ({
      title: `The refund for ${product} did not reach you`,
      next: 'Your bank rejected it. An admin will make sure you get the money.',
    }),
    others: (product) => ({
      title: `The refund for ${product} failed`,
      next: 'The card rejected it. Retry it on the order, or return the money in another way and say how.',
    }),
  },
  bankDispute: {
    others: (product) => ({
      title: `The buyer's bank took back the money for ${product}`,
      next: "The bank decides who gets it. Don't hand anything over before its decision.",
    }),
  },
  bankDecided: {
    buyer: (product) => ({
      title: `The bank decided in favor of the seller of ${product}`,
      next: 'The order is complete.',
    }),
    others: (product) => ({
      title: `The bank decided in your favor on ${product}`,
      next: 'The sale is complete. My Payouts shows what you are owed and were paid.',
    }),
  },
  reviewDue: {
    buyer: (product) => ({
      title: `How did it go with ${product}?`,
      next: `Rate the seller in a minute, and help the next buyer choose. You have ${reviewDays} days from the end of the order. The seller reads it once you've both written, or when the time is up.`,
    }),
    others: (product) => ({
      title: `How did it go with ${product}?`,
      next: `Rate the buyer in a minute, and help the next seller. You have ${reviewDays} days from the end of the order. The buyer reads it once you've both written, or when the time is up.`,
    }),
  },
  reviewed: {
    others: (product) => ({
      title: `Reviews of ${product} are out`,
      next: 'Read them on the order. What was written about you, you can answer once.',
    }),
  },
};

/** Returns the text of a notification, for the screen and for emails. */
export function notificationText(
  kind: NotificationKind,
  as: OrderRole,
  productName: string,
): NotificationText {
  const { [as]: roleText, others } = texts[kind];
  return (roleText ?? others)(`“${toSingleLine(productName)}”`);
}

const wishTexts: Record<WishNotificationKind, TextBuilder> = {
  priceFell: (product) => ({
    title: `The price of ${product} has fallen`,
    next: "It's on your wishlist, and still for sale.",
  }),
  forSaleAgain: (product) => ({
    title: `${product} is for sale again`,
    next: "It's on your wishlist. The first buyer to book it gets it.",
  }),
};

/** Returns the text of a notification about a product on the user's wishlist. */
export const wishNotificationText = (
  kind: WishNotificationKind,
  productName: string,
): NotificationText => wishTexts[kind](`“${toSingleLine(productName)}”`);

/** The kinds whose emails a user can opt out of. */
const optionalKinds: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'booked',
  'changed',
  'lapsesSoon',
  ...reviewNotificationKinds,
]);

/** Whether a notification is about money or a deadline. Its email is sent even after an opt-out. */
export function concernsPayment(kind: NotificationKind): boolean {
  return !optionalKinds.has(kind);
}
