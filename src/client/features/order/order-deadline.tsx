import { Text } from '@chakra-ui/react';
import { deadlineLabels } from '../../../contract/buying/deadline-labels';
import type { OrderState } from '../../../contract/order.machine';
import type { OrderRole } from '../../../contract/buying/sale';
import { DateTime } from '../../components/product/date-time';

interface OrderDeadlineProps {
  state: OrderState | undefined;
  /** An ISO 8601 time. */
  deadline: string | null | undefined;
  /** The viewer's role in the order. */
  role: OrderRole;
  /** Whether to show the date without the time, in a list. */
  short?: boolean;
}

/** The deadline of an order's state, such as "Pay by Nov 28". Empty if the state has none. */
export function OrderDeadline({ state, deadline, role, short = false }: OrderDeadlineProps) {
  const label = state && deadlineLabels[state]?.[role];
  if (!label || !deadline) return null;
  return (
    <Text {...(short ? { textStyle: 'sm' } : { fontWeight: '600' })} data-screen-only>
      <span>{label}</span> <DateTime date={deadline} short={short} />
    </Text>
  );
}
