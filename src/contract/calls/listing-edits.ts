import * as z from 'zod/mini';
import { awaySchema, editConflictSchema, editableProductSchema } from '../selling/editable-product';
import { modificationSchema } from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import { photoMarksField } from '../pictures/photo-marks';
import { maxPhotos } from '../selling/product';
import { productFieldNames, type ProductFieldName } from '../selling/product-fields';
import type { Call } from './call';
import { productRequestSchemas } from './products';
import { productBodyLimit } from './request-fields';

type RequestSchemas = typeof productRequestSchemas;

/** The fields of a product, each of which an edit can leave out. An empty optional field is removed. */
const changedFields = Object.fromEntries(
  productFieldNames
    .filter((name) => name !== 'image')
    .map((name) => [name, z.optional(productRequestSchemas[name])]),
) as { [Name in Exclude<ProductFieldName, 'image'>]: z.ZodMiniOptional<RequestSchemas[Name]> };

/** The body of editListing: the fields that change, and the revision from which the seller started. */
const editBody = z.object({
  revision: z.int('The revision is missing.'),
  changes: z.object({
    ...changedFields,
    /** All photos, the main one first. */
    photos: z.optional(
      z
        .array(productRequestSchemas.image, 'photos must be a list of URLs.')
        .check(
          z.minLength(1, 'Please choose a photo of your product!'),
          z.maxLength(maxPhotos, `Please choose at most ${maxPhotos} photos.`),
        ),
    ),
    photoMarks: photoMarksField,
  }),
});
export type EditListingRequest = z.input<typeof editBody>;
export type ProductChanges = z.output<typeof editBody>['changes'];

/** A seller's changes of their own products, and of their absence. */
export const listingEditCalls = {
  editableProduct: {
    method: 'GET',
    path: '/listings/{id}',
    summary: "Read a seller's own product to edit it, with its revision and contact data",
    auth: 'seller',
    response: editableProductSchema,
    errors: { 404: notFoundMessages.product },
  },
  editListing: {
    method: 'PUT',
    path: '/listings/{id}',
    summary:
      'Change fields of a product; name, prices, condition and photos only while it is not booked',
    auth: 'seller',
    body: editBody,
    bodyLimit: productBodyLimit,
    acceptsIdempotencyKey: true,
    response: editableProductSchema,
    errors: {
      404: notFoundMessages.product,
      409: 'The product was changed since that revision, or is booked. The body has its current values.',
    },
    errorBodies: { 409: editConflictSchema },
  },
  setListed: {
    method: 'PUT',
    path: '/listings/{id}/listed',
    summary: 'Put a paused or refunded product up for sale, or pause one that is for sale',
    auth: 'seller',
    body: z.object({ listed: z.boolean('listed must be true or false.') }),
    acceptsIdempotencyKey: true,
    response: modificationSchema,
    errors: {
      404: notFoundMessages.product,
      409: 'The product is booked, sold or being refunded, or the seller is away.',
    },
  },
  away: {
    method: 'GET',
    path: '/away',
    summary: 'Read until when the seller is away',
    auth: 'seller',
    response: awaySchema,
  },
  setAway: {
    method: 'PUT',
    path: '/away',
    summary:
      "Hide the seller's products that are not booked until a time, or show them again with null",
    auth: 'seller',
    body: z.object({
      until: z.nullable(z.iso.datetime({ offset: true, error: 'The time is not valid.' })),
    }),
    acceptsIdempotencyKey: true,
    response: awaySchema,
  },
} satisfies Record<string, Call>;
