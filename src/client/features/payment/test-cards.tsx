import { Heading, Stack, Text } from '@chakra-ui/react';
import type { PublicConfiguration } from '../../../contract/platform/configuration';

interface TestCardsProps {
  cards: NonNullable<PublicConfiguration['testCards']>;
}

/** Lists the card numbers that work in the sandbox. */
export function TestCards({ cards }: TestCardsProps) {
  return (
    <Stack as="aside" aria-label="Test cards" gap="2" padding="4" bg="bg.subtle" borderRadius="lg">
      <Heading as="h2" textStyle="sm" fontFamily="body" fontWeight="600">
        Test cards
      </Heading>
      <Stack as="ul" gap="1" listStyleType="none" textStyle="sm">
        {cards.map(({ number, outcome }) => (
          <li key={number}>
            <Text as="code" whiteSpace="nowrap" userSelect="all">
              {number}
            </Text>{' '}
            <span>{outcome}</span>
          </li>
        ))}
      </Stack>
      <Text textStyle="sm" color="fg.muted">
        Use any future date, any CVC and any ZIP code. No real money is charged.
      </Text>
    </Stack>
  );
}
