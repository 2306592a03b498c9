import { Box, Button, Input, Progress, Stack, Text } from '@chakra-ui/react';
import { useSyncExternalStore, type ChangeEvent } from 'react';
import { pluralize } from '../../../contract/text/pluralize';
import { formatCount } from '../../../contract/text/format-count';
import { FormField } from '../../components/forms/form-field';
import type { ProgressStore } from './progress-store';

interface PhotoChoiceProps {
  neededFiles: readonly string[];
  /** The number of photos that this upload has stored. */
  uploaded: ProgressStore;
  uploading: boolean;
  disabled: boolean;
  onChoose: (files: readonly File[]) => void;
  onStop: () => void;
}

const maxNames = 10;

/** The choice of the photos whose names are in the imported CSV file, and the progress of their upload. */
export function PhotoChoice(props: PhotoChoiceProps) {
  const { neededFiles, uploaded, uploading, disabled, onChoose, onStop } = props;
  const count = useSyncExternalStore(uploaded.subscribe, uploaded.read);
  if (uploading) {
    const label = 'Uploading the photos';
    return (
      <Stack gap="3">
        <Progress.Root value={Math.floor((count / neededFiles.length) * 100)}>
          <Text role="status">{label}</Text>
          <Progress.Track marginTop="2" aria-label={label}>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
        <Text color="fg.muted">
          {`${formatCount(count)} of ${formatCount(neededFiles.length)}`}
        </Text>
        <Box>
          <Button variant="outline" onClick={onStop}>
            Stop
          </Button>
        </Box>
      </Stack>
    );
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    if (files.length > 0) onChoose(files);
    // Reset, so that the same files can be chosen again.
    currentTarget.value = '';
  };
  const more = neededFiles.length > maxNames ? ' …' : '';
  return (
    <Stack gap="3">
      <Text overflowWrap="anywhere">
        {`${pluralize(neededFiles.length, 'photo')} to upload: ${neededFiles.slice(0, maxNames).join(', ')}${more}`}
      </Text>
      <FormField label="Photos, or a zip with them">
        <Input
          type="file"
          multiple
          accept="image/*,.zip,application/zip"
          disabled={disabled}
          onChange={choose}
          height="auto"
          padding="3"
          cursor="pointer"
        />
      </FormField>
    </Stack>
  );
}
