import { categoryHeadingSchema, categoryListSchema } from '../../contract/category';
import { bookingAnswerSchema, orderListSchema, orderOfProductSchema } from '../../contract/order';
import { paymentIntentSchema } from '../../contract/payment';
import {
  acknowledgementSchema,
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
  advertisements: productListSchema,
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
