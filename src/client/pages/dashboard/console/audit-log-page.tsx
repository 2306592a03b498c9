import { Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { auditActNames, auditActs } from '../../../../contract/console/audit-acts';
import type { AuditEntry } from '../../../../contract/console/audit-log';
import { routes } from '../../../../contract/routes';
import { refetchOnMount } from '../../../api/api';
import { auditApi, useAuditLogQuery } from '../../../api/audit-api';
import { DateTime } from '../../../components/product/date-time';
import { EmptyState } from '../../../components/records/empty-state';
import type { Column } from '../../../components/records/records-table';
import { CsvExport } from '../records/csv-export';
import { DashboardPage } from '../dashboard-page';
import { ExpandableRecords, useVisibleCount } from '../records/expandable-records';
import { FilterSelects, type Filter } from '../records/filter-selects';
import { useSearchText } from '../records/use-search-text';
import { AuditSubject } from './audit-subject';
import { UserLink } from './people/user-link';

const columns: readonly Column<AuditEntry>[] = [
  {
    heading: 'What',
    cardArea: 'title',
    cell: (entry) => (
      <Stack gap="0.5">
        <Text fontWeight="600">
          {(auditActs as Partial<Record<string, string>>)[entry.act] ?? entry.act}
        </Text>
        {describeChanges(entry).map((line) => (
          <Text key={line} color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {line}
          </Text>
        ))}
      </Stack>
    ),
  },
  { heading: 'About', cell: (entry) => <AuditSubject {...entry} /> },
  {
    heading: 'Why',
    cell: ({ reason }) => (
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {reason ?? '–'}
      </Text>
    ),
  },
  { heading: 'Who', cell: (entry) => <AuditActor {...entry} /> },
  { heading: 'When', cell: ({ at }) => <DateTime date={at} /> },
];

const filterSelects: readonly Filter[] = [
  { name: 'act', label: 'Act', all: 'Every act', options: auditActs },
];

/** What admins, moderators and operators' commands did. The URL has the filters. */
export default function AuditLogPage() {
  const [search] = useSearchParams();
  const visibleCount = useVisibleCount();
  const act = auditActNames.find((each) => each === search.get('act'));
  const text = useSearchText();
  const filters = { ...(act && { act }), ...(text && { text }) };
  const query = useAuditLogQuery({ ...filters, visibleCount }, refetchOnMount);
  return (
    <DashboardPage title={routes.auditLog.title}>
      <FilterSelects label="the audit log" searchLabel="Name, id or reason" filters={filterSelects}>
        <CsvExport
          fileName="audit-log.csv"
          request={(dispatch, options) =>
            dispatch(auditApi.endpoints.exportAuditLog.initiate(filters, options))
          }
        />
      </FilterSelects>
      <ExpandableRecords
        label="the audit log"
        itemsLabel="acts"
        columns={columns}
        query={query}
        visibleCount={visibleCount}
        tableFrom="large"
        empty={
          <EmptyState title={act || text ? 'Nothing found' : 'Nothing has been recorded yet'}>
            <Text color="fg.muted">
              Each act of an admin, a moderator or a command appears here.
            </Text>
          </EmptyState>
        }
      />
    </DashboardPage>
  );
}

/** The name, role and IP address of the actor of an audit entry. An account that still exists has a link. */
function AuditActor({ actorId, actorName, actorRole, address }: AuditEntry) {
  return (
    <Stack gap="0.5">
      <Text dir="auto" overflowWrap="anywhere">
        {actorId !== undefined && actorName ? (
          <UserLink name={actorName} id={actorId} />
        ) : (
          <span>{actorId === undefined ? 'A command' : 'A deleted account'}</span>
        )}
      </Text>
      <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {actorId === undefined ? address : `${actorRole}, ${address}`}
      </Text>
    </Stack>
  );
}

/** Returns a line for each value that an act changed, such as "role: buyer → Admin". */
function describeChanges({ before = {}, after = {} }: AuditEntry): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => {
    const values = [before, after].filter((values) => name in values);
    return `${name}: ${values.map((values) => formatValue(values[name])).join(' → ')}`;
  });
}

/** A longer value, such as the text of a page, is cut. The export contains the whole value. */
const maxLength = 200;

function formatValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
