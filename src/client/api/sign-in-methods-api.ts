import { identity, type SignInMethod } from '../services/identity/identity';
import { api } from './api';

const signInMethodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The ways in which the user can sign in, as the identity service reports them. */
    signInMethods: build.query<SignInMethod[], void>({
      queryFn: () =>
        identity.signInMethods().then(
          (data) => ({ data }),
          (error: unknown) => ({ error: { status: 'FETCH_ERROR', error: String(error) } }),
        ),
      providesTags: ['Account'],
    }),
  }),
});

export const { useSignInMethodsQuery } = signInMethodsApi;
