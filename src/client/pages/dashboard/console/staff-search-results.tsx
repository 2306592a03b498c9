import { Box, Heading, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { StaffSearch } from '../../../../contract/console/staff-search';
import { DateTime } from '../../../components/product/date-time';
import { RecordsTable, type Column } from '../../../components/records/records-table';
import { OrderStateBadge } from '../../../features/order/order-state';
import { orderColumn } from '../buying/order-column';
import { pictureAndNameColumns } from '../records/product-table-columns';
import { ManageListingLink } from '../trust/listings/manage-listing-link';
import { personColumns } from './people/person-columns';
import { StaffListingState } from '../trust/listings/staff-listing-state';
import { UserLink } from './people/user-link';

const listingColumns: readonly Column<StaffSearch['listings'][number]>[] = [
  ...pictureAndNameColumns(({ _id, state }: StaffSearch['listings'][number]) =>
    state === 'deleted' ? undefined : _id,
  ),
  {
    heading: 'Seller',
    cell: ({ sellerId, sellerName }) => <UserLink name={sellerName} id={sellerId} />,
  },
  {
    heading: 'State',
    cell: ({ state, hiddenBy }) => <StaffListingState state={state} hiddenBy={hiddenBy} />,
  },
  {
    heading: 'Manage',
    cell: ({ _id, productName }) => <ManageListingLink id={_id} name={productName} />,
  },
];

const orderColumns: readonly Column<StaffSearch['orders'][number]>[] = [
  orderColumn,
  {
    heading: 'Buyer',
    cell: ({ buyerId, buyerName }) => <UserLink name={buyerName} id={buyerId} />,
  },
  {
    heading: 'Seller',
    cell: ({ sellerId, sellerName }) => <UserLink name={sellerName} id={sellerId} />,
  },
  { heading: 'Ordered', cell: ({ createdAt }) => <DateTime date={createdAt} /> },
  { heading: 'State', cell: ({ state }) => <OrderStateBadge state={state} /> },
];

export function StaffSearchResults({ results }: { results: StaffSearch }) {
  const { people, listings, orders } = results;
  return (
    <Stack gap="8">
      {people.length > 0 && (
        <ResultSection title="People">
          <RecordsTable label="people" rows={people} start={0} columns={personColumns} />
        </ResultSection>
      )}
      {listings.length > 0 && (
        <ResultSection title="Listings">
          <RecordsTable label="listings" rows={listings} start={0} columns={listingColumns} />
        </ResultSection>
      )}
      {orders.length > 0 && (
        <ResultSection title="Orders">
          <RecordsTable label="orders" rows={orders} start={0} columns={orderColumns} />
        </ResultSection>
      )}
    </Stack>
  );
}

function ResultSection({ title, children }: { title: string; children: ReactElement }) {
  return (
    <Box>
      <Heading as="h2" textStyle="cardTitle" marginBottom="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
