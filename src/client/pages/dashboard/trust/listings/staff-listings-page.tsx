import { Badge, Button, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { routes } from '../../../../../contract/routes';
import type { StaffListing } from '../../../../../contract/trust/staff-listing';
import { staffListingStates } from '../../../../../contract/console/staff-limits';
import { refetchOnMountAndFocus } from '../../../../api/api';
import {
  staffListingsApi,
  useStaffListingsQuery,
  type StaffListingsQuery,
} from '../../../../api/staff-listings-api';
import { DateTime } from '../../../../components/product/date-time';
import { PriceText } from '../../../../components/product/price-text';
import { EmptyState } from '../../../../components/records/empty-state';
import type { Column } from '../../../../components/records/records-table';
import type { RowSelection } from '../../../../components/records/row-selection';
import { LazyStaffNotes } from '../../../../features/moderation/lazy-staff-notes';
import { paths } from '../../../../services/paths/paths';
import { AdminCsvExport } from '../../records/admin-csv-export';
import { DashboardPage } from '../../dashboard-page';
import { ExpandableRecords, useVisibleCount } from '../../records/expandable-records';
import { pictureAndNameColumns } from '../../records/product-table-columns';
import { StaffListingState } from './staff-listing-state';
import { UserLink } from '../../console/people/user-link';
import { useSearchText } from '../../records/use-search-text';
import { StaffListingBar } from './staff-listing-bar';
import { StaffListingFilters } from './staff-listing-filters';

const columns: readonly Column<StaffListing>[] = [
  ...pictureAndNameColumns(({ _id, state }: StaffListing) =>
    state === 'deleted' ? undefined : _id,
  ),
  {
    heading: 'Seller',
    cell: ({ sellerId, sellerName }) => <UserLink name={sellerName} id={sellerId} />,
  },
  { heading: 'Category', cell: ({ categoryName }) => <bdi>{categoryName}</bdi> },
  {
    heading: 'Price',
    cell: ({ sellingPrice, currency }) => <PriceText price={sellingPrice} currency={currency} />,
  },
  { heading: 'Added', cell: ({ createdAt }) => <DateTime date={createdAt} /> },
  {
    heading: 'State',
    cell: (listing) => (
      <Stack gap="1" align="start">
        <StaffListingState state={listing.state} hiddenBy={listing.hiddenBy} />
        {listing.hasContactDetails && <Badge>Contact details</Badge>}
        {listing.sharesSerialNumber && <Badge colorPalette="orange">Serial number twice</Badge>}
        <ListingOrdersLink {...listing} />
        {listing.hiddenBy && (
          <ChakraLink asChild minHeight="6" variant="underline" textStyle="sm">
            <Link to={paths.decision(listing.hiddenBy)}>See the decision</Link>
          </ChakraLink>
        )}
      </Stack>
    ),
  },
];

/** The listings of all sellers, which staff hide, restore, delete and move. The URL has the filters. */
export default function StaffListingsPage() {
  const [search] = useSearchParams();
  const text = useSearchText();
  const visibleCount = useVisibleCount();
  const filters = {
    text: text || undefined,
    state: staffListingStates.find((each) => each === search.get('state')),
    category: search.get('category') ?? undefined,
    seller: search.get('seller') ?? undefined,
    hidden: search.get('hidden') === 'true' ? ('true' as const) : undefined,
    contact: search.get('contact') === 'true' ? ('true' as const) : undefined,
  };
  const query: StaffListingsQuery = { ...filters, visibleCount };
  return (
    <DashboardPage title={routes.staffListings.title}>
      <StaffListingFilters>
        <AdminCsvExport
          fileName="listings.csv"
          request={(dispatch, options) =>
            dispatch(staffListingsApi.endpoints.exportStaffListings.initiate(filters, options))
          }
        />
      </StaffListingFilters>
      <StaffListings key={JSON.stringify({ ...query, visibleCount: 0 })} query={query} />
    </DashboardPage>
  );
}

function StaffListings({ query }: { query: StaffListingsQuery }) {
  const [selected, setSelected] = useState<readonly StaffListing[]>([]);
  const result = useStaffListingsQuery(query, refetchOnMountAndFocus);
  // Links from a listing lead here with its id.
  const only = result.currentData?.find(({ _id }) => _id === query.text);
  const selection: RowSelection<StaffListing> = {
    isSelected: ({ _id }) => selected.some((each) => each._id === _id),
    getName: ({ productName }) => productName,
    onChange: (rows, change) => {
      const others = selected.filter(({ _id }) => !rows.some((row) => row._id === _id));
      setSelected(change.selected ? [...others, ...rows] : others);
    },
  };
  return (
    <>
      <ExpandableRecords
        label="the listings"
        itemsLabel="listings"
        columns={columns}
        query={result}
        visibleCount={query.visibleCount}
        selection={selection}
        tableFrom="large"
        empty={
          <EmptyState title="No listings found">
            <Stack gap="3" align="center">
              <Text color="fg.muted">Words match from their beginning.</Text>
              <Button asChild variant="outline">
                <Link to="?">Show all listings</Link>
              </Button>
            </Stack>
          </EmptyState>
        }
      />
      {only && <LazyStaffNotes key={only._id} subjectType="listing" subjectId={only._id} />}
      <StaffListingBar selected={selected} onSelect={setSelected} />
    </>
  );
}

/** A link to the orders of a listing. Even a listing that is for sale may have ended orders. */
function ListingOrdersLink({ _id, productName, hasOrders }: StaffListing) {
  if (!hasOrders) return null;
  return (
    <ChakraLink asChild minHeight="6" variant="underline" textStyle="sm">
      <Link
        to={`${paths.allOrders}?product=${encodeURIComponent(_id)}`}
        aria-label={`Orders of ${productName}`}
      >
        Orders
      </Link>
    </ChakraLink>
  );
}
