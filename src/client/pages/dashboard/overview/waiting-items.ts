import { paths } from '../../../services/paths';

interface WaitingItem {
  label: string;
  to: string;
}

/** What can wait for a decision of staff, most urgent first, by its kind in the answer of the server. */
export const waitingItems: Record<string, WaitingItem> = {
  disputes: { label: 'Orders to decide', to: `${paths.allOrders}?state=underReview` },
  failedRefunds: { label: 'Failed refunds', to: `${paths.allOrders}?state=refundFailed` },
  bankDisputes: {
    label: 'Bank disputes to finish',
    to: `${paths.allOrders}?state=bankDisputeWon`,
  },
  unverifiedSellers: {
    label: 'Sellers to verify',
    to: `${paths.allSellers}?status=unverified`,
  },
};
