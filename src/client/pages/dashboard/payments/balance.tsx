import { Button, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Sale } from '../../../../contract/buying/sale';
import type { OwedSale } from '../../../../contract/payments/payout';
import { formatAmount } from '../../../../contract/selling/format-price';
import { useMyOwedSalesQuery, useMyOwedTotalsQuery } from '../../../api/payouts-api';
import { refetchOnMountAndFocus } from '../../../api/api';
import { pageSize } from '../../../api/read-all-pages';
import { loadFailureReason } from '../../../api/request-failure';
import { useMySalesQuery } from '../../../api/sales-api';
import { LoadFailure } from '../../../components/loading/load-failure';
import { SectionSkeleton } from '../../../components/loading/section-skeleton';
import { AmountText } from '../../../components/money/amount-text';
import { formatDay } from '../../../components/product/product-facts';
import { isMoneyHeld } from '../../../features/order/order-predicates';
import { orderTotal } from '../../../features/order/order-total';
import { paths } from '../../../services/paths/paths';
import { MoneyRow } from './money-row';

/** What a seller is owed, and what is held of their sales. */
export function Balance() {
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const totals = useMyOwedTotalsQuery(undefined, refetchOnMountAndFocus);
  const sales = useMyOwedSalesQuery({ visibleCount }, refetchOnMountAndFocus);
  const mySales = useMySalesQuery(undefined, refetchOnMountAndFocus);
  const held = (mySales.data ?? []).filter(({ state }) => isMoneyHeld(state));
  if (!totals.data || !sales.data || mySales.isLoading) {
    const error = (!totals.data && totals.error) || (!sales.data && sales.error);
    return error ? (
      <LoadFailure
        label="what you are owed"
        reason={loadFailureReason(error)}
        retrying={totals.isFetching || sales.isFetching}
        onRetry={() => {
          void totals.refetch();
          void sales.refetch();
        }}
      />
    ) : (
      <SectionSkeleton label="Loading what you are owed" />
    );
  }
  if (sales.data.length === 0 && held.length === 0) {
    return (
      <Text color="fg.muted">
        Nothing at the moment. Once a sale is completed, its money shows up here.
      </Text>
    );
  }
  return (
    <>
      {totals.data.totals.map(({ currency, sales: sum, debt }) => (
        <AmountText
          key={currency}
          amount={sum - debt}
          currency={currency}
          textStyle="pageTitle"
          color={sum < debt ? 'fg.error' : undefined}
        />
      ))}
      {sales.data.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="0" aria-label="Sales">
          {sales.data.slice(0, visibleCount).map((sale) => (
            <OwedSaleRow key={sale.orderId} sale={sale} />
          ))}
        </Stack>
      )}
      {sales.data.length > visibleCount && (
        <Button
          variant="outline"
          loading={sales.isFetching}
          onClick={() => setVisibleCount(visibleCount + pageSize)}
        >
          Show more sales
        </Button>
      )}
      {held.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="0" aria-label="Held for buyers">
          {held.map((sale) => (
            <HeldSaleRow key={sale.orderId} sale={sale} />
          ))}
        </Stack>
      )}
    </>
  );
}

function HeldSaleRow({ sale }: { sale: Sale }) {
  const { orderId, productName, paidAt } = sale;
  const paid = paidAt === null ? 'Paid' : `Paid on ${formatDay(paidAt)}`;
  const { amount, currency } = orderTotal(sale);
  return (
    <SaleRow
      orderId={orderId}
      productName={productName}
      reason={`${paid} by the buyer. It is held until the sale is completed.`}
      amount={<Text>{formatAmount(amount, currency)}</Text>}
    />
  );
}

function OwedSaleRow({ sale: { amount, currency, since, ...sale } }: { sale: OwedSale }) {
  const day = since === null ? '' : formatDay(since);
  return (
    <SaleRow
      {...sale}
      reason={
        amount < 0
          ? 'Refunded after you were paid. We deduct it from your next payout.'
          : `Completed on ${day}`
      }
      amount={<AmountText amount={amount} currency={currency} />}
    />
  );
}

interface SaleRowProps {
  orderId: string;
  productName: string;
  /** Why the money is where it is. */
  reason: string;
  amount: ReactElement;
}

function SaleRow({ orderId, productName, reason, amount }: SaleRowProps) {
  return (
    <MoneyRow>
      <Stack gap="0" minWidth="0" flex="1 1 8rem">
        <ChakraLink asChild variant="underline" minHeight="6" overflowWrap="anywhere">
          <Link to={paths.order(orderId)}>
            <bdi>{productName}</bdi>
          </Link>
        </ChakraLink>
        <Text textStyle="sm" color="fg.muted">
          {reason}
        </Text>
      </Stack>
      {amount}
    </MoneyRow>
  );
}
