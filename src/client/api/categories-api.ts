import type { Category, CategoryHeading } from '../../contract/category';
import { api } from './api';
import { answerOf } from './answer-of';

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    categories: build.query<Category[], void>({
      query: () => '/categories',
      responseSchema: answerOf('categoryList'),
      // The cache key of specification 7.3.
      serializeQueryArgs: () => 'categories',
      providesTags: ['Categories'],
    }),
    category: build.query<CategoryHeading, string>({
      query: (id) => `/category/${encodeURIComponent(id)}`,
      responseSchema: answerOf('categoryHeading'),
      providesTags: ['Categories'],
    }),
  }),
});

export const { useCategoriesQuery, useCategoryQuery } = categoriesApi;
