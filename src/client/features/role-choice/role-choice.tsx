import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { AuthUser, RegistrationRole } from '../../../contract/user';
import { FailureNote } from '../../components/failure-note';
import { useRoleChoice } from './use-role-choice';

const choices: readonly { role: RegistrationRole; title: string; text: string }[] = [
  { role: 'buyer', title: 'I want to buy', text: 'Book watches, keep a wishlist, pay by card.' },
  { role: 'seller', title: 'I want to sell', text: 'List your watches and advertise them.' },
];

/** Asks somebody who came through a social sign-in for the role that registration asks for. */
export function RoleChoice({ user }: { user: AuthUser }) {
  const [snapshot, send] = useRoleChoice(user);
  return (
    <Stack gap="6" maxWidth="2xl" marginX="auto" paddingY="12" paddingX="4">
      <Stack gap="2">
        <Heading as="h1" textStyle="pageTitle">
          One last thing
        </Heading>
        <Text color="fg.muted">
          How will you use Secondhand? You choose once and can't change it later.
        </Text>
      </Stack>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {choices.map(({ role, title, text }) => (
          <Button
            key={role}
            variant="outline"
            height="auto"
            padding="6"
            whiteSpace="normal"
            disabled={snapshot.hasTag('busy')}
            onClick={() => send({ type: 'roleChoice.choose', role })}
          >
            <Stack gap="1" textAlign="start" width="full">
              <Text textStyle="lg" fontWeight="600">
                {title}
              </Text>
              <Text color="fg.muted">{text}</Text>
            </Stack>
          </Button>
        ))}
      </SimpleGrid>
      {snapshot.hasTag('failed') && <FailureNote>{snapshot.context.failure}</FailureNote>}
    </Stack>
  );
}
