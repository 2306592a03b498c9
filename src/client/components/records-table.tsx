import { Box, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
}

interface NumberedColumn<Row> {
  heading: string;
  cell: (row: Row, index: number) => ReactNode;
}

interface RecordsTableProps<Row extends { _id: string }> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
}

/** On a phone a row becomes a card, and each cell carries its heading in front. */
const cellOnPhone = {
  display: { base: 'grid', md: 'table-cell' },
  gridTemplateColumns: '6rem 1fr',
  justifyItems: 'start',
  alignItems: 'center',
  gap: '3',
  borderBottomWidth: { base: '0', md: '1px' },
  paddingY: { base: '2', md: '4' },
  _before: {
    content: 'attr(data-heading)',
    display: { base: 'block', md: 'none' },
    color: 'fg.muted',
    textStyle: 'sm',
  },
} as const;

/**
 * A dashboard table. Its first column is the serial number, as in every table of the SPEC. The
 * roles are spelled out because a table that is not displayed as one loses them.
 */
export function RecordsTable<Row extends { _id: string }>(props: RecordsTableProps<Row>) {
  const { label, rows, columns } = props;
  const numbered: readonly NumberedColumn<Row>[] = [
    { heading: 'No.', cell: (_row, index) => index + 1 },
    ...columns,
  ];
  return (
    <Box borderWidth="1px" borderRadius="lg" bg="bg.panel" overflow="hidden">
      <Table.Root role="table" aria-label={label} display={{ base: 'block', md: 'table' }}>
        <Table.Header role="rowgroup" srOnly={{ base: true, md: false }}>
          <Table.Row role="row" bg="bg.subtle">
            {numbered.map(({ heading }) => (
              <Table.ColumnHeader role="columnheader" key={heading}>
                {heading}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup" display={{ base: 'block', md: 'table-row-group' }}>
          {rows.map((row, index) => (
            <Table.Row
              role="row"
              key={row._id}
              bg="transparent"
              display={{ base: 'block', md: 'table-row' }}
              paddingY={{ base: '3', md: '0' }}
              borderBottomWidth={{ base: '1px', md: '0' }}
            >
              {numbered.map(({ heading, cell }) => (
                <Table.Cell role="cell" key={heading} data-heading={heading} {...cellOnPhone}>
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
