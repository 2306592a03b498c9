import { Box, Button, Stack, Textarea } from '@chakra-ui/react';
import { FailureNote } from '../../../../components/forms/failure-note';
import { FormField } from '../../../../components/forms/form-field';
import type { SettingLines } from './use-setting-lines';

interface SettingLinesFormProps {
  label: string;
  hint: string;
  lines: SettingLines;
  /** The name of the lines that the search knows without the setting. */
  builtInLabel: string;
  builtInLines: string;
}

/** A setting of several lines, above those that the search knows. */
export function SettingLinesForm(props: SettingLinesFormProps) {
  const { label, hint, builtInLabel, builtInLines } = props;
  const { field, text, error, canSave, isSaving, failure, edit, save } = props.lines;
  return (
    <Stack gap="4" maxWidth="3xl">
      <FormField label={label} hint={hint} error={error}>
        <Textarea
          ref={field}
          value={text}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
          rows={10}
          fontFamily="mono"
          textStyle="sm"
          dir="auto"
        />
      </FormField>
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button alignSelf="start" loading={isSaving} disabled={!canSave} onClick={() => void save()}>
        Save
      </Button>
      <details>
        <summary>{builtInLabel}</summary>
        <Box
          asChild
          marginTop="3"
          maxHeight="24rem"
          overflow="auto"
          textStyle="sm"
          whiteSpace="pre-wrap"
        >
          <pre tabIndex={0} role="region" aria-label={builtInLabel}>
            {builtInLines}
          </pre>
        </Box>
      </details>
    </Stack>
  );
}
