import { Box, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { recordStyles, type CardArea, type TableFrom } from './record-card-styles';

export interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** The area of the cell in the card layout; by default `fact`, which shows the heading. */
  cardArea?: CardArea;
}

interface IndexedColumn<Row> extends Omit<Column<Row>, 'cell'> {
  cell: (row: Row, index: number) => ReactNode;
}

interface RecordsTableProps<Row extends { _id: string }> {
  label: string;
  rows: readonly Row[];
  /** The number of rows on earlier pages. */
  start: number;
  columns: readonly Column<Row>[];
  /** `md` by default; use `xl` for many columns. */
  tableFrom?: TableFrom | undefined;
}

/**
 * A dashboard table that renders as cards on a phone. The first column is the serial number
 * (specification 2.11). The ARIA roles are explicit because CSS `display` removes the native ones.
 */
export function RecordsTable<Row extends { _id: string }>(props: RecordsTableProps<Row>) {
  const { label, rows, start, columns, tableFrom = 'md' } = props;
  const allColumns: readonly IndexedColumn<Row>[] = [
    { heading: 'No.', cell: (_row, index) => start + index + 1 },
    ...columns,
  ];
  const hasPicture = columns.some(({ cardArea }) => cardArea === 'picture');
  const styles = recordStyles(tableFrom, hasPicture);
  return (
    <Box {...styles.frame}>
      <Table.Root role="table" aria-label={label} {...styles.table} bg="transparent">
        <Table.Header role="rowgroup" {...styles.header}>
          <Table.Row role="row" bg="bg.subtle">
            {allColumns.map(({ heading }) => (
              <Table.ColumnHeader role="columnheader" key={heading} {...styles.columnHeader}>
                {heading}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup" {...styles.body}>
          {rows.map((row, index) => (
            <Table.Row role="row" key={row._id} {...styles.row}>
              {allColumns.map(({ heading, cell, cardArea = 'fact' }) => (
                <Table.Cell
                  role="cell"
                  key={heading}
                  data-heading={heading}
                  {...styles.cells[cardArea]}
                >
                  {cell(row, index)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
