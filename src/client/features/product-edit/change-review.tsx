import { Button, DataList, HStack, Stack, Text } from '@chakra-ui/react';
import type { Category } from '../../../contract/category';
import { FailureNote } from '../../components/forms/failure-note';
import { SectionPanel } from '../../components/page/section-panel';
import type { FieldChange } from './edit-values';
import { EditedValue } from './edited-value';
import { fieldLabel } from './field-label';

interface ChangeReviewProps {
  changes: readonly FieldChange[];
  categories: readonly Category[];
  busy: boolean;
  failure: string | undefined;
  onSave: () => void;
  onBack: () => void;
}

/** The changed fields with their values before and after, to be confirmed. */
export function ChangeReview(props: ChangeReviewProps) {
  const { changes, categories, busy, failure, onSave, onBack } = props;
  return (
    <SectionPanel title="Review your changes">
      <DataList.Root size="md">
        {changes.map(({ field, before, after }) => (
          <DataList.Item key={field}>
            <DataList.ItemLabel>{fieldLabel(field)}</DataList.ItemLabel>
            <DataList.ItemValue display="block" minWidth="0">
              <Stack gap="2">
                <Stack gap="0" color="fg.muted">
                  <Text textStyle="xs">Before</Text>
                  <EditedValue field={field} value={before} categories={categories} />
                </Stack>
                <Stack gap="0">
                  <Text textStyle="xs" color="fg.muted">
                    After
                  </Text>
                  <EditedValue field={field} value={after} categories={categories} />
                </Stack>
              </Stack>
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      {failure && <FailureNote>{failure}</FailureNote>}
      <HStack gap="3" flexWrap="wrap">
        <Button size="lg" loading={busy} disabled={changes.length === 0} onClick={onSave}>
          Save changes
        </Button>
        <Button size="lg" variant="ghost" disabled={busy} onClick={onBack}>
          Back to editing
        </Button>
      </HStack>
    </SectionPanel>
  );
}
