import { useSearchParams } from 'react-router-dom';
import { chartRanges, type ChartRange } from '../../../../contract/console/staff-limits';
import { FilterSelects } from './filter-selects';

const describe = (days: string) => (days === '365' ? 'The last year' : `The last ${days} days`);

/** Returns the number of days in the URL. */
export function useChartRange(standard: ChartRange): ChartRange {
  const [search] = useSearchParams();
  return chartRanges.find((days) => days === search.get('days')) ?? standard;
}

interface ChartRangeSelectProps {
  standard: ChartRange;
  ranges?: readonly ChartRange[];
}

/** Chooses the number of days that charts show. The URL has it. */
export function ChartRangeSelect({ standard, ranges = chartRanges }: ChartRangeSelectProps) {
  const others = ranges.filter((days) => days !== standard);
  const options = Object.fromEntries(others.map((days) => [days, describe(days)]));
  const filter = { name: 'days', label: 'Days', all: describe(standard), options };
  return <FilterSelects label="the charts" filters={[filter]} />;
}
