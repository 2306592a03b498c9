import * as z from 'zod/mini';
import { categorySchema } from '../category';
import { deletionSchema, insertionSchema, modificationSchema } from '../change';
import { longestPictureAddress } from '../picture-address';
import { conditions, productSchema, type Product } from '../product';
import { requiredText } from '../text';
import type { Call } from './call';
import { pageQuery, unread } from './request-fields';

const line = 200;
const paragraph = 5000;

/** What a seller fills in, of a product that has no _id yet. Messages of specification 5.1. */
const newProduct = z.object({
  productName: requiredText('Product Name is required!', line),
  originalPrice: requiredText('Original Price is required!', line),
  location: requiredText('Location is required!', line),
  description: requiredText('Description is required!', paragraph),
  sellingPrice: requiredText('Selling Price is required!', line),
  category: requiredText('Please Select Product Category!', line),
  yearOfPurchase: requiredText('Year of Purchase is required!', line),
  mobileNumber: requiredText('Mobile Number is required!', line),
  condition: z.enum(conditions, 'Please Select the Condition of your product!'),
  image: requiredText('Please choose a photo of your product!', longestPictureAddress),
  ...unread(
    z.pick(productSchema, {
      ...{ date: true, timestamp: true, advertise: true, uid: true },
      ...{ sellerEmail: true, sellerName: true, sellerPhoto: true, sellerStatus: true },
    }).shape,
  ),
});
export type NewProduct = Pick<Product, keyof z.output<typeof newProduct>>;

/** The product as it is shown, of which only its state of advertisement counts. */
const shownProduct = z.object({
  ...unread(productSchema.shape),
  advertise: z.boolean('The product must say whether it is advertised.'),
});

export const productCalls = {
  categories: {
    method: 'GET',
    path: '/categories',
    summary: 'List the categories',
    may: 'anybody',
    answer: z.array(categorySchema),
  },
  category: {
    method: 'GET',
    path: '/category/{id}',
    summary: 'Read a category',
    may: 'anybody',
    answer: categorySchema,
    refuses: { 404: 'There is no such category.' },
  },
  advertisements: {
    method: 'GET',
    path: '/ads',
    summary: 'List the advertised products, newest first',
    may: 'visitor',
    query: pageQuery,
    answer: z.object({ data: z.array(productSchema) }),
  },
  productsOfCategory: {
    method: 'GET',
    path: '/products/{categoryId}',
    summary: "List a category's products, newest first",
    may: 'signedIn',
    query: pageQuery,
    answer: z.array(productSchema),
  },
  myProducts: {
    method: 'GET',
    path: '/my-products/{email}',
    summary: "List a seller's own products, newest first",
    may: 'seller',
    query: pageQuery,
    answer: z.array(productSchema),
  },
  addProduct: {
    method: 'POST',
    path: '/products',
    summary: 'Offer a product',
    may: 'seller',
    body: newProduct,
    answer: insertionSchema,
    refuses: { 409: 'The seller has added as many as one may in a day.' },
  },
  advertiseProduct: {
    method: 'PUT',
    path: '/products/advertise/{id}',
    summary: 'Advertise a product that is shown as not advertised, or the other way round',
    may: 'seller',
    body: shownProduct,
    answer: modificationSchema,
    refuses: {
      404: 'There is no such product.',
      409: 'The seller has as many advertisements as one may.',
    },
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/products/{id}',
    summary: 'Delete a product that nobody has booked',
    may: 'seller',
    answer: deletionSchema,
    refuses: { 409: 'The product has been booked.' },
  },
} satisfies Record<string, Call>;
