import type {
  Conversation,
  ConversationEntry,
  ConversationReport,
  Message,
  Thread,
} from '../../../src/contract/talking/conversation';
import { product } from './fixtures';

/** A buyer's conversation with the seller of the product. */
export const conversation: Conversation = {
  id: 'conversation-1',
  productId: product._id,
  productName: product.productName,
  image: product.image,
  sellingPrice: product.sellingPrice,
  as: 'buyer',
  buyer: { uid: 'uid-bea', firstName: 'Bea', photoURL: '' },
  seller: { uid: 'uid-sam', firstName: 'Sam', photoURL: '' },
  lastMessage: {
    text: 'Is it running?',
    photoCount: 0,
    isOwn: true,
    sentAt: '2026-11-20T09:30:00.000Z',
  },
  unreadCount: 0,
  orderId: null,
  isPaid: false,
  isBlocked: false,
  closedBecause: null,
  canWrite: true,
};

/** A message of the buyer. */
export const message: Message = {
  id: '0e3d7d5c-6f0a-4f7e-9d9a-0c8a3f1f7a01',
  number: 1,
  sender: 'buyer',
  isOwn: true,
  text: 'Is it running?',
  photos: [],
  sentAt: '2026-11-20T09:30:00.000Z',
  hasHiddenDetails: false,
};

/** A reply of the seller. */
export const sellerMessage: Message = {
  ...message,
  id: '0e3d7d5c-6f0a-4f7e-9d9a-0c8a3f1f7a02',
  number: 2,
  sender: 'seller',
  isOwn: false,
  text: 'Like new.',
  sentAt: '2026-11-20T09:40:00.000Z',
};

/** A step of the order, which the conversation shows between the messages. */
export const conversationEntry: ConversationEntry = {
  orderId: 'order-3f9a21bc',
  number: 1,
  type: 'buyer.book',
  state: 'booked',
  happenedAt: '2026-11-20T10:00:00.000Z',
};

export const thread: Thread = {
  conversation,
  messages: [message],
  entries: [],
  deliveredNumber: 0,
  readNumber: 0,
};

export const conversationReport: ConversationReport = {
  id: 'report-1',
  conversationId: conversation.id,
  productId: product._id,
  productName: product.productName,
  image: product.image,
  buyerName: 'Bea Buyer',
  sellerName: 'Sam Seller',
  reportedBy: 'buyer',
  reason: 'He asks for money elsewhere.',
  createdAt: '2026-11-21T09:30:00.000Z',
};
