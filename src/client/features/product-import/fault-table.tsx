import { Box, Table, Text } from '@chakra-ui/react';
import type { ProductImport } from '../../../contract/selling/product-import';

/** The rows of the file that have problems. */
export function FaultTable({
  latestImport: { faults, faultCount },
}: {
  latestImport: ProductImport;
}) {
  return (
    <>
      {faultCount > faults.length && (
        <Text>{`The first ${faults.length} of ${faultCount.toLocaleString()} problems:`}</Text>
      )}
      <Box
        overflow="auto"
        maxHeight="28rem"
        borderWidth="1px"
        borderRadius="md"
        tabIndex={0}
        role="region"
        aria-label="Problems"
      >
        <Table.Root size="sm" aria-label="Problems" stickyHeader>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Row</Table.ColumnHeader>
              <Table.ColumnHeader>Column</Table.ColumnHeader>
              <Table.ColumnHeader>Problem</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {faults.map(({ row, column, message }, index) => (
              <Table.Row key={index}>
                <Table.Cell>{row}</Table.Cell>
                <Table.Cell>{column}</Table.Cell>
                <Table.Cell overflowWrap="anywhere" minWidth="40">
                  {message}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </>
  );
}
