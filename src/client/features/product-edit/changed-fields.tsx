import { DataList, Stack, Text } from '@chakra-ui/react';
import type { Category } from '../../../contract/selling/category';
import type { FieldChange } from './edit-values';
import { EditedValue } from './edited-value';
import { fieldLabel } from './field-label';

interface ChangedFieldsProps {
  changes: readonly FieldChange[];
  /** The labels of the two values of a field. */
  labels: { before: string; after: string };
  categories: readonly Category[];
}

/** Fields, each with its value before and after a change. */
export function ChangedFields({ changes, labels, categories }: ChangedFieldsProps) {
  return (
    <DataList.Root size="md">
      {changes.map(({ field, before, after, currencyBefore }) => (
        <DataList.Item key={field}>
          <DataList.ItemLabel>{fieldLabel(field)}</DataList.ItemLabel>
          <DataList.ItemValue display="block" minWidth="0">
            <Stack gap="2">
              <Stack gap="0" color="fg.muted">
                <Text textStyle="xs">{labels.before}</Text>
                <EditedValue
                  field={field}
                  value={before}
                  categories={categories}
                  currency={currencyBefore}
                />
              </Stack>
              <Stack gap="0">
                <Text textStyle="xs" color="fg.muted">
                  {labels.after}
                </Text>
                <EditedValue field={field} value={after} categories={categories} />
              </Stack>
            </Stack>
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
