import * as z from 'zod/mini';
import { categoryHeadingSchema, categoryListSchema } from '../../contract/category';
import { bookingAnswerSchema, orderListSchema, orderOfProductSchema } from '../../contract/order';
import { paymentIntentSchema } from '../../contract/payment';
import {
  acknowledgementSchema,
  advertisementsSchema,
  deletionSchema,
  modificationSchema,
  productListSchema,
} from '../../contract/product';
import { accessTokenSchema, accountSchema, userListSchema } from '../../contract/user';
import { wishedSchema, wishlistSchema } from '../../contract/wishlist';

/**
 * The shapes of the API's answers. In a chunk of its own: nothing is read from an answer before the
 * first one is on its way.
 */
export const answerSchemas = {
  accessToken: accessTokenSchema,
  account: accountSchema,
  acknowledgement: acknowledgementSchema,
  advertisements: advertisementsSchema,
  bookingAnswer: bookingAnswerSchema,
  categoryHeading: categoryHeadingSchema,
  categoryList: categoryListSchema,
  deletion: deletionSchema,
  modification: modificationSchema,
  orderList: orderListSchema,
  orderOfProduct: orderOfProductSchema,
  paymentIntent: paymentIntentSchema,
  productList: productListSchema,
  userList: userListSchema,
  wished: wishedSchema,
  wishlist: wishlistSchema,
};
type Schemas = typeof answerSchemas;

/**
 * Reads the text of an answer; an empty one reads as null. The page can only say that it could not
 * read it, so that the console is told why, for whoever runs the server.
 * @throws SyntaxError for what is no JSON, ZodError for another shape
 */
export function parseAnswer<Name extends keyof Schemas>(
  name: Name,
  { text, address }: { text: string; address: string },
): z.output<Schemas[Name]> {
  try {
    return z.parse(answerSchemas[name], text ? JSON.parse(text) : null) as z.output<Schemas[Name]>;
  } catch (error) {
    const complaint = error instanceof z.core.$ZodError ? z.prettifyError(error) : error;
    console.error(`The answer of ${address} can't be read.`, complaint);
    throw error;
  }
}
