import { Box, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { SelectionBox, type RowSelection } from './row-selection';
import { recordStyles, type CardArea, type TableFrom } from './record-card-styles';

export interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** The part of a list row; by default `fact`, which shows the heading. A `value` needs none, a `detail` is not shown. */
  cardArea?: CardArea;
}

interface IndexedColumn<Row> extends Omit<Column<Row>, 'cell' | 'cardArea'> {
  cardArea?: CardArea | 'selection';
  cell: (row: Row, index: number) => ReactNode;
}

interface RecordsTableProps<Row extends { _id: string }> {
  label: string;
  rows: readonly Row[];
  /** The number of rows on earlier pages. */
  start: number;
  columns: readonly Column<Row>[];
  /** `md` by default; use `large` for many columns. */
  tableFrom?: TableFrom | undefined;
  /** With it, the serial numbers have checkboxes. */
  selection?: RowSelection<Row> | undefined;
}

/**
 * A dashboard table that renders as a list of rows in a narrow window. The first column is the serial number
 * (specification 2.11). The ARIA roles are explicit because CSS `display` removes the native ones.
 */
export function RecordsTable<Row extends { _id: string }>(props: RecordsTableProps<Row>) {
  const { label, rows, start, columns, tableFrom = 'md', selection } = props;
  const allColumns: readonly IndexedColumn<Row>[] = [
    {
      heading: 'No.',
      cardArea: selection ? 'selection' : 'detail',
      cell: (row, index) => numberCell(row, start + index + 1, selection),
    },
    ...columns,
  ];
  const hasPicture = columns.some(({ cardArea }) => cardArea === 'picture');
  const styles = recordStyles(tableFrom, { hasPicture });
  return (
    <Box {...styles.frame}>
      <Table.Root role="table" aria-label={inGoodsWords(label)} {...styles.table} bg="transparent">
        <Table.Header role="rowgroup" {...styles.header}>
          <Table.Row role="row" bg="bg.subtle">
            {allColumns.map(({ heading }, index) => (
              <Table.ColumnHeader role="columnheader" key={heading} {...styles.columnHeader}>
                {selection && index === 0 ? (
                  <SelectionBox
                    label={inGoodsWords(`Select all of ${label} on this page`)}
                    text={heading}
                    checked={rows.every(selection.isSelected)}
                    onChange={(selected) => selection.onChange(rows, { selected })}
                  />
                ) : (
                  heading
                )}
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
                  data-area={cardArea}
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

/** Returns the serial number, with a checkbox if rows can be selected. */
function numberCell<Row>(row: Row, number: number, selection: RowSelection<Row> | undefined) {
  if (!selection) return number;
  return (
    <SelectionBox
      label={`Select ${selection.getName(row)}`}
      text={String(number)}
      checked={selection.isSelected(row)}
      onChange={(selected) => selection.onChange([row], { selected })}
    />
  );
}
