import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import type { Category } from '../../../contract/selling/category';
import type { EditableField } from '../../../contract/selling/editable-product';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { SectionPanel } from '../../components/page/section-panel';
import { ChangedFields } from './changed-fields';
import type { FieldChange, FieldConflict, ConflictVersion } from './edit-values';
import { EditedValue } from './edited-value';
import { fieldLabel } from './field-label';

interface ConflictChoiceProps {
  conflicts: readonly FieldConflict[];
  /** The changes that can't be saved any more. */
  locked: readonly FieldChange[];
  choices: Partial<Record<EditableField, ConflictVersion>>;
  categories: readonly Category[];
  canContinue: boolean;
  onChoose: (field: EditableField, side: ConflictVersion) => void;
  onContinue: () => void;
}

/**
 * The fields that were changed here and elsewhere, each with both values to choose from, and the changes that a
 * booking prevents.
 */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { conflicts, locked, choices, categories, canContinue, onChoose, onContinue } = props;
  return (
    <SectionPanel
      title={inGoodsWords(
        `This watch was ${locked.length > 0 ? 'booked' : 'changed'} in the meantime`,
      )}
    >
      {locked.length > 0 && (
        <>
          <Text color="fg.muted">
            Its buyer gets it as it was listed, so these fields can't be changed. You can save your
            other changes.
          </Text>
          <ChangedFields
            changes={locked}
            labels={{ before: 'Stays', after: 'Your change, not saved' }}
            categories={categories}
          />
        </>
      )}
      {(conflicts.length > 0 || locked.length === 0) && (
        <Text color="fg.muted">
          It was saved in another tab or by an admin. Your changes are kept; nothing was
          overwritten.
        </Text>
      )}
      {conflicts.map(({ field, after, theirs }) => (
        <chakra.fieldset key={field} minWidth="0">
          <chakra.legend fontWeight="500" marginBottom="2">
            {fieldLabel(field)}
          </chakra.legend>
          <Stack gap="2">
            {(['yours', 'theirs'] as const).map((side) => (
              <chakra.label
                key={side}
                display="flex"
                gap="3"
                padding="3"
                borderWidth="1px"
                borderRadius="md"
                cursor="pointer"
              >
                <chakra.input
                  type="radio"
                  name={`choice-${field}`}
                  boxSize="4"
                  marginTop="1"
                  flexShrink="0"
                  accentColor="brand.solid"
                  checked={choices[field] === side}
                  onChange={() => onChoose(field, side)}
                />
                <Stack gap="0" minWidth="0">
                  <Text textStyle="xs" color="fg.muted">
                    {side === 'yours' ? 'Your change' : 'Saved meanwhile'}
                  </Text>
                  <EditedValue
                    field={field}
                    value={side === 'yours' ? after : theirs}
                    categories={categories}
                  />
                </Stack>
              </chakra.label>
            ))}
          </Stack>
        </chakra.fieldset>
      ))}
      <Button size="lg" alignSelf="start" disabled={!canContinue} onClick={onContinue}>
        Continue
      </Button>
    </SectionPanel>
  );
}
