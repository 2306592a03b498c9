import { refetchOnMountAndFocus } from '../../../api/api';
import { useConnectedAccountQuery } from '../../../api/connected-accounts-api';
import { hasCapability } from '../../../services/configuration';
import { paths } from '../../../services/paths/paths';
import type { Task } from './task-list';

/** What a seller has to do so that Stripe can pay them, once a buyer has ordered something. */
export function usePayoutTasks({ hasSales }: { hasSales: boolean }): Task[] {
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
