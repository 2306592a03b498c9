import { Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { auditSubjects } from '../../../../contract/console/audit-acts';
import type { AuditEntry } from '../../../../contract/console/audit-log';
import { orderNumber } from '../../../../contract/buying/order-number';
import { paths } from '../../../services/paths/paths';
import { staffListingPath } from '../../../services/paths/staff-listing-path';

const pathsByType: Partial<Record<string, (id: string) => string>> = {
  order: paths.order,
  user: paths.user,
  report: paths.report,
  decision: paths.decision,
};

/** What an act concerns, with a link to its page if it has one. */
export function AuditSubject(entry: AuditEntry) {
  const { subjectType, subjectId, subjectName } = entry;
  const path = subjectPath(entry);
  const name = subjectName || (subjectType === 'order' ? orderNumber(subjectId) : subjectId);
  return (
    <Stack gap="0.5">
      <Text color="fg.muted" textStyle="sm">
        {(auditSubjects as Partial<Record<string, string>>)[subjectType] ?? subjectType}
      </Text>
      {path ? (
        <ChakraLink asChild variant="underline" overflowWrap="anywhere">
          <Link to={path}>{name}</Link>
        </ChakraLink>
      ) : (
        <Text dir="auto" overflowWrap="anywhere">
          {name}
        </Text>
      )}
    </Stack>
  );
}

function subjectPath({ subjectType, subjectId }: AuditEntry): string | undefined {
  if (subjectType !== 'listing') return pathsByType[subjectType]?.(subjectId);
  return staffListingPath(subjectId);
}
