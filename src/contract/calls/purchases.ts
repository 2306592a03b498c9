import * as z from 'zod/mini';
import { contactSchema } from '../buying/contact-schema';
import {
  addressToSaveSchema,
  savedAddressSchema,
  shippingAddressSchema,
} from '../buying/shipping-address-schema';
import { deletionSchema, insertionSchema, modificationSchema } from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import { orderSchema } from '../buying/order';
import { paymentIntentSchema } from '../payments/payment';
import { productSchema } from '../selling/product';
import { bookedProductFields, type BookedProductField } from '../selling/product-fields';
import { requiredText } from '../text/text';
import { wishlistEntrySchema, type WishlistEntry } from '../buying/wishlist';
import { errorSchema, forbiddenOrUnconfirmed, type Call } from './call';
import { productBodyLimit, pageQuery, productIdSchema, ignoredFields } from './request-fields';

const { _id, booked, totalSales, ...wishFields } = wishlistEntrySchema.shape;

const newWishBody = z.object({ ...ignoredFields(wishFields), productId: productIdSchema });
export type NewWishlistEntry = Omit<WishlistEntry, '_id' | 'booked' | 'totalSales'>;

const bookedSchemas = Object.fromEntries(
  bookedProductFields.map((name) => [name, productSchema.shape[name]]),
) as Pick<(typeof productSchema)['shape'], BookedProductField>;

/** The body of bookProduct (specification 3.4). `bookingTime` is in epoch milliseconds. */
const bookingBody = z.object({
  productId: productIdSchema,
  ...contactSchema.shape,
  /** Where the watch is to be sent; absent for a meeting (docs/buying.md#shipping). */
  shipping: z.optional(shippingAddressSchema),
  ...ignoredFields({
    ...bookedSchemas,
    bookingTime: z.number(),
    bookedById: z.string(),
    bookedByName: z.string(),
    bookedByEmail: z.string(),
    bookedByPhoto: z.string(),
  }),
});
export type BookingRequest = Required<Omit<z.output<typeof bookingBody>, 'shipping'>> &
  Pick<z.output<typeof bookingBody>, 'shipping'>;
/** The fields of a booking that an API with extensions reads. */
export type ContactRequest = Pick<
  BookingRequest,
  'productId' | 'phoneNumber' | 'meetingLocation' | 'shipping'
>;

/** `message` says why the booking was rejected; absent if it succeeded. */
export interface BookingResponse {
  message?: z.output<typeof errorSchema>['message'] | undefined;
}

/** The specification's payload has only the price; this client also sends the productId. */
const purchaseByProductId = z.object({ productId: productIdSchema });
const purchaseByPrice = z.object({ price: requiredText('The price is missing.', 200) });
const purchaseBody = z.union(
  [purchaseByProductId, purchaseByPrice],
  'The productId or the price is missing.',
);

const purchasesPerMinute = 30;

export const purchaseCalls = {
  wished: {
    method: 'GET',
    path: '/wishlist',
    summary: "Read the caller's wishlist entry of a product; null if there is none",
    auth: 'signedIn',
    query: z.object({ productId: productIdSchema, userId: z.string('The userId is missing.') }),
    response: z.nullable(wishlistEntrySchema),
    errors: { 403: 'The userId of another user.' },
  },
  wish: {
    method: 'POST',
    path: '/wishlist',
    summary: 'Add a product to the wishlist',
    auth: 'buyer',
    body: newWishBody,
    bodyLimit: productBodyLimit,
    acceptsIdempotencyKey: true,
    response: insertionSchema,
    errors: { 404: 'The product is no longer for sale.' },
  },
  wishlist: {
    method: 'GET',
    path: '/wishlist/{email}',
    summary: "List the caller's wishlist, newest first",
    auth: 'buyer',
    query: pageQuery,
    response: z.array(wishlistEntrySchema),
  },
  unwish: {
    method: 'DELETE',
    path: '/wishes/{productId}',
    summary: 'Remove a product from the wishlist, whether it is still for sale or not',
    auth: 'buyer',
    acceptsIdempotencyKey: true,
    response: deletionSchema,
  },
  bookProduct: {
    method: 'POST',
    path: '/book-product',
    summary: 'Book a product; a message in the response says why it was rejected',
    auth: 'buyer',
    body: bookingBody,
    bodyLimit: productBodyLimit,
    perMinute: purchasesPerMinute,
    acceptsIdempotencyKey: true,
    response: z.union([insertionSchema, errorSchema]),
  },
  shippingAddress: {
    method: 'GET',
    path: '/shipping-address',
    summary: 'Read the address that the caller saved with an order; null without one',
    auth: 'buyer',
    response: savedAddressSchema,
  },
  saveShippingAddress: {
    method: 'PUT',
    path: '/shipping-address',
    summary: 'Save the address for the next order, or remove it with null',
    auth: 'buyer',
    body: addressToSaveSchema,
    acceptsIdempotencyKey: true,
    response: modificationSchema,
  },
  myOrders: {
    method: 'GET',
    path: '/myorders/{uid}',
    summary:
      "List the caller's orders, newest first; with `ended`, also those that were cancelled or expired",
    auth: 'buyer',
    query: z.extend(pageQuery, {
      ended: z.optional(z.literal('true', 'ended must be true or absent.')),
    }),
    response: z.array(orderSchema),
  },
  order: {
    method: 'GET',
    path: '/orders/{id}',
    summary: 'Read the order of a product, or what an order would contain',
    auth: 'buyer',
    response: orderSchema,
    errors: {
      404: notFoundMessages.product,
      409: 'Another buyer has booked it, the caller sells it, the seller account was closed, or the seller has blocked the caller.',
    },
  },
  createPaymentIntent: {
    method: 'POST',
    path: '/create-payment-intent',
    summary: 'Start a payment for a product; the server sets the amount',
    auth: 'buyer',
    body: purchaseBody,
    perMinute: purchasesPerMinute,
    response: paymentIntentSchema,
    errors: {
      403: forbiddenOrUnconfirmed,
      404: notFoundMessages.product,
      409: "The caller can't pay for it, or no longer can.",
      502: 'The card payment service did not answer.',
    },
  },
} satisfies Record<string, Call>;
