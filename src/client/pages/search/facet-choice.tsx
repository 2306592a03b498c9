import { Button, Stack, chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { Facet } from '../../../contract/search';
import { FilterGroup } from './filter-group';
import { FilterOption } from './filter-option';

interface FacetChoiceProps {
  legend: string;
  /** The label of the option that clears the filter. */
  clearLabel: string;
  facets: readonly Facet[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The number of values that are visible before "Show all". */
const initialCount = 6;

/** A radio group of a facet's values. */
export function FacetChoice({ legend, clearLabel, facets, value, onChange }: FacetChoiceProps) {
  const name = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const isKnown = value === undefined || facets.some((facet) => facet.value === value);
  // A value from the URL is listed even if no product has it.
  const allFacets = isKnown ? facets : [...facets, { value, label: value, count: 0 }];
  const visibleFacets = isExpanded
    ? allFacets
    : allFacets.filter((facet, index) => index < initialCount || facet.value === value);
  if (allFacets.length === 0) return null;
  return (
    <FilterGroup legend={legend}>
      <Stack gap="0">
        <FilterOption
          type="radio"
          name={name}
          label={clearLabel}
          checked={value === undefined}
          onChange={() => onChange(undefined)}
        />
        {visibleFacets.map((facet) => (
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
      {visibleFacets.length < allFacets.length && (
        <Button variant="plain" size="xs" paddingX="0" onClick={() => setIsExpanded(true)}>
          <span>{`Show all ${allFacets.length}`}</span>
          <chakra.span srOnly>{` in ${legend}`}</chakra.span>
        </Button>
      )}
    </FilterGroup>
  );
}
