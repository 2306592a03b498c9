import { Box, Table } from '@chakra-ui/react';
import {
  listingFigureNames,
  type ListingFigures,
} from '../../../../contract/selling/listing-figures';
import { formatCount } from '../../../../contract/text/format-count';
import { formatUtcDay } from '../../../components/charts/format-utc-day';
import { figureHeadings } from './figure-headings';

const hasFigures = (day: ListingFigures['days'][number]) =>
  listingFigureNames.some((name) => day[name] > 0);

/** The numbers of the charts, newest first. Days without any are left out. */
export function FiguresTable({ days }: Pick<ListingFigures, 'days'>) {
  const rows = days.filter(hasFigures).reverse();
  if (rows.length === 0) return null;
  return (
    <Box asChild maxWidth="5xl">
      <details>
        <summary>Show the numbers of each day</summary>
        <Box overflowX="auto" marginTop="3" tabIndex={0} role="region" aria-label="Numbers by day">
          <Table.Root size="sm" aria-label="Numbers by day">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>Day</Table.ColumnHeader>
                {listingFigureNames.map((name) => (
                  <Table.ColumnHeader key={name} textAlign="end">
                    {figureHeadings[name]}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map((row) => (
                <Table.Row key={row.day}>
                  <Table.Cell whiteSpace="nowrap">{formatUtcDay(row.day)}</Table.Cell>
                  {listingFigureNames.map((name) => (
                    <Table.Cell key={name} textAlign="end">
                      {formatCount(row[name])}
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      </details>
    </Box>
  );
}
