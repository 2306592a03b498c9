import { Box, Heading, Link as ChakraLink, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  reportReasonLabel,
  reportSubjectLabels,
} from '../../../../../contract/trust/report-reasons';
import type { UserWithHistory } from '../../../../../contract/console/user-record';
import { userRecordLength } from '../../../../../contract/console/staff-limits';
import { PriceText } from '../../../../components/product/price-text';
import { DateTime } from '../../../../components/product/date-time';
import { RecordsTable, type Column } from '../../../../components/records/records-table';
import { OrderStateBadge } from '../../../../features/order/order-state';
import { paths } from '../../../../services/paths/paths';
import { useSession } from '../../../../session/use-session';
import { orderColumn } from '../../buying/order-column';
import { pictureAndNameColumns } from '../../records/product-table-columns';
import { ManageListingLink } from '../../trust/listings/manage-listing-link';
import { DecisionList } from '../../trust/reports/decision-list';
import { StaffListingState } from '../../trust/listings/staff-listing-state';
import { auditActs, type AuditAct } from '../../../../../contract/console/audit-acts';

const orderColumns: readonly Column<UserWithHistory['orders'][number]>[] = [
  orderColumn,
  { heading: 'As', cell: ({ as }) => as },
  {
    heading: 'With',
    cell: ({ otherId, otherName }) => (
      <ChakraLink asChild minHeight="6">
        <Link to={paths.user(otherId)}>
          <bdi>{otherName || 'No name'}</bdi>
        </Link>
      </ChakraLink>
    ),
  },
  { heading: 'Ordered', cell: ({ createdAt }) => <DateTime date={createdAt} /> },
  { heading: 'State', cell: ({ state }) => <OrderStateBadge state={state} /> },
];

const listingColumns: readonly Column<UserWithHistory['listings'][number]>[] = [
  ...pictureAndNameColumns(({ _id, state }: UserWithHistory['listings'][number]) =>
    state === 'deleted' ? undefined : _id,
  ),
  {
    heading: 'Price',
    cell: ({ sellingPrice, currency }) => <PriceText price={sellingPrice} currency={currency} />,
  },
  { heading: 'Added', cell: ({ createdAt }) => <DateTime date={createdAt} /> },
  {
    heading: 'State',
    cell: ({ state, hiddenBy }) => <StaffListingState state={state} hiddenBy={hiddenBy} />,
  },
  {
    heading: 'Manage',
    cell: ({ _id, productName }) => <ManageListingLink id={_id} name={productName} />,
  },
];

const reportColumns: readonly Column<UserWithHistory['reports'][number]>[] = [
  {
    heading: 'About',
    cardArea: 'title',
    cell: ({ _id, subjectType, subjectName }) => (
      <ChakraLink asChild minHeight="6">
        <Link to={paths.report(_id)}>
          <span>{`${reportSubjectLabels[subjectType]} `}</span>
          <bdi>{subjectName}</bdi>
        </Link>
      </ChakraLink>
    ),
  },
  { heading: 'Reason', cell: ({ reason }) => reportReasonLabel(reason) },
  { heading: 'Reported', cell: ({ createdAt }) => <DateTime date={createdAt} /> },
  { heading: 'Decision', cell: ({ decided }) => (decided ? 'Decided' : 'Open') },
];

const actColumns: readonly Column<UserWithHistory['acts'][number]>[] = [
  { heading: 'Act', cardArea: 'title', cell: describeAct },
  {
    heading: 'By',
    cell: ({ actorName, actorRole }) => <bdi>{actorName || actorRole}</bdi>,
  },
  { heading: 'When', cell: ({ at }) => <DateTime date={at} /> },
  {
    heading: 'Reason',
    cell: ({ reason }) =>
      reason && (
        <Text overflowWrap="anywhere" dir="auto">
          {reason}
        </Text>
      ),
  },
];

/** The newest orders and listings of a user, and what staff has done. */
export function UserHistory({ user }: { user: UserWithHistory }) {
  const { orders, listings, reports, decisions, acts, counts } = user;
  const session = useSession();
  const isAdmin = session.status === 'signedIn' && session.role === 'Admin';
  return (
    <>
      <HistorySection title="Orders" count={orders.length} empty="No orders yet">
        <RecordsTable label="orders of the user" rows={orders} start={0} columns={orderColumns} />
      </HistorySection>
      {counts.purchases + counts.sales > orders.length && (
        <ListLink to={`${paths.allOrders}?user=${encodeURIComponent(user._id)}`}>
          All orders of the user
        </ListLink>
      )}
      <HistorySection title="Listings" count={listings.length} empty="No listings yet">
        <RecordsTable
          label="listings of the user"
          rows={listings}
          start={0}
          columns={listingColumns}
        />
      </HistorySection>
      {listings.length > 0 && (
        <ListLink to={`${paths.staffListings}?seller=${encodeURIComponent(user._id)}`}>
          All listings of the user
        </ListLink>
      )}
      <HistorySection title="Reports" count={reports.length} empty="No reports">
        <RecordsTable
          label="reports about the user"
          rows={reports}
          start={0}
          columns={reportColumns}
        />
      </HistorySection>
      {reports.length === userRecordLength && (
        <ListLink to={`${paths.reports}?person=${encodeURIComponent(user._id)}`}>
          All reports about the user
        </ListLink>
      )}
      {decisions && (
        <HistorySection title="Decisions" count={decisions.length} empty="No decisions">
          <DecisionList label="decisions about the user" decisions={decisions} />
        </HistorySection>
      )}
      {decisions?.length === userRecordLength && (
        <ListLink to={`${paths.reports}?state=decisions&person=${encodeURIComponent(user._id)}`}>
          All decisions about the user
        </ListLink>
      )}
      <HistorySection title="Acts of staff" count={acts.length} empty="No acts yet">
        <RecordsTable label="acts of staff" rows={acts} start={0} columns={actColumns} />
      </HistorySection>
      {acts.length === userRecordLength && isAdmin && (
        <ListLink to={`${paths.auditLog}?q=${encodeURIComponent(user._id)}`}>
          All acts on the account
        </ListLink>
      )}
    </>
  );
}

/** A link to the whole list, of which a section shows only the newest rows. */
function ListLink({ to, children }: { to: string; children: string }) {
  return (
    <ChakraLink asChild alignSelf="start" minHeight="6" variant="underline">
      <Link to={to}>{children}</Link>
    </ChakraLink>
  );
}

interface HistorySectionProps {
  title: string;
  count: number;
  /** Shown in place of an empty table. */
  empty: string;
  children: ReactElement;
}

function HistorySection({ title, count, empty, children }: HistorySectionProps) {
  return (
    <Box>
      <Heading as="h2" textStyle="cardTitle" marginBottom="3">
        {count < userRecordLength ? title : `${title}: the newest ${userRecordLength}`}
      </Heading>
      {count > 0 ? children : <Text color="fg.muted">{empty}</Text>}
    </Box>
  );
}

/** Returns the label of an act. A newer server may know others. */
function describeAct({ act }: { act: string }): string {
  return isKnownAct(act) ? auditActs[act] : act;
}

function isKnownAct(act: string): act is AuditAct {
  return act in auditActs;
}
