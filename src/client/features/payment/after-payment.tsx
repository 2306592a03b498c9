import { Stack, Text } from '@chakra-ui/react';
import { configuration } from '../../services/configuration';

/** What paying leads to, and how to get the money back, where the API knows what follows. */
export function AfterPayment({ place }: { place: string | null | undefined }) {
  const { completionDays } = configuration();
  return (
    <Stack gap="1" textStyle="sm" overflowWrap="anywhere">
      <Text>
        {place ? (
          <span>
            The seller is told at once, and hands it over at the place you chose: <bdi>{place}</bdi>
            .
          </span>
        ) : (
          'The seller is told at once, and hands it over where the two of you agree.'
        )}
      </Text>
      <Text>
        {`Cancel before it is handed over, and you get the whole amount back. If something is wrong with it, report a problem ${
          completionDays ? `within ${completionDays} days of the hand-over` : 'on its order'
        }.`}
      </Text>
    </Stack>
  );
}
