import * as z from 'zod/mini';
import {
  categoryChangesSchema,
  editableCategorySchema,
  maxCategories,
  newCategorySchema,
} from '../selling/editable-category';
import {
  acknowledgementSchema,
  deletionSchema,
  insertionSchema,
  modificationSchema,
} from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import type { Call } from './call';

const unknownCategory = { 404: notFoundMessages.category };

const categoryId = z
  .string('The id of a category is missing.')
  .check(z.minLength(1, 'The id of a category is missing.'), z.maxLength(200));

export const categoryCalls = {
  editableCategories: {
    method: 'GET',
    path: '/editable-categories',
    summary: 'List the categories in their order, with the number of their products',
    auth: 'Admin',
    response: z.array(editableCategorySchema),
  },
  addCategory: {
    method: 'POST',
    path: '/categories',
    summary: 'Add a category after the others',
    auth: 'Admin',
    body: newCategorySchema,
    acceptsIdempotencyKey: true,
    response: insertionSchema,
    errors: { 409: 'A category with this name exists, or there are too many.' },
  },
  changeCategory: {
    method: 'PUT',
    path: '/categories/{id}',
    summary: 'Change the name, description, picture or attributes of a category',
    auth: 'Admin',
    body: categoryChangesSchema,
    response: modificationSchema,
    errors: { ...unknownCategory, 409: 'Another category has this name.' },
  },
  orderCategories: {
    method: 'PUT',
    path: '/category-order',
    summary: 'Set the order of all categories',
    auth: 'Admin',
    body: z.object({
      ids: z.array(categoryId, 'ids must be a list of ids.').check(z.maxLength(maxCategories)),
    }),
    response: modificationSchema,
    errors: { 409: 'These are not all categories: one was added or removed meanwhile.' },
  },
  mergeCategory: {
    method: 'POST',
    path: '/categories/{id}/merge',
    summary: 'Move all products of a category to another one, and remove it',
    auth: 'Admin',
    body: z.object({ into: categoryId }),
    acceptsIdempotencyKey: true,
    response: acknowledgementSchema,
    errors: { ...unknownCategory, 409: 'The other category does not exist, or is the same.' },
  },
  removeCategory: {
    method: 'DELETE',
    path: '/categories/{id}',
    summary: 'Remove a category without products',
    auth: 'Admin',
    response: deletionSchema,
    errors: { 409: 'The category has products.' },
  },
} satisfies Record<string, Call>;
