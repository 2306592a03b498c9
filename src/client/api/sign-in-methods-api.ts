import type { SignInMethod } from '../services/identity/identity-types';
import { readSignInMethods } from '../services/identity/sign-in-methods';
import { api } from './api';

export const signInMethodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The ways in which the user can sign in, as the identity service reports them. */
    signInMethods: build.query<SignInMethod[], void>({
      queryFn: () =>
        readSignInMethods().then(
          (data) => ({ data }),
          (error: unknown) => ({ error: { status: 'FETCH_ERROR', error: String(error) } }),
        ),
      providesTags: ['Account'],
    }),
  }),
});

export const { useSignInMethodsQuery } = signInMethodsApi;
