import { Box, Container, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useVisitor } from '../../session/visitor';
import { paths } from '../../services/paths';

/** A banner that asks a signed-in user without a role to choose one. */
export function RoleReminder() {
  const visitor = useVisitor();
  if (visitor.status !== 'signedIn' || visitor.role !== null) return null;
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
