import type {
  ModeratorRequest,
  PeopleFilters,
  SuspensionRequest,
} from '../../contract/calls/user-administration';
import type {
  Acknowledgement,
  Deletion,
  Modification,
} from '../../contract/platform/mutation-results';
import type { Overview } from '../../contract/console/overview';
import type { ListedPerson } from '../../contract/console/person';
import type { StaffSearch } from '../../contract/console/staff-search';
import type { ContactData, UserWithHistory } from '../../contract/console/user-record';
import { api } from './api';
import { requestedPageSize } from './read-all-pages';
import { responseSchema } from './response-schema';

interface ReasonedRequest {
  id: string;
  reason: string;
}

interface PeopleQuery extends PeopleFilters {
  /** How many people the page renders. */
  visibleCount: number;
}

const userPath = (id: string) => `/users/${encodeURIComponent(id)}`;

/** The calls with which staff view and manage users. Requires the server's capability `userAdministration`. */
export const userAdministrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    people: build.query<ListedPerson[], PeopleQuery>({
      query: ({ visibleCount, ...filters }) => ({
        url: '/users',
        params: { ...filters, limit: requestedPageSize },
        neededCount: visibleCount + 1,
      }),
      responseSchema: responseSchema('listedPersonList'),
      providesTags: ['Users'],
    }),
    userRecord: build.query<UserWithHistory, string>({
      query: userPath,
      responseSchema: responseSchema('userRecord'),
      providesTags: ['Users'],
    }),
    readContactData: build.mutation<ContactData, ReasonedRequest>({
      query: ({ id, reason }) => ({
        url: `${userPath(id)}/contact-data`,
        method: 'POST',
        body: { reason },
      }),
      responseSchema: responseSchema('contactData'),
      invalidatesTags: ['Users'],
    }),
    suspendUser: build.mutation<Acknowledgement, SuspensionRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${userPath(id)}/suspension`, method: 'PUT', body }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: ['Users', 'Products'],
    }),
    liftSuspension: build.mutation<Modification, ReasonedRequest>({
      query: ({ id, reason }) => ({
        url: `${userPath(id)}/suspension/lift`,
        method: 'POST',
        body: { reason },
      }),
      responseSchema: responseSchema('modification'),
      invalidatesTags: ['Users', 'Products'],
    }),
    signOutUser: build.mutation<Acknowledgement, ReasonedRequest>({
      query: ({ id, reason }) => ({
        url: `${userPath(id)}/sign-out`,
        method: 'POST',
        body: { reason },
      }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: ['Users'],
    }),
    verifyWithEvidence: build.mutation<Modification, { id: string; evidence: string }>({
      query: ({ id, evidence }) => ({
        url: `${userPath(id)}/verification`,
        method: 'PUT',
        body: { evidence },
      }),
      responseSchema: responseSchema('modification'),
      invalidatesTags: ['Users', 'Products'],
    }),
    withdrawVerification: build.mutation<Modification, ReasonedRequest>({
      query: ({ id, reason }) => ({
        url: `${userPath(id)}/verification/withdraw`,
        method: 'POST',
        body: { reason },
      }),
      responseSchema: responseSchema('modification'),
      invalidatesTags: ['Users', 'Products'],
    }),
    setModerator: build.mutation<Modification, ModeratorRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${userPath(id)}/moderator`, method: 'PUT', body }),
      responseSchema: responseSchema('modification'),
      invalidatesTags: ['Users'],
    }),
    /** The same call as `deleteUser` of the users API, with a reason for the user and the audit log. */
    deleteUserWithReason: build.mutation<Deletion, ReasonedRequest>({
      query: ({ id, reason }) => ({
        url: `/user/${encodeURIComponent(id)}`,
        method: 'DELETE',
        body: { reason },
      }),
      responseSchema: responseSchema('deletion'),
      invalidatesTags: ['Users', 'Products', 'Sales'],
    }),
    staffSearch: build.query<StaffSearch, string>({
      query: (text) => ({ url: '/staff-search', params: { text } }),
      responseSchema: responseSchema('staffSearch'),
      providesTags: ['Users', 'Sales'],
    }),
    overview: build.query<Overview, void>({
      query: () => '/overview',
      responseSchema: responseSchema('staffOverview'),
      providesTags: ['Users', 'Sales'],
    }),
  }),
});

export const { usePeopleQuery, useUserRecordQuery, useStaffSearchQuery, useOverviewQuery } =
  userAdministrationApi;
