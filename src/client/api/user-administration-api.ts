import { userAdministrationCalls } from '../../contract/calls/user-administration' with { type: 'signature' };
import { injectCalls } from './inject-calls';

/** The calls with which staff view and manage users. */
export const userAdministrationApi = injectCalls(
  userAdministrationCalls,
  async () =>
    (await import(/* webpackChunkName: "staff-calls" */ '../../contract/calls/user-administration'))
      .userAdministrationCalls,
  ({ query, mutation, visibleList }) => ({
    people: visibleList('people', { providesTags: ['Users'] }),
    userRecord: query('userRecord', { providesTags: ['Users'] }),
    readContactData: mutation('readContactData', { invalidatesTags: ['Users'] }),
    suspendUser: mutation('suspendUser', { invalidatesTags: ['Users', 'Products'] }),
    liftSuspension: mutation('liftSuspension', { invalidatesTags: ['Users', 'Products'] }),
    signOutUser: mutation('signOutUser', { invalidatesTags: ['Users'] }),
    verifyWithEvidence: mutation('verifyWithEvidence', { invalidatesTags: ['Users', 'Products'] }),
    withdrawVerification: mutation('withdrawVerification', {
      invalidatesTags: ['Users', 'Products'],
    }),
    setModerator: mutation('setModerator', { invalidatesTags: ['Users'] }),
    staffSearch: query('staffSearch', { providesTags: ['Users', 'Sales'] }),
    staffNotes: query('staffNotes', { providesTags: ['Users'] }),
    addStaffNote: mutation('addStaffNote', { invalidatesTags: ['Users'] }),
    overview: query('overview', { providesTags: ['Users', 'Sales'] }),
  }),
);

export const {
  usePeopleQuery,
  useUserRecordQuery,
  useStaffSearchQuery,
  useOverviewQuery,
  useStaffNotesQuery,
  useAddStaffNoteMutation,
} = userAdministrationApi;
