import type { Category, CategoryHeading } from '../../contract/selling/category';
import { api } from './api';
import { responseSchema } from './response-schema';

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    categories: build.query<Category[], void>({
      query: () => '/categories',
      responseSchema: responseSchema('categoryList'),
      // The cache key of specification 7.3.
      serializeQueryArgs: () => 'categories',
      providesTags: ['Categories'],
    }),
    category: build.query<CategoryHeading, string>({
      query: (id) => `/category/${encodeURIComponent(id)}`,
      responseSchema: responseSchema('categoryHeading'),
      providesTags: ['Categories'],
    }),
  }),
});

export const { useCategoriesQuery, useCategoryQuery } = categoriesApi;
