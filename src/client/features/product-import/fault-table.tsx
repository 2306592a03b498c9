import { Table, Text } from '@chakra-ui/react';
import type { ImportFault } from '../../../contract/selling/product-import';
import { formatCount } from '../../../contract/text/format-count';
import { TableRegion } from './table-region';

interface FaultTableProps {
  kind: 'Problem' | 'Warning';
  faults: readonly ImportFault[];
  /** The number of all, of which the first are listed. */
  count: number;
}

/** The rows of the file that have problems, or in which something looks wrong. */
export function FaultTable({ kind, faults, count }: FaultTableProps) {
  const label = `${kind}s`;
  const listed = faults.reduce((sum, { rowCount = 1 }) => sum + rowCount, 0);
  return (
    <>
      {count > listed && (
        <Text>{`The first ${listed} of ${formatCount(count)} ${label.toLowerCase()}:`}</Text>
      )}
      <TableRegion label={label} columns={['Row', 'Column', kind]}>
        {faults.map((fault, index) => (
          <Table.Row key={index}>
            <Table.Cell minWidth="24">{listRows(fault)}</Table.Cell>
            <Table.Cell>{fault.column}</Table.Cell>
            <Table.Cell overflowWrap="anywhere" minWidth="40">
              {fault.message}
            </Table.Cell>
          </Table.Row>
        ))}
      </TableRegion>
    </>
  );
}

/** Returns "2", or "2, 3, 4 and 27 more". */
function listRows({ row, otherRows = [], rowCount = 1 }: ImportFault): string {
  const rows = [row, ...otherRows];
  const more = rowCount > rows.length ? ` and ${rowCount - rows.length} more` : '';
  return `${rows.join(', ')}${more}`;
}
