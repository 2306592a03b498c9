import { Box, Container, SimpleGrid, Text } from '@chakra-ui/react';

const promises = [
  { what: 'Verified sellers', how: 'A tick beside the name: we have checked who sells.' },
  { what: 'Booked for you', how: 'One watch, one buyer. What you book, nobody else can.' },
  { what: 'See it first', how: 'Meet the seller at a place of your choice.' },
  { what: 'Card payments by Stripe', how: 'Your card goes to Stripe; we never see it.' },
];

/** Why a stranger may trust the place. */
export function Promises() {
  return (
    <Box borderBottomWidth="1px" bg="bg.subtle">
      <Container maxWidth="7xl" paddingY={{ base: '6', md: '8' }}>
        <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, lg: 4 }} gap="5">
          {promises.map(({ what, how }) => (
            <Box as="li" key={what} borderStartWidth="2px" borderColor="accent" paddingStart="4">
              <Text fontWeight="600">{what}</Text>
              <Text color="fg.muted" textStyle="sm">
                {how}
              </Text>
            </Box>
          ))}
        </SimpleGrid>
      </Container>
    </Box>
  );
}
