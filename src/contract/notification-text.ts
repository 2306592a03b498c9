import type { Notification, NotificationKind } from './notification';
import { toSingleLine } from './single-line';

type OrderRole = Notification['as'];

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
  booked: {
    buyer: (product) => ({
      title: `You booked ${product}`,
      next: "It's reserved for you. Pay before the booking expires; the order shows the date.",
    }),
    others: (product) => ({
      title: `${product} was booked`,
      next: "The buyer has to pay next. Don't hand it over before that.",
    }),
  },
  changed: {
    others: (product) => ({
      title: `The buyer of ${product} changed the meeting details`,
      next: 'The order shows the current phone number and meeting place.',
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
      title: `Your booking of ${product} has expired`,
      next: 'It was not paid in time, and nothing was charged.',
    }),
    others: (product) => ({
      title: `The booking of ${product} has expired`,
      next: 'It was not paid in time. Others can book it again.',
    }),
  },
  cancelled: {
    buyer: (product) => ({
      title: `Your order for ${product} was cancelled`,
      next: 'If you paid, you get a full refund. The order shows the reason.',
    }),
    others: (product) => ({
      title: `The order for ${product} was cancelled`,
      next: "Don't hand it over. The order shows the reason.",
    }),
  },
  paid: {
    buyer: (product) => ({
      title: `You paid for ${product}`,
      next: 'Meet the seller, and confirm when you have it. Your receipt is on the order.',
    }),
    others: (product) => ({
      title: `${product} has been paid for`,
      next: 'Hand it over to the buyer, then confirm it on the order.',
    }),
  },
  handedOver: {
    others: (product) => ({
      title: `The seller says that they handed over ${product}`,
      next: 'Confirm it if you have it. If not, report a problem before the order completes automatically.',
    }),
  },
  completed: {
    buyer: (product) => ({
      title: `Your order for ${product} is complete`,
      next: 'No problem was reported in time.',
    }),
    others: (product) => ({
      title: `The sale of ${product} is complete`,
      next: 'There is nothing left to do.',
    }),
  },
  disputed: {
    admin: (product) => ({
      title: `The buyer of ${product} reported a problem`,
      next: 'Decide whether the buyer is refunded or the seller gets the money.',
    }),
    others: (product) => ({
      title: `The buyer reported a problem with ${product}`,
      next: 'The order shows the details. Agree with the buyer on a solution, or an admin decides.',
    }),
  },
  released: {
    buyer: (product) => ({
      title: `An admin decided in favor of the seller of ${product}`,
      next: 'The order is complete and shows the reason.',
    }),
    others: (product) => ({
      title: `An admin decided in your favor on ${product}`,
      next: 'The sale is complete.',
    }),
  },
  refunding: {
    buyer: (product) => ({
      title: `Your refund for ${product} has started`,
      next: 'The full amount goes back to the card you paid with.',
    }),
    others: (product) => ({
      title: `The buyer of ${product} is being refunded`,
      next: 'The order shows the reason.',
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
      next: 'Your bank rejected it. An admin will make sure that you get the full amount.',
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
      next: 'The sale is complete.',
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

/** The kinds whose emails a user can opt out of. */
const optionalKinds: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'booked',
  'changed',
  'lapsesSoon',
]);

/** Whether a notification is about money or a deadline. Its email is sent even after an opt-out. */
export function concernsPayment(kind: NotificationKind): boolean {
  return !optionalKinds.has(kind);
}
