import { productFields } from '../../../contract/product-fields';
import { attributeFacets } from '../../../contract/search';
import { FacetChoice } from './facet-choice';
import { FilterGroup } from './filter-group';
import { FilterOption } from './filter-option';
import { RangeFields } from './range-fields';
import type { SearchFiltersProps } from './search-filters';

/** The filters by attributes. Only attributes that some results have are shown, so they differ by category. */
export function AttributeFilters({ chosen, facets, onChange }: SearchFiltersProps) {
  const hasRange = (count: number | undefined, ...bounds: (number | undefined)[]) =>
    Boolean(count) || bounds.some((bound) => bound !== undefined);
  const accessories = (['box', 'papers'] as const).filter((name) => facets[name] || chosen[name]);
  return (
    <>
      {attributeFacets.map((name) => (
        <FacetChoice
          key={name}
          legend={productFields[name].label}
          facetValues={facets[name] ?? []}
          chosen={chosen[name]}
          onChange={(values) => onChange({ [name]: values })}
        />
      ))}
      {hasRange(facets.caseDiameter, chosen.diameterFrom, chosen.diameterTo) && (
        <RangeFields
          legend="Case diameter in mm"
          min={5}
          max={150}
          from={chosen.diameterFrom}
          to={chosen.diameterTo}
          onChange={({ from, to }, options) =>
            onChange({ diameterFrom: from, diameterTo: to }, options)
          }
        />
      )}
      {hasRange(facets.yearOfProduction, chosen.madeFrom, chosen.madeTo) && (
        <RangeFields
          legend="Year of production"
          min={1500}
          max={9999}
          from={chosen.madeFrom}
          to={chosen.madeTo}
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
              checked={chosen[name] ?? false}
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
