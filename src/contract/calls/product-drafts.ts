import * as z from 'zod/mini';
import { deletionSchema, insertionSchema } from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import {
  draftSummarySchema,
  draftToSaveSchema,
  maxDrafts,
  storedDraftSchema,
  draftSaveResultSchema,
} from '../selling/product-draft';
import type { Call } from './call';
import { pageQuery, productBodyLimit } from './request-fields';

/** For sellers. */
export const productDraftCalls = {
  productDrafts: {
    method: 'GET',
    path: '/product-drafts',
    summary: "List the seller's drafts of products, the one that was changed last first",
    auth: 'seller',
    query: pageQuery,
    response: z.array(draftSummarySchema),
  },
  productDraft: {
    method: 'GET',
    path: '/product-drafts/{id}',
    summary: 'Read a draft',
    auth: 'seller',
    response: storedDraftSchema,
    errors: { 404: notFoundMessages.draft },
  },
  /** Needs no Idempotency-Key: what is stored already is not stored again. */
  saveProductDraft: {
    method: 'PUT',
    path: '/product-drafts/{id}',
    summary: 'Save a draft, whose values may be missing or invalid, under a UUID of its client',
    auth: 'seller',
    body: draftToSaveSchema,
    bodyLimit: productBodyLimit,
    response: draftSaveResultSchema,
    errors: {
      404: notFoundMessages.draft,
      409: `The draft has another revision, or the seller has ${maxDrafts} drafts.`,
    },
  },
  deleteProductDraft: {
    method: 'DELETE',
    path: '/product-drafts/{id}',
    summary: 'Delete a draft',
    auth: 'seller',
    acceptsIdempotencyKey: true,
    response: deletionSchema,
    errors: { 404: notFoundMessages.draft },
  },
  duplicateProduct: {
    method: 'POST',
    path: '/products/{id}/duplicate',
    summary: "Create a draft with the values and photos of the seller's product, for sale or sold",
    auth: 'seller',
    acceptsIdempotencyKey: true,
    response: insertionSchema,
    errors: {
      404: notFoundMessages.product,
      409: `The seller has ${maxDrafts} drafts.`,
    },
  },
} satisfies Record<string, Call>;
