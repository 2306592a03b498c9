import { Button, HStack, Text } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  listingStateLabels,
  listingStates,
  type ListingsPage,
  type ListingState,
} from '../../../../../contract/selling/listing';
import { formatCount } from '../../../../../contract/text/format-count';
import { withParam } from './listings-selection';

interface StateFilterProps {
  state: ListingState | undefined;
  counts: ListingsPage['counts'] | undefined;
}

/** Links to the listings of each state, with their numbers. */
export function StateFilter({ state, counts }: StateFilterProps) {
  const [params] = useSearchParams();
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const choices = [
    { value: undefined, label: 'All', count: total },
    ...listingStates.map((value) => ({
      value,
      label: listingStateLabels[value],
      count: counts?.[value],
    })),
  ];
  return (
    <HStack as="nav" aria-label="Filter by state" gap="2" flexWrap="wrap">
      {choices.map(({ value, label, count }) => (
        <Button
          key={label}
          asChild
          size="sm"
          rounded="full"
          variant={value === state ? 'solid' : 'outline'}
        >
          <Link
            to={`?${withParam(params, 'state', value ?? '').toString()}`}
            aria-current={value === state ? 'true' : undefined}
            preventScrollReset
          >
            <span>{label}</span>
            <Text as="span" opacity="0.8" fontVariantNumeric="tabular-nums" minWidth="1ch">
              {count !== undefined && formatCount(count)}
            </Text>
          </Link>
        </Button>
      ))}
    </HStack>
  );
}
