import { NativeSelect, Stack, Table } from '@chakra-ui/react';
import { FormField } from '../../components/forms/form-field';
import { csvEncodings, type CsvEncoding } from './csv-encodings';
import { TableRegion } from './table-region';

interface FirstRowsProps {
  rows: readonly (readonly string[])[];
  encoding: CsvEncoding | undefined;
  disabled: boolean;
  /** Reads the file again. Absent if the file was chosen before the page was loaded. */
  onEncode: ((encoding: CsvEncoding | undefined) => void) | undefined;
}

/** The first rows as they were read, and the choice of another encoding. */
export function FirstRows({ rows: [columns = [], ...rows], ...props }: FirstRowsProps) {
  const { encoding, disabled, onEncode } = props;
  return (
    <Stack gap="3">
      <TableRegion label="First rows" columns={columns}>
        {rows.map((cells, index) => (
          <Table.Row key={index}>
            {cells.map((cell, position) => (
              <Table.Cell key={position}>{cell}</Table.Cell>
            ))}
          </Table.Row>
        ))}
      </TableRegion>
      {onEncode && (
        <FormField label="Encoding" hint="Change it if letters look wrong in these rows.">
          <NativeSelect.Root maxWidth="xs" disabled={disabled}>
            <NativeSelect.Field
              value={encoding ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onEncode(value === '' ? undefined : (value as CsvEncoding))
              }
            >
              <option value="">Automatic</option>
              {Object.entries(csvEncodings).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
      )}
    </Stack>
  );
}
