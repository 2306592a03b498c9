import { Box, Button } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { listingsPerPage, type Listing, type ListingsPage } from '../../../../contract/listing';
import type { ListingsQuery } from '../../../../contract/calls/listings';
import { refetchOnMountAndFocus } from '../../../api/api';
import { useListingsQuery } from '../../../api/listings-api';
import { requestFailureMessage } from '../../../api/request-failure';
import { LoadFailure } from '../../../components/loading/load-failure';
import { EmptyState } from '../../../components/records/empty-state';
import { PageLinks } from '../../../components/records/page-links';
import { RecordsSkeleton } from '../../../components/records/records-skeleton';
import { RecordsTable, type Column } from '../../../components/records/records-table';
import { FirstAction } from './first-action';
import { ListingStateBadge } from './listing-state-badge';
import { ListingsControls } from './listings-controls';
import { useListingsSelection } from './listings-selection';
import { NothingForSale } from './nothing-for-sale';
import { DeleteButton, ownProductColumns } from './own-product-columns';
import { useProductDeletion } from './use-product-deletion';

const isDeletable = ({ state }: Listing) => state !== 'booked' && state !== 'sold';

/** The seller's products as a working list. The URL holds the filters, the order and the page. */
export function Listings() {
  const selection = useListingsSelection();
  const { data, currentData, error, isFetching, refetch } = useListingsQuery(
    selection,
    refetchOnMountAndFocus,
  );
  const { openDeletion, dialog } = useProductDeletion(data?.listings);
  const columns: readonly Column<Listing>[] = [
    ...ownProductColumns,
    { heading: 'State', cell: ({ state }) => <ListingStateBadge state={state} /> },
    {
      heading: 'Advertise',
      cardArea: 'action',
      cell: (listing) => <FirstAction listing={listing} />,
    },
    {
      heading: 'Delete',
      cardArea: 'action',
      cell: (listing) =>
        isDeletable(listing) && (
          <DeleteButton name={listing.productName} onClick={() => openDeletion(listing)} />
        ),
    },
  ];
  const isEmptyShop = data && !selection.text && countAll(data) === 0;
  return (
    <>
      {!isEmptyShop && <ListingsControls selection={selection} counts={data?.counts} />}
      {data && (currentData || !error) ? (
        <Box aria-busy={!currentData} opacity={currentData ? 1 : 0.6}>
          <ListingRows page={data} selection={selection} columns={columns} />
        </Box>
      ) : error ? (
        <LoadFailure
          label="your products"
          reason={requestFailureMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecordsSkeleton label="Loading your products" />
      )}
      {dialog}
    </>
  );
}

const countAll = ({ counts }: ListingsPage) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

interface ListingRowsProps {
  page: ListingsPage;
  selection: ListingsQuery;
  columns: readonly Column<Listing>[];
}

function ListingRows({ page, selection, columns }: ListingRowsProps) {
  const [params] = useSearchParams();
  const count = selection.state ? page.counts[selection.state] : countAll(page);
  if (count === 0) {
    if (!selection.state && !selection.text) return <NothingForSale />;
    return (
      <EmptyState title="No products found">
        <Button asChild variant="outline">
          <Link to="?">Show all products</Link>
        </Button>
      </EmptyState>
    );
  }
  const pageCount = Math.max(1, Math.ceil(count / listingsPerPage));
  const current = Math.min(selection.page ?? 1, pageCount);
  const pagePath = (target: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(target));
    return `?${next.toString()}`;
  };
  return (
    <>
      <RecordsTable
        label="your products"
        rows={page.listings}
        start={(current - 1) * listingsPerPage}
        columns={columns}
        tableFrom="xl"
      />
      <PageLinks
        label="Pages of your products"
        page={current}
        pageCount={pageCount}
        getPath={pagePath}
      />
    </>
  );
}
