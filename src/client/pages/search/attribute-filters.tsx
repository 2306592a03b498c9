import { productFields } from '../../../contract/selling/product-fields';
import {
  attributeFacets,
  type Search,
  type SearchResponse,
} from '../../../contract/finding/search';
import { FacetChoice } from './facet-choice';
import { FilterGroup } from './filter-group';
import { FilterOption } from './filter-option';
import { RangeFields } from './range-fields';
import type { ChangeSearch } from './use-search';

export interface SearchFiltersProps {
  /** The search, including a change whose results are still loading. */
  chosenSearch: Search;
  facets: SearchResponse['facets'];
  onChange: ChangeSearch;
}

/** The filters by attributes. Only attributes that some results have are shown, so they differ by category. */
export function AttributeFilters({ chosenSearch, facets, onChange }: SearchFiltersProps) {
  const hasRange = (count: number | undefined, ...bounds: (number | undefined)[]) =>
    Boolean(count) || bounds.some((bound) => bound !== undefined);
  const accessories = (['box', 'papers'] as const).filter(
    (name) => facets[name] || chosenSearch[name],
  );
  return (
    <>
      {attributeFacets.map((name) => (
        <FacetChoice
          key={name}
          legend={productFields[name].label}
          facetValues={facets[name] ?? []}
          chosen={chosenSearch[name]}
          onChange={(values) => onChange({ [name]: values })}
        />
      ))}
      {hasRange(facets.caseDiameter, chosenSearch.diameterFrom, chosenSearch.diameterTo) && (
        <RangeFields
          legend="Case diameter in mm"
          min={5}
          max={150}
          from={chosenSearch.diameterFrom}
          to={chosenSearch.diameterTo}
          onChange={({ from, to }, options) =>
            onChange({ diameterFrom: from, diameterTo: to }, options)
          }
        />
      )}
      {hasRange(facets.yearOfProduction, chosenSearch.madeFrom, chosenSearch.madeTo) && (
        <RangeFields
          legend="Year of production"
          min={1500}
          max={9999}
          from={chosenSearch.madeFrom}
          to={chosenSearch.madeTo}
          onChange={({ from, to }, options) => onChange({ madeFrom: from, madeTo: to }, options)}
        />
      )}
      {accessories.length > 0 && (
        <FilterGroup legend="Box and papers">
          {accessories.map((name) => (
            <FilterOption
              key={name}
              label={name === 'box' ? 'With box' : 'With papers'}
              count={facets[name]}
              checked={chosenSearch[name] ?? false}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ [name]: checked || undefined })
              }
            />
          ))}
        </FilterGroup>
      )}
    </>
  );
}
