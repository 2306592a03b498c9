import { Badge, Button, Stack, Text } from '@chakra-ui/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { formatMoney } from '../../../../contract/payments/money';
import {
  owedSellersPerPage,
  type OwedPage,
  type OwedSeller,
} from '../../../../contract/payments/payout';
import { refetchOnMountAndFocus } from '../../../api/api';
import { useOwedSellersQuery } from '../../../api/payouts-api';
import { loadFailureReason } from '../../../api/request-failure';
import { LoadFailure } from '../../../components/loading/load-failure';
import { AmountText } from '../../../components/money/amount-text';
import { EmailAddress } from '../../../components/people/email-address';
import { DateTime } from '../../../components/product/date-time';
import { formatDateTime, formatDay } from '../../../components/product/product-facts';
import { PageLinks } from '../../../components/records/page-links';
import { RecordsSkeleton } from '../../../components/records/records-skeleton';
import { RecordsTable, type Column } from '../../../components/records/records-table';
import { pageUrl, readPageNumber } from '../../../components/records/use-page';
import { hasCapability } from '../../../services/configuration';
import { BankFileNote } from './bank-file-note';
import { NothingOwed } from './nothing-owed';
import { ReturnedPayoutsNote } from './returned-payouts-note';
import type { Payee } from '../../../features/payout/payout.machine';
import { UserLink } from '../console/people/user-link';

type Row = OwedSeller & { _id: string };

const owedColumns: readonly Column<Row>[] = [
  {
    heading: 'Seller',
    cardArea: 'title',
    cell: ({
      sellerId,
      sellerName,
      sellerEmail,
      sellerClosed,
      sellerSuspended,
      sellerHeld,
      accountChangedAt,
      stripeAccount,
    }) => (
      <Stack gap="1" minWidth="0" align="start">
        <UserLink name={sellerName} id={sellerId} />
        {sellerEmail && (
          <Text
            textStyle="sm"
            fontFamily="body"
            fontWeight="400"
            color="fg.muted"
            overflowWrap="anywhere"
          >
            <EmailAddress email={sellerEmail} />
          </Text>
        )}
        {sellerClosed && <Badge colorPalette="orange">Account closed</Badge>}
        {sellerSuspended && <Badge colorPalette="red">Suspended</Badge>}
        {sellerHeld && <Badge colorPalette="red">Hold: tax details missing</Badge>}
        {accountChangedAt && (
          <Badge colorPalette="orange">{`Account changed ${formatDay(accountChangedAt)}`}</Badge>
        )}
        {hasCapability('connect') && !stripeAccount?.isReady && (
          <Text textStyle="sm" fontFamily="body" fontWeight="400" overflowWrap="anywhere">
            {stripeAccount ? `Stripe wants: ${stripeAccount.wants}` : 'No account at Stripe yet'}
          </Text>
        )}
      </Stack>
    ),
  },
  { heading: 'Sales', cell: ({ saleCount }) => <span>{saleCount}</span> },
  {
    heading: 'Debt',
    cell: ({ debt, currency }) =>
      debt > 0 && <AmountText amount={debt} currency={currency} color="fg.error" />,
  },
  {
    heading: 'Owed',
    cell: ({ total, currency }) => (
      <AmountText amount={total} currency={currency} fontWeight="600" />
    ),
  },
  {
    heading: 'Held',
    cell: ({ held = 0, currency }) =>
      held > 0 && <AmountText amount={held} currency={currency} color="fg.muted" />,
  },
  { heading: 'Since', cell: ({ since }) => since !== null && <DateTime date={since} /> },
];

function describeBankFile({ bankFileExportedAt }: OwedPage): string {
  const text =
    'The file has a transfer to each seller who has entered an IBAN and is not suspended. Transfers are in every file until you record the payout.';
  return bankFileExportedAt ? `${text} Last export: ${formatDateTime(bankFileExportedAt)}.` : text;
}

function describeWay(page: OwedPage): string {
  if (hasCapability('connect')) {
    return 'Stripe pays sellers whose account there is ready. Record here only what you paid in another way.';
  }
  const way = 'Send the money by bank transfer, and record it here.';
  return hasCapability('payoutAccounts') ? `${way} ${describeBankFile(page)}` : way;
}

interface OwedSellersProps {
  /** The search by the seller's name or email address; empty for all sellers. */
  text: string;
  onPay: (payee: Payee) => void;
}

/** The sellers who are owed something, those who have waited longest first. */
export function OwedSellers({ text, onPay }: OwedSellersProps) {
  const [search] = useSearchParams();
  const page = readPageNumber(search);
  const { data, currentData, error, isFetching, refetch } = useOwedSellersQuery(
    { ...(text && { text }), page },
    refetchOnMountAndFocus,
  );
  if (!currentData && error) {
    return (
      <LoadFailure
        label="what is owed"
        reason={loadFailureReason(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  // An empty list of the previous search says nothing about the current one.
  if (!data || (!currentData && data.sellerCount === 0)) {
    return <RecordsSkeleton label="Loading what is owed" />;
  }
  if (data.sellerCount === 0) {
    return (
      <Stack gap="4">
        <ReturnedPayoutsNote returnedPayouts={data.returnedPayouts} />
        <NothingOwed isFiltered={text !== ''} />
      </Stack>
    );
  }
  const pageCount = Math.ceil(data.sellerCount / owedSellersPerPage);
  // After the last seller of the last page was paid.
  if (currentData?.sellers.length === 0)
    return <Navigate replace to={pageUrl(search, pageCount)} />;
  const columns: readonly Column<Row>[] = [
    ...owedColumns,
    {
      heading: 'Pay',
      cardArea: 'action',
      cell: (row) => (
        <Button
          size="sm"
          disabled={row.total <= 0}
          aria-label={`Pay ${row.sellerName}`}
          onClick={() => onPay(row)}
        >
          Pay
        </Button>
      ),
    },
  ];
  const total = data.totals.map((sum) => formatMoney({ ...sum, amount: sum.total })).join(' and ');
  return (
    <Stack gap="4" aria-busy={!currentData} opacity={currentData ? 1 : 0.6}>
      <Text color="fg.muted">
        {`In total ${total}${text ? ' to the sellers found' : ''}. ${describeWay(data)}`}
      </Text>
      <ReturnedPayoutsNote returnedPayouts={data.returnedPayouts} />
      {hasCapability('payoutAccounts') && <BankFileNote bankFile={data.bankFile} />}
      <RecordsTable
        label="what is owed"
        rows={data.sellers.map((seller) => ({
          ...seller,
          _id: `${seller.sellerId} ${seller.currency}`,
        }))}
        start={(page - 1) * owedSellersPerPage}
        columns={columns}
        tableFrom="large"
      />
      <PageLinks
        label="Pages of what is owed"
        page={page}
        pageCount={pageCount}
        getPath={(target) => pageUrl(search, target)}
      />
    </Stack>
  );
}
