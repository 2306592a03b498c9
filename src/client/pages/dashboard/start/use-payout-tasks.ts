import { refetchOnMountAndFocus } from '../../../api/api';
import { useConnectedAccountQuery } from '../../../api/connected-accounts-api';
import { useOwnTaxDetailsQuery } from '../../../api/tax-details-api';
import { formatDay } from '../../../components/product/product-facts';
import { hasCapability } from '../../../services/configuration';
import { paths } from '../../../services/paths/paths';
import type { Task } from './task-list';

/** What a seller has to do so that they can be paid, once a buyer has ordered something. */
export function usePayoutTasks({ hasSales }: { hasSales: boolean }): Task[] {
  const stripeTasks = useStripeTasks({ hasSales });
  const taxTasks = useTaxTasks({ hasSales });
  return [...stripeTasks, ...taxTasks];
}

function useStripeTasks({ hasSales }: { hasSales: boolean }): Task[] {
  const { data } = useConnectedAccountQuery(undefined, {
    ...refetchOnMountAndFocus,
    skip: !hasSales || !hasCapability('connect'),
  });
  const isWithSeller = data?.requirements.some(({ isWithStripe }) => !isWithStripe);
  if (!data || data.state === 'ready' || (data.state === 'unfinished' && !isWithSeller)) return [];
  return [
    {
      id: 'stripe',
      picture: { count: 1 },
      title: data.state === 'none' ? 'Say where you want to be paid' : 'Stripe needs more from you',
      detail: 'Stripe pays you for your sales once it knows who you are.',
      to: paths.myPayouts,
    },
  ];
}

function useTaxTasks({ hasSales }: { hasSales: boolean }): Task[] {
  const { data } = useOwnTaxDetailsQuery(undefined, {
    ...refetchOnMountAndFocus,
    skip: !hasSales || !hasCapability('taxReports'),
  });
  if (!data || data.entered || data.holdsFrom === null) return [];
  return [
    {
      id: 'tax-details',
      picture: { count: 1 },
      title: 'Enter your tax details',
      detail: data.isHeld
        ? 'Your payouts are on hold until then.'
        : `By ${formatDay(data.holdsFrom)}. After that, your payouts are on hold.`,
      to: paths.myPayouts,
    },
  ];
}
