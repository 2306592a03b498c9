import { paths } from '../../../services/paths/paths';

interface WaitingItem {
  label: string;
  to: string;
  /** Whether a moderator can't open the list. */
  isForAdmins: boolean;
}

/** What can wait for a decision of staff, most urgent first, by its kind in the server's response. */
export const waitingItems: Record<string, WaitingItem> = {
  disputes: {
    label: 'Orders to decide',
    to: `${paths.allOrders}?state=underReview`,
    isForAdmins: false,
  },
  unconfirmedArrivals: {
    label: 'Parcels without an answer',
    to: `${paths.allOrders}?state=arrivalUnconfirmed`,
    isForAdmins: false,
  },
  failedRefunds: {
    label: 'Failed refunds',
    to: `${paths.allOrders}?state=refundFailed`,
    isForAdmins: false,
  },
  failedPartRefunds: {
    label: 'Failed partial refunds',
    to: `${paths.allOrders}?state=partRefundFailed`,
    isForAdmins: false,
  },
  bankDisputes: {
    label: 'Bank disputes to finish',
    to: `${paths.allOrders}?state=bankDisputeWon`,
    isForAdmins: false,
  },
  reports: { label: 'Open reports', to: paths.reports, isForAdmins: false },
  appeals: {
    label: 'Objections to decide',
    to: `${paths.reports}?state=objections`,
    isForAdmins: false,
  },
  payouts: { label: 'Payouts to make', to: paths.payouts, isForAdmins: true },
  contactMessages: {
    label: 'Contact messages to answer',
    to: `${paths.contactMessages}?state=waiting`,
    isForAdmins: true,
  },
  failedJobs: { label: 'Failed jobs', to: `${paths.jobs}?state=failed`, isForAdmins: true },
  unverifiedSellers: {
    label: 'Sellers to verify',
    to: `${paths.allSellers}?status=unverified`,
    isForAdmins: true,
  },
};
