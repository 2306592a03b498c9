import { Stack, Text } from '@chakra-ui/react';
import type { AuditEntry } from '../../../../contract/audit-log';

/** The name, role and IP address of the actor of an audit entry. */
export function AuditActor({ actorId, actorName, actorRole, address }: AuditEntry) {
  return (
    <Stack gap="0.5">
      <Text dir="auto" overflowWrap="anywhere">
        {actorId === undefined ? 'A command' : actorName || 'A deleted account'}
      </Text>
      <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {actorId === undefined ? address : `${actorRole}, ${address}`}
      </Text>
    </Stack>
  );
}
