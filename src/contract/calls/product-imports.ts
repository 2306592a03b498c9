import {
  acknowledgementSchema,
  deletionSchema,
  insertionSchema,
} from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import {
  importFileSchema,
  importPhotoSchema,
  latestImportSchema,
  maxImportedProducts,
  maxImportLength,
} from '../selling/product-import';
import { forbiddenOrUnconfirmed, type Call } from './call';

const checksPerMinute = 10;

/** The limit in bytes. JSON escapes quotes and line ends, and UTF-8 needs several bytes for many characters. */
const importBodyLimit = 2 * maxImportLength;

/** A seller's products from a CSV file. */
export const productImportCalls = {
  /** Needs no Idempotency-Key: a repetition replaces the import of the first request. */
  checkProductImport: {
    method: 'POST',
    path: '/product-imports',
    summary: `Check a CSV file of up to ${maxImportedProducts} products without adding any; replaces the seller's unfinished import`,
    auth: 'seller',
    body: importFileSchema,
    bodyLimit: importBodyLimit,
    perMinute: checksPerMinute,
    response: insertionSchema,
    errors: { 403: forbiddenOrUnconfirmed, 409: 'An import of the seller is running.' },
  },
  latestProductImport: {
    method: 'GET',
    path: '/product-imports/latest',
    summary:
      "Read the seller's latest import: its state, its progress and what is wrong with its file",
    auth: 'seller',
    response: latestImportSchema,
  },
  /** Needs no Idempotency-Key: a repetition names the same photo. */
  addImportPhoto: {
    method: 'PUT',
    path: '/product-imports/{id}/photos',
    summary: 'Name the uploaded photo of a file name in the column of the photos',
    auth: 'seller',
    body: importPhotoSchema,
    response: acknowledgementSchema,
    errors: { 404: notFoundMessages.import, 409: 'The import is running or done.' },
  },
  /** Needs no Idempotency-Key: an import that is running or done is not started again. */
  startProductImport: {
    method: 'POST',
    path: '/product-imports/{id}/start',
    summary: 'Start an import: its photos are fetched, then all its products are added, or none',
    auth: 'seller',
    response: acknowledgementSchema,
    errors: {
      403: forbiddenOrUnconfirmed,
      404: notFoundMessages.import,
      409: 'The file has faults or needs photos, or the seller has reached the daily limit.',
    },
  },
  cancelProductImport: {
    method: 'DELETE',
    path: '/product-imports/{id}',
    summary: 'Cancel an import whose products are not added yet',
    auth: 'seller',
    acceptsIdempotencyKey: true,
    response: deletionSchema,
    errors: { 404: notFoundMessages.import, 409: 'The products have been added.' },
  },
} satisfies Record<string, Call>;
