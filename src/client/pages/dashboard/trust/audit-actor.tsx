import { Stack, Text } from '@chakra-ui/react';
import type { AuditEntry } from '../../../../contract/trust/audit-log';
import { UserLink } from './people/user-link';

/** The name, role and IP address of the actor of an audit entry. An account that still exists has a link. */
export function AuditActor({ actorId, actorName, actorRole, address }: AuditEntry) {
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
