import { Box, Stack, Text } from '@chakra-ui/react';
import type { ListingChangeResult } from '../../../contract/selling/listing-changes';
import { pluralize } from '../../../contract/text/pluralize';
import type { SelectedListing } from './listing-changes.machine';

export interface ChangeReportProps {
  results: readonly ListingChangeResult[];
  /** The products that were not changed. */
  rejected: readonly SelectedListing[];
}

/** The result of a change of several products, with the reason for each that was not changed. */
export function ChangeReport({ results, rejected }: ChangeReportProps) {
  const changedCount = results.length - rejected.length;
  return (
    <Stack gap="3">
      <Text>{`${pluralize(changedCount, 'watch')} changed. Not changed:`}</Text>
      <Stack as="ul" listStyleType="none" gap="2" aria-label="Not changed">
        {rejected.map(({ id, name }) => (
          <Box as="li" key={id} overflowWrap="anywhere">
            <Text fontWeight="600">
              <bdi>{name}</bdi>
            </Text>
            <Text color="fg.muted" textStyle="sm">
              {results.find((result) => result.id === id)?.message}
            </Text>
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
