import type { Category, CategoryHeading } from '../../contract/category';
import { api } from './api';
import { readAnswer } from './read-answer';

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    categories: build.query<Category[], void>({
      query: () => ({ url: '/categories', responseHandler: readAnswer('categoryList') }),
      // The cache key that the SPEC names.
      serializeQueryArgs: () => 'categories',
      providesTags: ['Categories'],
    }),
    category: build.query<CategoryHeading, string>({
      query: (id) => ({
        url: `/category/${encodeURIComponent(id)}`,
        responseHandler: readAnswer('categoryHeading'),
      }),
      providesTags: ['Categories'],
    }),
  }),
});

export const { useCategoriesQuery, useCategoryQuery } = categoriesApi;
