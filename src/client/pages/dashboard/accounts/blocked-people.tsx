import { Button, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import type { BlockedPerson } from '../../../../contract/trust/blocked-person';
import { useUnblockMutation } from '../../../api/blocked-people-api';
import { unwrapCall } from '../../../api/request-failure';
import { UserAvatar } from '../../../components/people/user-avatar';
import { failureMessage } from '../../../features/failure-message';
import { toast } from '../../../services/toasts/toasts';

/** The people whom the user has blocked, each with a button that ends the block. */
export function BlockedPeople({ people }: { people: readonly BlockedPerson[] }) {
  if (people.length === 0) {
    return <Text color="fg.muted">You haven't blocked anyone.</Text>;
  }
  return (
    <Stack as="ul" aria-label="blocked people" listStyleType="none" gap="3">
      {people.map((person) => (
        <BlockedPersonRow key={person.uid} person={person} />
      ))}
    </Stack>
  );
}

function BlockedPersonRow({ person: { uid, firstName, photoURL } }: { person: BlockedPerson }) {
  const [unblock, { isLoading }] = useUnblockMutation();
  const endBlock = () =>
    unwrapCall(unblock(uid)).catch((error: unknown) => toast.error(failureMessage(error)));
  return (
    <HStack as="li" gap="3" justify="space-between">
      <HStack gap="3" minWidth="0">
        <UserAvatar name={firstName} photoURL={photoURL} />
        <Text truncate>
          <bdi>{firstName}</bdi>
        </Text>
      </HStack>
      <Button size="sm" variant="outline" loading={isLoading} onClick={() => void endBlock()}>
        <span>Unblock</span>
        <VisuallyHidden>{` ${firstName}`}</VisuallyHidden>
      </Button>
    </HStack>
  );
}
