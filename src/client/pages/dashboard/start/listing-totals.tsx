import { figureDays, listingFigureNames } from '../../../../contract/selling/listing-figures';
import { refetchOnMountAndFocus } from '../../../api/api';
import { useFigureTotalsQuery } from '../../../api/figures-api';
import { figureHeadings } from '../selling/figure-headings';
import { FigureList } from './figure-list';

/** The sums of the figures of all listings of the seller. Renders nothing until they have loaded. */
export function ListingTotals() {
  const { data: totals } = useFigureTotalsQuery(undefined, refetchOnMountAndFocus);
  if (!totals) return null;
  const figures = listingFigureNames.map((name) => [figureHeadings[name], totals[name]] as const);
  return (
    <FigureList
      title={`Your listings in the last ${figureDays} days`}
      figures={Object.fromEntries(figures)}
    />
  );
}
