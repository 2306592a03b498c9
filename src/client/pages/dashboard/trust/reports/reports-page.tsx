import { Badge, Flex, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Report } from '../../../../../contract/trust/report';
import {
  reportReasonLabel,
  reportReasons,
  reportSubjectLabels,
  reportSubjects,
} from '../../../../../contract/trust/report-reasons';
import { routes } from '../../../../../contract/routes';
import { refetchOnMountAndFocus } from '../../../../api/api';
import {
  useReportsQuery,
  type DecisionsQuery,
  type ReportsQuery,
} from '../../../../api/reports-api';
import { DateTime } from '../../../../components/product/date-time';
import { EmptyState } from '../../../../components/records/empty-state';
import type { Column } from '../../../../components/records/records-table';
import { paths } from '../../../../services/paths/paths';
import { useSession } from '../../../../session/use-session';
import { DashboardPage } from '../../dashboard-page';
import { ExpandableRecords, useVisibleCount } from '../../records/expandable-records';
import { UserFilter } from '../../console/people/user-filter';
import { UserLink } from '../../console/people/user-link';
import { Decisions } from './decisions';
import { FilterSelects, type Filter } from '../../records/filter-selects';
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
        <Badge alignSelf="start">{reportReasonLabel(reason)}</Badge>
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

const stateOptions = {
  decided: 'Decided',
  objections: 'Objections to decide',
  decisions: 'All decisions',
} as const;
const stateFilter: Filter = { name: 'state', label: 'State', all: 'Open', options: stateOptions };
/** If the list is filtered to one person, it starts with all reports. */
const stateFilterOfPerson: Filter = {
  ...stateFilter,
  all: 'Open and decided',
  options: { open: 'Open', ...stateOptions },
};

const reportFilters = (): readonly Filter[] => [
  { name: 'subject', label: 'Subject', all: 'Every subject', options: reportSubjectLabels },
  { name: 'reason', label: 'Reason', all: 'Every reason', options: reasonLabels() },
];

const reasonLabels = () =>
  Object.fromEntries(reportReasons.map((reason) => [reason, reportReasonLabel(reason)]));

/** The queue of reports for staff, and the decisions. The URL has the filters. */
export default function ReportsPage() {
  const [search] = useSearchParams();
  const visibleCount = useVisibleCount();
  const session = useSession();
  const isAdmin = session.status === 'signedIn' && session.role === 'Admin';
  const state = search.get('state');
  const showsObjections = state === 'objections';
  const showsDecisions = showsObjections || state === 'decisions';
  const person = search.get('person') || undefined;
  const chosenStateFilter = person ? stateFilterOfPerson : stateFilter;
  const query: ReportsQuery = {
    state: state === 'open' || state === 'decided' ? state : person ? undefined : 'open',
    subjectType: reportSubjects.find((each) => each === search.get('subject')),
    reason: reportReasons.find((each) => each === search.get('reason')),
    person,
    visibleCount,
  };
  const decisionsQuery: DecisionsQuery = {
    appealed: showsObjections ? 'true' : undefined,
    person,
    visibleCount,
  };
  return (
    <DashboardPage title={routes.reports.title}>
      <Flex direction={{ base: 'column', lg: 'row' }} wrap={{ lg: 'wrap' }} gap="3">
        <FilterSelects
          label="the reports"
          filters={showsDecisions ? [chosenStateFilter] : [chosenStateFilter, ...reportFilters()]}
        />
        {isAdmin && <YearlyFigures />}
      </Flex>
      {person && (
        <UserFilter id={person} name="person" label="About" removeLabel="Show all users" />
      )}
      {showsDecisions ? (
        <Decisions
          key={JSON.stringify({ ...decisionsQuery, visibleCount: 0 })}
          query={decisionsQuery}
        />
      ) : (
        <Reports key={JSON.stringify({ ...query, visibleCount: 0 })} query={query} />
      )}
    </DashboardPage>
  );
}

function Reports({ query }: { query: ReportsQuery }) {
  const { data, currentData, ...result } = useReportsQuery(query, refetchOnMountAndFocus);
  return (
    <ExpandableRecords
      label="the reports"
      itemsLabel="reports"
      columns={columns}
      query={{ ...result, data: data?.map(toRow), currentData: currentData?.map(toRow) }}
      visibleCount={query.visibleCount}
      tableFrom="large"
      empty={
        <EmptyState title={query.state ? `No report is ${query.state}` : 'No reports'}>
          <Text color="fg.muted">
            Reports of listings, people, messages and orders appear here.
          </Text>
        </EmptyState>
      }
    />
  );
}
