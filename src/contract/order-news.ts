import type { Notification } from './notification';
import type { OrderNews } from './notification';
import { plainLine } from './plain-line';

type Side = Notification['as'];

/** What somebody is told of an order in words. */
export interface NewsWords {
  /** One sentence with the product's name, without a stop. */
  title: string;
  /** What that means for them, or what they can do. */
  next: string;
}

type Wording = (product: string) => NewsWords;

/** The chart's `tell` says who is told; of what may reach any side, `others` are told alike. */
const wordings: Record<OrderNews, Partial<Record<Side, Wording>> & { others: Wording }> = {
  booked: {
    buyer: (product) => ({
      title: `You booked ${product}`,
      next: 'It is kept for you until the booking lapses. Pay for it before that.',
    }),
    others: (product) => ({
      title: `${product} was booked`,
      next: 'It waits for its buyer to pay. Do not hand it over before that.',
    }),
  },
  changed: {
    others: (product) => ({
      title: `The buyer of ${product} changed how or where to meet`,
      next: 'The order shows the phone number and the meeting place that count now.',
    }),
  },
  lapsesSoon: {
    others: (product) => ({
      title: `A day is left to pay for ${product}`,
      next: 'After that the booking lapses, and anybody may book it.',
    }),
  },
  lapsed: {
    buyer: (product) => ({
      title: `Your booking of ${product} has lapsed`,
      next: 'It was not paid in time, and nothing was charged.',
    }),
    others: (product) => ({
      title: `The booking of ${product} has lapsed`,
      next: 'It was not paid in time. Anybody may book it again.',
    }),
  },
  cancelled: {
    buyer: (product) => ({
      title: `Your order of ${product} was cancelled`,
      next: 'You keep your money, or get all of it back. The order says why.',
    }),
    others: (product) => ({
      title: `The order of ${product} was cancelled`,
      next: 'Do not hand it over any more. The order says why.',
    }),
  },
  paid: {
    buyer: (product) => ({
      title: `You paid for ${product}`,
      next: 'Meet the seller, and say that you have it once you do. The order holds your receipt.',
    }),
    others: (product) => ({
      title: `${product} was paid`,
      next: 'Hand it over to its buyer, and then say so on the order.',
    }),
  },
  handedOver: {
    others: (product) => ({
      title: `The seller says that you have ${product}`,
      next: 'If you do, say so. If not, report a problem before the order completes by itself.',
    }),
  },
  completed: {
    buyer: (product) => ({
      title: `Your order of ${product} is completed`,
      next: 'No problem was reported in time.',
    }),
    others: (product) => ({
      title: `The sale of ${product} is completed`,
      next: 'There is nothing left to do.',
    }),
  },
  disputed: {
    admin: (product) => ({
      title: `The buyer of ${product} reported a problem`,
      next: 'Decide whether the money goes back to the buyer, or stays with the seller.',
    }),
    others: (product) => ({
      title: `A problem with ${product} was reported`,
      next: 'The order says which. Find a way with the other side, or the admin decides.',
    }),
  },
  released: {
    buyer: (product) => ({
      title: `The admin decided for the seller of ${product}`,
      next: 'The order is completed, and says why.',
    }),
    others: (product) => ({
      title: `The admin decided for you about ${product}`,
      next: 'The sale is completed.',
    }),
  },
  refunding: {
    buyer: (product) => ({
      title: `You get your money back for ${product}`,
      next: 'The whole amount goes back to the card that you paid with.',
    }),
    others: (product) => ({
      title: `The buyer of ${product} gets the money back`,
      next: 'The order says why.',
    }),
  },
  refunded: {
    buyer: (product) => ({
      title: `Your money for ${product} is on its way back`,
      next: 'The whole amount was given back. A bank may take some days to show it.',
    }),
    others: (product) => ({
      title: `The buyer of ${product} was given the money back`,
      next: 'The order is closed.',
    }),
  },
  refundFailed: {
    buyer: (product) => ({
      title: `The refund for ${product} did not reach you`,
      next: 'Your bank did not take it. You still get the whole amount: an admin sees to it.',
    }),
    others: (product) => ({
      title: `The refund for ${product} has failed`,
      next: 'The card does not take it. Try again on the order, or give it back in another way and say how.',
    }),
  },
  bankDispute: {
    others: (product) => ({
      title: `The buyer's bank took back the money for ${product}`,
      next: 'The bank decides who keeps it. Do not hand anything over until then.',
    }),
  },
  bankDecided: {
    buyer: (product) => ({
      title: `The bank decided for the seller of ${product}`,
      next: 'The order is completed.',
    }),
    others: (product) => ({
      title: `The bank decided for you about ${product}`,
      next: 'The sale is completed.',
    }),
  },
};

/** What a side of an order is told, wherever that is: in a mail, or among the notifications. */
export function wordsOf(news: OrderNews, as: Side, productName: string): NewsWords {
  const { [as]: own, others } = wordings[news];
  return (own ?? others)(`“${plainLine(productName)}”`);
}

const withoutMoney: ReadonlySet<OrderNews> = new Set<OrderNews>([
  'booked',
  'changed',
  'lapsesSoon',
]);

/** Whether somebody has to hear of it because money moves, or their time to object begins. */
export function isAboutMoney(news: OrderNews): boolean {
  return !withoutMoney.has(news);
}
