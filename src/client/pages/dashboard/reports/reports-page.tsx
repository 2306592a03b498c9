import { Badge, Flex, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Report } from '../../../../contract/report';
import {
  reportReasonLabels,
  reportReasons,
  reportSubjectLabels,
  reportSubjects,
} from '../../../../contract/report-reasons';
import { routes } from '../../../../contract/routes';
import { refetchOnMountAndFocus } from '../../../api/api';
import { useReportsQuery, type ReportsQuery } from '../../../api/reports-api';
import { DateTime } from '../../../components/product/date-time';
import { EmptyState } from '../../../components/records/empty-state';
import type { Column } from '../../../components/records/records-table';
import { hasCapability } from '../../../services/configuration';
import { paths } from '../../../services/paths';
import { useSession } from '../../../session/use-session';
import { DashboardPage } from '../dashboard-page';
import { ExpandableRecords, useVisibleCount } from '../expandable-records';
import { UserLink } from '../user-link';
import { AppealedDecisions } from './appealed-decisions';
import { FilterSelects, type Filter } from './filter-selects';
import { ReportContext } from './report-context';
import { YearlyFigures } from './yearly-figures';

type Row = Report & { _id: string };
const toRow = (report: Report): Row => ({ ...report, _id: report.id });

const columns: readonly Column<Row>[] = [
  {
    heading: 'Subject',
    cardArea: 'title',
    cell: ({ id, subjectType, subjectName, message }) => (
      <Stack gap="0.5" align="start">
        <ChakraLink asChild minHeight="6" variant="underline">
          <Link to={paths.report(id)}>
            <bdi>{subjectName || reportSubjectLabels[subjectType]}</bdi>
          </Link>
        </ChakraLink>
        <Text textStyle="xs" color="fg.muted">
          {message ? 'One message' : reportSubjectLabels[subjectType]}
        </Text>
      </Stack>
    ),
  },
  {
    heading: 'Reason',
    cell: ({ reason, text }) => (
      <Stack gap="1">
        <Badge alignSelf="start">{reportReasonLabels[reason]}</Badge>
        <Text dir="auto" lineClamp="2" overflowWrap="anywhere">
          {text}
        </Text>
      </Stack>
    ),
  },
  {
    heading: 'Person',
    cell: ({ personId, personName }) => <UserLink name={personName} id={personId} />,
  },
  { heading: 'Known', cell: (report) => <ReportContext report={report} /> },
  { heading: 'Reported', cell: ({ createdAt }) => <DateTime date={createdAt} /> },
];

const filters: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    all: 'Open',
    options: { decided: 'Decided', objections: 'Objections to decide' },
  },
  { name: 'subject', label: 'Subject', all: 'Every subject', options: reportSubjectLabels },
  { name: 'reason', label: 'Reason', all: 'Every reason', options: reportReasonLabels },
];

/** The queue of reports for staff. The URL has the filters. */
export default function ReportsPage() {
  const [search] = useSearchParams();
  const visibleCount = useVisibleCount();
  const session = useSession();
  const isAdmin = session.status === 'signedIn' && session.role === 'Admin';
  const hasObjections = search.get('state') === 'objections';
  const query: ReportsQuery = {
    state: search.get('state') === 'decided' ? 'decided' : 'open',
    subjectType: reportSubjects.find((each) => each === search.get('subject')),
    reason: reportReasons.find((each) => each === search.get('reason')),
    visibleCount,
  };
  return (
    <DashboardPage title={routes.reports.title}>
      <Flex direction={{ base: 'column', lg: 'row' }} wrap={{ lg: 'wrap' }} gap="3">
        <FilterSelects
          label="the reports"
          filters={hasObjections ? filters.slice(0, 1) : filters}
        />
        {isAdmin && hasCapability('moderationFigures') && <YearlyFigures />}
      </Flex>
      {hasObjections ? (
        <AppealedDecisions />
      ) : (
        <Reports key={JSON.stringify({ ...query, visibleCount: 0 })} query={query} />
      )}
    </DashboardPage>
  );
}

function Reports({ query }: { query: ReportsQuery }) {
  const { data, currentData, ...result } = useReportsQuery(query, refetchOnMountAndFocus);
  const isOpen = query.state === 'open';
  return (
    <ExpandableRecords
      label="the reports"
      itemsLabel="reports"
      columns={columns}
      query={{ ...result, data: data?.map(toRow), currentData: currentData?.map(toRow) }}
      visibleCount={query.visibleCount}
      tableFrom="xl"
      empty={
        <EmptyState title={isOpen ? 'No report is open' : 'No report is decided'}>
          <Text color="fg.muted">
            Reports of listings, people, messages and orders appear here.
          </Text>
        </EmptyState>
      }
    />
  );
}
