import { Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '../../../../contract/audit-log';
import { paths } from '../../../services/paths';

const pathsByType: Partial<Record<string, (id: string) => string>> = {
  order: paths.order,
  user: paths.user,
};

/** What an act concerns, with a link to its page if it has one. */
export function AuditSubject({ subjectType, subjectId, subjectName }: AuditEntry) {
  const path = pathsByType[subjectType]?.(subjectId);
  const name = subjectName || subjectId;
  return (
    <Stack gap="0.5">
      <Text color="fg.muted" textStyle="sm">
        {subjectType.replace(/^./, (letter) => letter.toUpperCase())}
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
