import { Box, Heading, Link as ChakraLink, SimpleGrid, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Overview } from '../../../../contract/console/overview';
import { useSession } from '../../../session/use-session';
import { waitingItems } from './waiting-items';

/** What waits for a decision, each with its number and a link to its list. */
export function WaitingList({ waiting }: Pick<Overview, 'waiting'>) {
  const session = useSession();
  const isAdmin = session.status === 'signedIn' && session.role === 'Admin';
  const items = waiting.flatMap(({ kind, count }) => {
    const item = waitingItems[kind];
    const isVisible = item && count > 0 && (isAdmin || !item.isForAdmins);
    return isVisible ? [{ ...item, kind, count }] : [];
  });
  return (
    <Box as="section" aria-label="Waiting for a decision">
      <Heading as="h2" textStyle="cardTitle" marginBottom="3">
        Waiting for a decision
      </Heading>
      {items.length === 0 && <Text color="fg.muted">Nothing at the moment</Text>}
      <SimpleGrid columns={{ base: 1, sm: 2, md: 3 }} gap="4">
        {items.map(({ kind, label, to, count }) => (
          <ChakraLink
            key={kind}
            asChild
            display="block"
            padding="4"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="xl"
            textDecoration="none"
            _hover={{ boxShadow: 'md' }}
          >
            <Link to={to}>
              <Text textStyle="figure">{count.toLocaleString()}</Text>
              <Text color="fg.muted" textStyle="sm">
                {label}
              </Text>
            </Link>
          </ChakraLink>
        ))}
      </SimpleGrid>
    </Box>
  );
}
