import { Box, Container, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useVisitor } from '../../session/visitor';
import { paths } from '../../services/paths';

/** Tells somebody who has not chosen a role yet where to do it. */
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
