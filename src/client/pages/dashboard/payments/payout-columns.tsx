import { Badge, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Payout } from '../../../../contract/payments/payout';
import { formatCount } from '../../../../contract/text/format-count';
import { AmountText } from '../../../components/money/amount-text';
import { formatPayoutDay } from '../../../components/money/payout-day';
import { DateTime } from '../../../components/product/date-time';
import type { Column } from '../../../components/records/records-table';
import { paths } from '../../../services/paths/paths';
import { UserLink } from '../console/people/user-link';

export type PayoutRow = Payout & { _id: string };
export const toPayoutRow = (payout: Payout): PayoutRow => ({ ...payout, _id: payout.id });

/** The columns of a list of payouts; the seller's own list does not show the seller. */
export function payoutColumns({ showsSeller }: { showsSeller: boolean }): Column<PayoutRow>[] {
  return [
    {
      heading: 'Paid on',
      cardArea: 'title',
      cell: ({ paidOn, reverses, reversed, createdAt }) => (
        <Stack gap="1" align="start">
          {paidOn === null ? <DateTime date={createdAt} /> : <span>{formatPayoutDay(paidOn)}</span>}
          {reverses !== null && <Badge colorPalette="orange">Reversal</Badge>}
          {reversed && <Badge>Reversed</Badge>}
        </Stack>
      ),
    },
    ...(showsSeller
      ? [
          {
            heading: 'Seller',
            cell: ({ sellerId, sellerName }: PayoutRow) => (
              <UserLink name={sellerName} id={sellerId} />
            ),
          },
        ]
      : []),
    {
      heading: 'Amount',
      cardArea: 'value',
      cell: ({ amount, currency }) => (
        <AmountText amount={amount} currency={currency} fontWeight="600" />
      ),
    },
    {
      heading: 'Reference',
      cell: ({ reference, reason }) => (
        <Text overflowWrap="anywhere" dir="auto">
          {reference ?? reason}
        </Text>
      ),
    },
    { heading: 'Sales', cell: (payout) => <PayoutEntries payout={payout} /> },
  ];
}

function PayoutEntries({ payout }: { payout: PayoutRow }) {
  const { entries, currency, entryCount = entries.length } = payout;
  const others = entryCount - entries.length;
  return (
    <Stack as="ul" listStyleType="none" gap="1">
      {entries.map(({ orderId, productName, amount }) => (
        <Stack
          as="li"
          key={orderId}
          direction="row"
          align="baseline"
          gap="3"
          justify="space-between"
        >
          <ChakraLink asChild variant="underline" minHeight="6" overflowWrap="anywhere">
            <Link to={paths.order(orderId)}>
              <bdi>{productName}</bdi>
            </Link>
          </ChakraLink>
          <AmountText amount={amount} currency={currency} color="fg.muted" />
        </Stack>
      ))}
      {others > 0 && <Text as="li" color="fg.muted">{`and ${formatCount(others)} more`}</Text>}
    </Stack>
  );
}
