import * as z from 'zod/mini';
import { maxMessageLength, maxMessagePhotos, messageErrors } from './message-limits';
import { acknowledgementSchema } from '../platform/mutation-results';
import { offerSchema } from '../buying/offer';
import { orderStates } from '../buying/order-states';
import { maxPictureUrlLength } from '../pictures/picture-url';
import { priceCurrencySchema } from '../selling/price-currency';
import { optionalText, requiredText } from '../text/text';
import { ratingSchema } from '../trust/review';
import { hasVisibleCharacter } from '../text/visible-text';
import { skipInvalid, tolerate } from '../platform/tolerance';

/** Stands in a message for each phone number, email address and link that is hidden from its recipient. */
export const hiddenDetail = '[hidden]';

/** An ISO 8601 time. */
const time = z.string();

/** The buyer or the seller of a conversation. */
const conversationPersonSchema = z.object({
  uid: z.string(),
  /** Empty if the person has none, or if the account was closed. */
  firstName: z.string(),
  /** Empty without a photo. */
  photoURL: z.string(),
  /** Of the reviews of the person in this role; null below three. Absent from older servers. */
  rating: z.optional(z.nullable(ratingSchema)),
  /** Whether the person is an admin or a moderator now. Absent from older servers. */
  isStaff: z.optional(z.boolean()),
});

const conversationSender = z.enum(['buyer', 'seller']);

/** The conversation of a buyer with the seller of a product. */
export const conversationSchema = z.object({
  id: z.string(),
  productId: z.string(),
  productName: z.string(),
  image: z.string(),
  /** As the seller typed it. */
  sellingPrice: z.string(),
  currency: priceCurrencySchema,
  /** The caller's role in the conversation. */
  as: z.enum(['buyer', 'seller', 'admin']),
  buyer: conversationPersonSchema,
  seller: conversationPersonSchema,
  /** Null for an admin. */
  lastMessage: z.nullable(
    z.object({
      /** The beginning in one line; empty for a message with only photos. */
      text: z.string(),
      photoCount: z.int(),
      isOwn: z.boolean(),
      sentAt: time,
    }),
  ),
  /** The number of the other person's messages that the caller has not read. */
  unreadCount: z.int(),
  /** The buyer's last order of the product; null without one. */
  orderId: z.nullable(z.string()),
  /** Whether the buyer has paid, so that contact details in messages are shown. */
  isPaid: z.boolean(),
  /** Whether the caller has blocked the other person. The other person does not see it. */
  isBlocked: z.boolean(),
  /** Why no more messages can be sent; null if they can. */
  closedBecause: z.nullable(z.enum(['productDeleted', 'accountClosed'])),
  /** False for an admin, in a closed conversation, and while the caller blocks the other person. */
  canWrite: z.boolean(),
});
skipInvalid(conversationSchema);
export type Conversation = z.infer<typeof conversationSchema>;

const messageSchema = z.object({
  /** The UUID that the sender's client chose. */
  id: z.string(),
  /** 1 for the first message of the conversation. */
  number: z.int(),
  sender: conversationSender,
  isOwn: z.boolean(),
  /** Empty for a message with only photos. Hidden contact details are replaced with `hiddenDetail`. */
  text: z.string(),
  photos: z.array(z.string()),
  sentAt: time,
  /**
   * Whether contact details are hidden: from the caller in another's message, from the other person in
   * the caller's own message, whose text is complete here.
   */
  hasHiddenDetails: z.boolean(),
  /** Whether it is a step of an offer, whose text the server wrote. Absent from older servers. */
  isOffer: z.optional(z.boolean()),
  /** For staff: whether the message was reported. False for its buyer and seller. Absent from older servers. */
  isReported: z.optional(z.boolean()),
});
skipInvalid(messageSchema);
export type Message = z.infer<typeof messageSchema>;

/** An event of one of the buyer's orders of the product, shown between the messages. */
const conversationEntrySchema = z.object({
  orderId: z.string(),
  /** The event's number in its order. */
  number: z.int(),
  /** The type of the event in order.machine.ts. */
  type: z.string(),
  /** The state after the event. */
  state: z.enum(orderStates),
  happenedAt: time,
});
skipInvalid(conversationEntrySchema);
export type ConversationEntry = z.infer<typeof conversationEntrySchema>;

/** A page of a conversation. */
export const threadSchema = z.object({
  conversation: conversationSchema,
  /** Newest first. The conversation's beginning is reached with the message of number 1. */
  messages: z.array(messageSchema),
  /** All events, oldest first, whichever page is read. */
  entries: z.array(conversationEntrySchema),
  /** The last offer; null without one. Absent from older servers. */
  offer: z.optional(z.nullable(offerSchema)),
  /** The highest message number that the other person's client has fetched; 0 if none. */
  deliveredNumber: z.int(),
  /** The highest message number that the other person has read; 0 if none. */
  readNumber: z.int(),
});
export type Thread = z.infer<typeof threadSchema>;

const messageFields = {
  messageId: z.uuid('The messageId must be a UUID.'),
  text: optionalText('text must be a text.', maxMessageLength),
  photos: z.optional(
    z
      .array(
        requiredText('photos must be a list of URLs.', maxPictureUrlLength),
        'photos must be a list of URLs.',
      )
      .check(z.maxLength(maxMessagePhotos, messageErrors.tooManyPhotos)),
  ),
};

const hasContent = z.refine<{ text?: string | undefined; photos?: string[] | undefined }>(
  ({ text, photos = [] }) => hasVisibleCharacter(text) || photos.length > 0,
  messageErrors.empty,
);

/** A message to send. A second request with the same messageId stores nothing and gets the same response. */
export const newMessageSchema = z.object(messageFields).check(hasContent);
export type NewMessage = z.output<typeof newMessageSchema>;

/** The buyer's message about a product. */
export const productQuestionSchema = z
  .object({
    productId: requiredText('The productId is missing.', 200),
    ...messageFields,
  })
  .check(hasContent);

export const sentMessageSchema = z.extend(acknowledgementSchema, {
  conversationId: z.string(),
  message: messageSchema,
});
export type SentMessage = z.infer<typeof sentMessageSchema>;

/** The number of conversations with messages that the caller has not read. */
export const unreadConversationsSchema = z.object({ count: z.int() });
tolerate(unreadConversationsSchema);

/** A report of a conversation, as admins see it. */
export const conversationReportSchema = z.object({
  id: z.string(),
  conversationId: z.string(),
  productId: z.string(),
  productName: z.string(),
  image: z.string(),
  buyerName: z.string(),
  sellerName: z.string(),
  /** The role of the person who reported. */
  reportedBy: conversationSender,
  reason: z.string(),
  createdAt: time,
});
skipInvalid(conversationReportSchema);
export type ConversationReport = z.infer<typeof conversationReportSchema>;
