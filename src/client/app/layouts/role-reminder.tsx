import { Box, Container, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useSession } from '../../session/use-session';
import { paths } from '../../services/paths/paths';

/** A banner that asks a signed-in user without a role to choose one. */
export function RoleReminder() {
  const session = useSession();
  if (session.status !== 'signedIn' || session.role !== null) return null;
  return (
    <Box bg="brand.muted" role="status">
      <Container maxWidth="7xl" paddingY="3">
        <Text>
          One last thing:{' '}
          <ChakraLink asChild variant="underline">
            <Link to={paths.dashboard}>choose whether you buy or sell</Link>
          </ChakraLink>
          .
        </Text>
      </Container>
    </Box>
  );
}
