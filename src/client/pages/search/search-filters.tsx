import { Stack } from '@chakra-ui/react';
import { conditions } from '../../../contract/product';
import type { Search, SearchResponse } from '../../../contract/search';
import { withoutValue } from './chosen-filters';
import { FacetChoice } from './facet-choice';
import { FilterGroup } from './filter-group';
import { FilterOption } from './filter-option';
import { RangeFields } from './range-fields';

export interface SearchFiltersProps {
  /** The search, including a change whose results are still loading. */
  chosen: Search;
  facets: SearchResponse['facets'];
  onChange: (changes: Partial<Search>) => void;
}

/** The highest price that can be entered, in US dollars. */
const maxPrice = 999_999_999;

/** All filters of the search, with the number of results of each choice. */
export function SearchFilters({ chosen, facets, onChange }: SearchFiltersProps) {
  const chosenConditions = chosen.condition ?? [];
  const countMatches = (condition: string) =>
    facets.condition.find(({ value }) => value === condition)?.count ?? 0;
  return (
    <Stack gap="5">
      <FacetChoice
        legend="Category"
        clearLabel="All categories"
        facets={facets.category}
        value={chosen.category}
        onChange={(category) => onChange({ category })}
      />
      <FilterGroup legend="Condition">
        {conditions.map((condition) => (
          <FilterOption
            key={condition}
            type="checkbox"
            label={condition}
            count={countMatches(condition)}
            checked={chosenConditions.includes(condition)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                condition: checked
                  ? [...chosenConditions, condition]
                  : withoutValue(chosenConditions, condition),
              })
            }
          />
        ))}
      </FilterGroup>
      <RangeFields
        legend="Price in $"
        min={0}
        max={maxPrice}
        from={chosen.priceFrom}
        to={chosen.priceTo}
        onChange={({ from, to }) => onChange({ priceFrom: from, priceTo: to })}
      />
      <FacetChoice
        legend="Brand"
        clearLabel="All brands"
        facets={facets.brand}
        value={chosen.brand}
        onChange={(brand) => onChange({ brand })}
      />
      <RangeFields
        legend="Year of purchase"
        min={1000}
        max={9999}
        from={chosen.yearFrom}
        to={chosen.yearTo}
        onChange={({ from, to }) => onChange({ yearFrom: from, yearTo: to })}
      />
      <FacetChoice
        legend="Place"
        clearLabel="All places"
        facets={facets.place}
        value={chosen.place}
        onChange={(place) => onChange({ place })}
      />
      <FilterGroup legend="Seller">
        <FilterOption
          type="checkbox"
          label="Verified only"
          count={facets.verified}
          checked={chosen.verified ?? false}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ verified: checked || undefined })
          }
        />
      </FilterGroup>
    </Stack>
  );
}
