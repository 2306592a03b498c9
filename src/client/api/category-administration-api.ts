import { categoryCalls } from '../../contract/calls/categories' with { type: 'signature' };
import { injectCalls } from './inject-calls';

/** The categories, as admins manage them. */
const categoryAdministrationApi = injectCalls(
  categoryCalls,
  async () =>
    (await import(/* webpackChunkName: "staff-calls" */ '../../contract/calls/categories'))
      .categoryCalls,
  ({ query, mutation }) => ({
    editableCategories: query('editableCategories', { providesTags: ['Categories'] }),
    addCategory: mutation('addCategory', {
      request: { idempotencyScope: 'categories' },
      invalidatesTags: ['Categories'],
    }),
    changeCategory: mutation('changeCategory', { invalidatesTags: ['Categories'] }),
    // Also after a conflict: another admin has added or removed a category.
    orderCategories: mutation('orderCategories', { invalidatesTags: ['Categories'] }),
    mergeCategory: mutation('mergeCategory', {
      request: { idempotencyScope: 'categories' },
      invalidatesTags: ['Categories', 'Products'],
    }),
    removeCategory: mutation('removeCategory', { invalidatesTags: ['Categories'] }),
  }),
);

export const {
  useEditableCategoriesQuery,
  useAddCategoryMutation,
  useChangeCategoryMutation,
  useOrderCategoriesMutation,
  useMergeCategoryMutation,
  useRemoveCategoryMutation,
} = categoryAdministrationApi;
