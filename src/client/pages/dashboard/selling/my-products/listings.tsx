import { Box, Button, Heading, Stack } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { inGoodsWords } from '../../../../../contract/website/goods-words';
import {
  listingsPerPage,
  type Listing,
  type ListingsPage,
  type DeletedListing,
} from '../../../../../contract/selling/listing';
import type { ListingsQuery } from '../../../../../contract/calls/listings';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { useListingsQuery } from '../../../../api/listings-api';
import { loadFailureReason } from '../../../../api/request-failure';
import { LoadFailure } from '../../../../components/loading/load-failure';
import { EmptyState } from '../../../../components/records/empty-state';
import { PageLinks } from '../../../../components/records/page-links';
import { RecordsSkeleton } from '../../../../components/records/records-skeleton';
import type { RowSelection } from '../../../../components/records/row-selection';
import { RecordsTable, type Column } from '../../../../components/records/records-table';
import { LazyListingChangesDialog } from '../../../../features/listing-changes/lazy-listing-changes-dialog';
import { SelectionBar } from '../../../../features/listing-changes/selection-bar';
import type { ListingAction } from '../../../../features/listing-changes/listing-changes.machine';
import { useListingChanges } from '../../../../features/listing-changes/use-listing-changes';
import { ListingRowActions } from './listing-row-actions';
import { ListingStateBadge } from './listing-state-badge';
import { ListingsControls } from './listings-controls';
import { useListingsSelection } from './listings-selection';
import { NothingForSale } from './nothing-for-sale';
import { DeleteButton, ownProductColumns } from './own-product-columns';
import { useProductDeletion } from './use-product-deletion';
import { SectionPanel } from '../../../../components/page/section-panel';
import { StaffActionNote } from './staff-action-note';

const isDeletable = ({ state }: Listing) => state !== 'booked' && state !== 'sold';

/** The seller's products, with filters and bulk actions. The URL stores the filters, the sort order and the page. */
export function Listings() {
  const selection = useListingsSelection();
  const { data, currentData, error, isFetching, refetch } = useListingsQuery(
    selection,
    refetchOnMountAndFocus,
  );
  const { openDeletion, dialog } = useProductDeletion(data?.listings);
  const [changesSnapshot, send] = useListingChanges();
  const { selected } = changesSnapshot.context;
  const rowSelection: RowSelection<Listing> = {
    isSelected: ({ _id }) => selected.some(({ id }) => id === _id),
    getName: ({ productName }) => productName,
    onChange: (rows, change) => {
      const others = selected.filter(({ id }) => !rows.some(({ _id }) => _id === id));
      const added = change.selected ? rows.map(toSelectedListing) : [];
      send({ type: 'listingChanges.select', selected: [...others, ...added] });
    },
  };
  const openChanges = (action: ListingAction) => {
    // A price may have changed since its row was selected, and the server rejects a change of an outdated one.
    const current = selected.map((each) => {
      const listing = data?.listings.find(({ _id }) => _id === each.id);
      return listing ? toSelectedListing(withDraftName(listing)) : each;
    });
    send({ type: 'listingChanges.select', selected: current });
    send({ type: 'listingChanges.open', action });
  };
  const columns: readonly Column<Listing>[] = [
    ...ownProductColumns(({ _id, state }: Listing) => (state === 'draft' ? undefined : _id)),
    { heading: 'State', cardArea: 'value', cell: (listing) => <ListingStateBadge {...listing} /> },
    {
      heading: 'Advertise',
      cardArea: 'action',
      cell: (listing) => <ListingRowActions listing={listing} />,
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
  const isEmptyShop = data && !selection.text && countListings(data) === 0;
  return (
    <>
      {!isEmptyShop && <ListingsControls selection={selection} counts={data?.counts} />}
      {data && (currentData || !error) ? (
        <Box aria-busy={!currentData} opacity={currentData ? 1 : 0.6}>
          <ListingRows page={data} {...{ selection, columns, rowSelection }} />
        </Box>
      ) : error ? (
        <LoadFailure
          label="your watches"
          reason={loadFailureReason(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecordsSkeleton label="Loading your watches" />
      )}
      {data?.deletedByStaff && <DeletedListings listings={data.deletedByStaff} />}
      <SelectionBar snapshot={changesSnapshot} send={send} onOpen={openChanges} />
      <LazyListingChangesDialog snapshot={changesSnapshot} send={send} />
      {dialog}
    </>
  );
}

const toSelectedListing = ({ _id, productName, sellingPrice, currency }: Listing) => ({
  id: _id,
  name: productName,
  price: sellingPrice,
  currency,
});

const countListings = ({ counts }: ListingsPage) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A draft may have no name yet. */
const withDraftName = (listing: Listing): Listing =>
  listing.productName ? listing : { ...listing, productName: 'Untitled draft' };

interface ListingRowsProps {
  page: ListingsPage;
  selection: ListingsQuery;
  columns: readonly Column<Listing>[];
  rowSelection: RowSelection<Listing>;
}

function ListingRows({ page, selection, columns, rowSelection }: ListingRowsProps) {
  const [params] = useSearchParams();
  const count = selection.state ? page.counts[selection.state] : countListings(page);
  if (count === 0) {
    if (!selection.state && !selection.text) return <NothingForSale />;
    return (
      <EmptyState title="No watches found">
        <Button asChild variant="outline">
          <Link to="?">{inGoodsWords('Show all watches')}</Link>
        </Button>
      </EmptyState>
    );
  }
  const pageCount = Math.max(1, Math.ceil(count / listingsPerPage));
  const currentPage = Math.min(selection.page ?? 1, pageCount);
  const pagePath = (target: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(target));
    return `?${next.toString()}`;
  };
  return (
    <>
      <RecordsTable
        label="your watches"
        rows={page.listings.map(withDraftName)}
        start={(currentPage - 1) * listingsPerPage}
        columns={columns}
        selection={rowSelection}
        tableFrom="large"
      />
      <PageLinks
        label={inGoodsWords('Pages of your watches')}
        page={currentPage}
        pageCount={pageCount}
        getPath={pagePath}
      />
    </>
  );
}

/** The listings that staff deleted, each with the reason and a link to object. */
function DeletedListings({ listings }: { listings: readonly DeletedListing[] }) {
  if (listings.length === 0) return null;
  return (
    <SectionPanel title="Deleted by us">
      <Stack as="ul" listStyleType="none" gap="5" maxWidth="3xl">
        {listings.map((listing) => (
          <Stack as="li" key={listing.decisionId} gap="1">
            <Heading as="h3" textStyle="md" overflowWrap="anywhere">
              <bdi>{listing.productName}</bdi>
            </Heading>
            <StaffActionNote staffAction={listing} />
          </Stack>
        ))}
      </Stack>
    </SectionPanel>
  );
}
