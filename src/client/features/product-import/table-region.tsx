import { Box, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface TableRegionProps {
  label: string;
  columns: readonly string[];
  /** The rows of the body. */
  children: ReactNode;
}

/** A table that scrolls in both directions. */
export function TableRegion({ label, columns, children }: TableRegionProps) {
  return (
    <Box
      overflow="auto"
      maxHeight="28rem"
      borderWidth="1px"
      borderRadius="md"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <Table.Root size="sm" aria-label={label} stickyHeader>
        <Table.Header>
          <Table.Row>
            {columns.map((column, index) => (
              <Table.ColumnHeader key={index}>{column}</Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </Table.Root>
    </Box>
  );
}
