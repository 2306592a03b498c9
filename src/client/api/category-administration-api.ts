import type {
  CategoryChanges,
  EditableCategory,
  NewCategory,
} from '../../contract/selling/editable-category';
import type {
  Acknowledgement,
  Deletion,
  Modification,
} from '../../contract/platform/mutation-results';
import { api } from './api';
import { responseSchema } from './response-schema';

const categoryPath = (id: string) => `/categories/${encodeURIComponent(id)}`;

/** The categories, as admins manage them. Requires the server's capability `categories`. */
const categoryAdministrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    editableCategories: build.query<EditableCategory[], void>({
      query: () => '/editable-categories',
      responseSchema: responseSchema('editableCategoryList'),
      providesTags: ['Categories'],
    }),
    addCategory: build.mutation<{ insertedId: string }, NewCategory>({
      query: (body) => ({
        url: '/categories',
        method: 'POST',
        body,
        idempotencyScope: 'categories',
      }),
      responseSchema: responseSchema('insertion'),
      invalidatesTags: ['Categories'],
    }),
    changeCategory: build.mutation<Modification, CategoryChanges & { id: string }>({
      query: ({ id, ...body }) => ({ url: categoryPath(id), method: 'PUT', body }),
      responseSchema: responseSchema('modification'),
      invalidatesTags: ['Categories'],
    }),
    orderCategories: build.mutation<Modification, string[]>({
      query: (ids) => ({ url: '/category-order', method: 'PUT', body: { ids } }),
      responseSchema: responseSchema('modification'),
      // Also after a conflict: another admin has added or removed a category.
      invalidatesTags: ['Categories'],
    }),
    mergeCategory: build.mutation<Acknowledgement, { id: string; into: string }>({
      query: ({ id, into }) => ({
        url: `${categoryPath(id)}/merge`,
        method: 'POST',
        body: { into },
        idempotencyScope: 'categories',
      }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: ['Categories', 'Products'],
    }),
    removeCategory: build.mutation<Deletion, string>({
      query: (id) => ({ url: categoryPath(id), method: 'DELETE' }),
      responseSchema: responseSchema('deletion'),
      invalidatesTags: ['Categories'],
    }),
  }),
});

export const {
  useEditableCategoriesQuery,
  useAddCategoryMutation,
  useChangeCategoryMutation,
  useOrderCategoriesMutation,
  useMergeCategoryMutation,
  useRemoveCategoryMutation,
} = categoryAdministrationApi;
