import * as z from 'zod/mini';
import { categorySchema } from '../selling/category';
import { deletionSchema, insertionSchema, modificationSchema } from '../platform/mutation-results';
import {
  conditions,
  maxPhotos,
  detailedProductSchema,
  ownProductSchema,
  productSchema,
  type Product,
  type DetailedProduct,
} from '../selling/product';
import { parseFieldValue } from '../selling/field-value';
import {
  productFieldNames,
  productFields,
  type OptionalProductField,
  type ProductField,
  type ProductFieldName,
  type RequiredProductField,
} from '../selling/product-fields';
import { photoMarksField } from '../pictures/photo-marks';
import { optionalText, requiredText } from '../text/text';
import { forbiddenOrUnconfirmed, type Call } from './call';
import { productBodyLimit, pageQuery, ignoredFields } from './request-fields';
import { notFoundMessages } from '../platform/not-found';

/** A short-lived upload key for the caller, if the server itself hosts the images. */
const uploadKeySchema = z.object({ key: z.string().check(z.minLength(1)) });

/** The maximum number of similar products on a product page. */
export const maxSimilarProducts = 8;

function requestSchema(name: ProductFieldName): z.ZodMiniType {
  const {
    label,
    control,
    required: requiredMessage,
    maxLength,
  }: ProductField = productFields[name];
  if (requiredMessage === undefined) {
    return optionalText(`${label} must be a text.`, maxLength, (text) =>
      parseFieldValue(name, text),
    );
  }
  return control === 'condition'
    ? z.enum(conditions, requiredMessage)
    : requiredText(requiredMessage, maxLength);
}

export const productRequestSchemas = Object.fromEntries(
  productFieldNames.map((name) => [name, requestSchema(name)]),
) as Record<RequiredProductField, ReturnType<typeof requiredText>> &
  Record<OptionalProductField, ReturnType<typeof optionalText>>;

/** The body of addProduct: a product without an _id. */
const newProductBody = z.object({
  ...productRequestSchemas,
  /** The photos in addition to `image` (docs/pictures.md#photos-of-a-product). */
  photos: z.optional(
    z
      .array(productRequestSchemas.image, 'photos must be a list of URLs.')
      .check(z.maxLength(maxPhotos - 1, `Please choose at most ${maxPhotos} photos.`)),
  ),
  photoMarks: photoMarksField,
  /** The draft to add (docs/selling.md#drafts). Adding the product deletes it, so a draft is added only once. */
  draftId: z.optional(z.uuid('The draftId must be a UUID.')),
  ...ignoredFields(
    z.pick(productSchema, {
      date: true,
      timestamp: true,
      advertise: true,
      uid: true,
      sellerEmail: true,
      sellerName: true,
      sellerPhoto: true,
      sellerStatus: true,
    }).shape,
  ),
});
export type NewProduct = Omit<Product, '_id' | 'booked' | 'totalSales'> &
  Partial<Pick<DetailedProduct, 'photos'>> &
  Pick<z.input<typeof newProductBody>, 'photoMarks'> & { draftId?: string };

/** The body of advertiseProduct: a product, of which the server reads only `advertise`. */
const advertiseProductBody = z.object({
  ...ignoredFields(productSchema.shape),
  advertise: z.boolean('advertise must be true or false.'),
});

export const productCalls = {
  uploadKey: {
    method: 'GET',
    path: '/upload-key',
    summary:
      'Get a key for the image host, good for five minutes; only users with a role can upload',
    auth: 'signedIn',
    admitsSuspended: true,
    response: uploadKeySchema,
  },
  categories: {
    method: 'GET',
    path: '/categories',
    summary: 'List the categories',
    auth: 'public',
    response: z.array(categorySchema),
  },
  category: {
    method: 'GET',
    path: '/category/{id}',
    summary: 'Read a category',
    auth: 'public',
    response: categorySchema,
    errors: { 404: notFoundMessages.category },
  },
  advertisements: {
    method: 'GET',
    path: '/ads',
    summary: 'List the advertised products, newest first',
    auth: 'optional',
    query: pageQuery,
    response: z.object({ data: z.array(productSchema) }),
  },
  productsOfCategory: {
    method: 'GET',
    path: '/products/{categoryId}',
    summary: "List a category's products, newest first",
    auth: 'signedIn',
    query: pageQuery,
    response: z.array(productSchema),
  },
  myProducts: {
    method: 'GET',
    path: '/my-products/{email}',
    summary: "List a seller's own products, newest first",
    auth: 'seller',
    query: pageQuery,
    response: z.array(ownProductSchema),
  },
  product: {
    method: 'GET',
    path: '/product/{id}',
    summary: 'Read a product, for sale or sold, with all its photos',
    auth: 'optional',
    response: detailedProductSchema,
    errors: { 404: notFoundMessages.product, 410: 'The product was deleted.' },
  },
  similarProducts: {
    method: 'GET',
    path: '/product/{id}/similar',
    summary: `List up to ${maxSimilarProducts} products for sale that are similar to a given one, even if it was sold or deleted`,
    auth: 'optional',
    response: z.array(productSchema),
    errors: { 404: notFoundMessages.product },
  },
  addProduct: {
    method: 'POST',
    path: '/products',
    summary: 'Add a product',
    auth: 'seller',
    body: newProductBody,
    bodyLimit: productBodyLimit,
    acceptsIdempotencyKey: true,
    response: insertionSchema,
    errors: {
      403: forbiddenOrUnconfirmed,
      409: 'The seller has reached the daily limit, or has added a product from this draft.',
    },
  },
  advertiseProduct: {
    method: 'PUT',
    path: '/products/advertise/{id}',
    summary: 'Toggle the advertising of a product: `advertise` in the body is the state before',
    auth: 'seller',
    body: advertiseProductBody,
    bodyLimit: productBodyLimit,
    acceptsIdempotencyKey: true,
    response: modificationSchema,
    errors: {
      404: notFoundMessages.product,
      409: 'The seller has reached the limit of advertisements.',
    },
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/products/{id}',
    summary: 'Delete a product that is not booked',
    auth: 'seller',
    acceptsIdempotencyKey: true,
    response: deletionSchema,
    errors: { 409: 'The product has been booked.' },
  },
} satisfies Record<string, Call>;
