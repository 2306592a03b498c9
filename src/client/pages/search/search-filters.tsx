import { Stack } from '@chakra-ui/react';
import { shopCurrency } from '../../../contract/payments/currencies';
import { currencySymbol } from '../../../contract/payments/currency-words';
import { conditions } from '../../../contract/selling/product';
import { minGoodRating } from '../../../contract/trust/review-rules';
import { AttributeFilters, type SearchFiltersProps } from './attribute-filters';
import { FacetChoice } from './facet-choice';
import { FilterGroup } from './filter-group';
import { FilterOption } from './filter-option';
import { NearFilter } from './near-filter';
import { PriceHistogram } from './price-histogram';
import { RangeFields } from './range-fields';

/** The highest price that can be entered, in the shop's currency. */
const maxPrice = 999_999_999;

/** All filters of the search, with the number of results of each choice. */
export function SearchFilters({ chosenSearch, facets, onChange }: SearchFiltersProps) {
  const countMatches = (condition: string) =>
    facets.condition.find(({ value }) => value === condition)?.count ?? 0;
  const offersShipped = !!facets.shipped || !!chosenSearch.shipped;
  const offersWellRated = !!facets.wellRated || !!chosenSearch.wellRated;
  return (
    <Stack gap="5">
      <FacetChoice
        legend="Category"
        facetValues={facets.category}
        chosen={chosenSearch.category}
        onChange={(category) => onChange({ category })}
      />
      <FacetChoice
        legend="Condition"
        facetValues={conditions.map((value) => ({
          value,
          label: value,
          count: countMatches(value),
        }))}
        chosen={chosenSearch.condition}
        onChange={(condition) => onChange({ condition })}
      />
      <RangeFields
        legend={`Price in ${currencySymbol(shopCurrency())}`}
        min={0}
        max={maxPrice}
        from={chosenSearch.priceFrom}
        to={chosenSearch.priceTo}
        onChange={({ from, to }, options) => onChange({ priceFrom: from, priceTo: to }, options)}
        picture={
          <PriceHistogram
            bands={facets.prices ?? []}
            priceFrom={chosenSearch.priceFrom}
            priceTo={chosenSearch.priceTo}
          />
        }
      >
        {(chosenSearch.priceOnRequest || Boolean(facets.priceOnRequest)) && (
          <FilterOption
            label="Price on request"
            count={facets.priceOnRequest}
            checked={chosenSearch.priceOnRequest ?? false}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ priceOnRequest: checked || undefined })
            }
          />
        )}
      </RangeFields>
      <FacetChoice
        legend="Brand"
        facetValues={facets.brand}
        chosen={chosenSearch.brand}
        onChange={(brand) => onChange({ brand })}
      />
      <RangeFields
        legend="Year of purchase"
        min={1000}
        max={9999}
        from={chosenSearch.yearFrom}
        to={chosenSearch.yearTo}
        onChange={({ from, to }, options) => onChange({ yearFrom: from, yearTo: to }, options)}
      />
      <FacetChoice
        legend="Place"
        facetValues={facets.place}
        chosen={chosenSearch.place}
        onChange={(place) => onChange({ place })}
      />
      <NearFilter chosenSearch={chosenSearch} onChange={onChange} />
      {offersShipped && (
        <FilterGroup legend="Delivery">
          <FilterOption
            label="Can be sent"
            count={facets.shipped ?? 0}
            checked={chosenSearch.shipped ?? false}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ shipped: checked || undefined })
            }
          />
        </FilterGroup>
      )}
      <AttributeFilters chosenSearch={chosenSearch} facets={facets} onChange={onChange} />
      <FilterGroup legend="Seller">
        <FilterOption
          label="Verified only"
          count={facets.verified}
          checked={chosenSearch.verified ?? false}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ verified: checked || undefined })
          }
        />
        {offersWellRated && (
          <FilterOption
            label={`★ ${minGoodRating} and up`}
            count={facets.wellRated ?? 0}
            checked={chosenSearch.wellRated ?? false}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ wellRated: checked || undefined })
            }
          />
        )}
      </FilterGroup>
    </Stack>
  );
}
