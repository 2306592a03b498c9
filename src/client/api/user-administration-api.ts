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
    exportPeople: query('exportPeople', { keepUnusedDataFor: 0 }),
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
    staffNotes: query('staffNotes', { providesTags: ['Users'] }),
    addStaffNote: mutation('addStaffNote', { invalidatesTags: ['Users'] }),
    overview: query('overview', { providesTags: ['Users', 'Sales'] }),
  }),
);

export const {
  usePeopleQuery,
  useUserRecordQuery,
  useOverviewQuery,
  useStaffNotesQuery,
  useAddStaffNoteMutation,
} = userAdministrationApi;
