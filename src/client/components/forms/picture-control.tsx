import { Input, Stack } from '@chakra-ui/react';
import { useField } from 'react-final-form';
import { problemOf, type ControlProps } from './form-controls';
import { FormField } from './form-field';
import { PicturePreview } from './picture-preview';

/** Chooses a picture, and shows it before it is sent. */
export function PictureControl({ name, label, hint, problem }: ControlProps) {
  const { input, meta } = useField<File | undefined, HTMLInputElement>(name);
  // A file is chosen in one go: what is wrong with it can be said before the field is left.
  const touched = Boolean(meta.touched || meta.modified);
  return (
    <Stack gap="3">
      <FormField label={label} hint={hint} error={problemOf({ ...meta, touched }, problem)}>
        <Input
          type="file"
          accept="image/*"
          name={input.name}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
          onChange={(event) => input.onChange(event.currentTarget.files?.[0])}
          padding="1.5"
        />
      </FormField>
      {input.value && meta.valid && <PicturePreview file={input.value} />}
    </Stack>
  );
}
