import { Button, Stack, chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { Facet } from '../../../contract/search';
import { FilterGroup } from './filter-group';
import { FilterOption } from './filter-option';

interface FacetChoiceProps {
  legend: string;
  /** The label of the option that clears the facet. */
  any: string;
  facets: readonly Facet[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The number of values before "Show all". */
const initialCount = 6;

/** A radio group of a facet's values. */
export function FacetChoice({ legend, any, facets, value, onChange }: FacetChoiceProps) {
  const name = useId();
  const [isWhole, setIsWhole] = useState(false);
  const isKnown = value === undefined || facets.some((facet) => facet.value === value);
  // A value from the URL is listed even if no product has it.
  const all = isKnown ? facets : [...facets, { value, label: value, count: 0 }];
  const seen = isWhole
    ? all
    : all.filter((facet, place) => place < initialCount || facet.value === value);
  if (all.length === 0) return null;
  return (
    <FilterGroup legend={legend}>
      <Stack gap="0">
        <FilterOption
          type="radio"
          name={name}
          label={any}
          checked={value === undefined}
          onChange={() => onChange(undefined)}
        />
        {seen.map((facet) => (
          <FilterOption
            key={facet.value}
            type="radio"
            name={name}
            label={facet.label}
            count={facet.count}
            checked={facet.value === value}
            onChange={() => onChange(facet.value)}
          />
        ))}
      </Stack>
      {seen.length < all.length && (
        <Button variant="plain" size="xs" paddingX="0" onClick={() => setIsWhole(true)}>
          <span>{`Show all ${all.length}`}</span>
          <chakra.span srOnly>{` in ${legend}`}</chakra.span>
        </Button>
      )}
    </FilterGroup>
  );
}
