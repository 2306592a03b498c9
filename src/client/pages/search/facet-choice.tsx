import { Button, Input, Stack, Text, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { FacetValue } from '../../../contract/finding/search';
import { withoutValue } from './chosen-filters';
import { FilterGroup } from './filter-group';
import { FilterOption } from './filter-option';

interface FacetChoiceProps<Value extends string> {
  legend: string;
  facetValues: readonly (FacetValue & { value: Value })[];
  chosen: readonly Value[] | undefined;
  onChange: (chosen: Value[] | undefined) => void;
}

/** The number of values that are visible before "Show all". */
const initialCount = 6;
/** With more values, the facet has a search field. */
const maxValuesWithoutSearch = 30;

/** The padding leaves space for the focus rings. */
const scrollableStyle = {
  maxHeight: '26rem',
  overflowY: 'auto',
  padding: '1',
  margin: '-1',
} as const;

/** Checkboxes for the values of a facet. */
export function FacetChoice<Value extends string>({
  legend,
  facetValues,
  chosen = [],
  onChange,
}: FacetChoiceProps<Value>) {
  const [isExpanded, setIsExpanded] = useState(false);
  const [typedText, setTyped] = useState('');
  // A value from the URL is listed even if no product has it.
  const unknownValues = chosen.filter((each) => !facetValues.some(({ value }) => value === each));
  const allValues = [
    ...facetValues,
    ...unknownValues.map((value) => ({ value, label: value, count: 0 })),
  ];
  const matchingValues = allValues.filter(({ label }) =>
    foldCase(label).includes(foldCase(typedText.trim())),
  );
  const visibleValues =
    isExpanded || typedText.trim()
      ? matchingValues
      : allValues.filter(({ value }, index) => index < initialCount || chosen.includes(value));
  if (allValues.length === 0) return null;
  return (
    <FilterGroup legend={legend}>
      {allValues.length > maxValuesWithoutSearch && (
        <Input
          type="search"
          size="sm"
          bg="bg.panel"
          marginBottom="1"
          aria-label={`Find in ${legend}`}
          placeholder="Find"
          autoComplete="off"
          value={typedText}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <Stack gap="0" {...(isExpanded && scrollableStyle)}>
        {visibleValues.map(({ value, label, count }) => (
          <FilterOption
            key={value}
            label={label}
            count={count}
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, value] : withoutValue(chosen, value))
            }
          />
        ))}
      </Stack>
      {visibleValues.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          No matches
        </Text>
      )}
      {!typedText.trim() && visibleValues.length < allValues.length && (
        <Button variant="plain" size="xs" paddingX="0" onClick={() => setIsExpanded(true)}>
          <span>{`Show all ${allValues.length}`}</span>
          <chakra.span srOnly>{` in ${legend}`}</chakra.span>
        </Button>
      )}
    </FilterGroup>
  );
}

/** Lower case without accents. */
const foldCase = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
