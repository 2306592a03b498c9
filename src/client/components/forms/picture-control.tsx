import { Input, Stack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useField } from 'react-final-form';
import { acceptedImageTypes } from '../../../contract/image-upload';
import { problemOf, type ControlProps } from './form-controls';
import { FormField } from './form-field';
import { PicturePreview } from './picture-preview';

/** Another file than was chosen there, in the browser's own field. */
function showChosen(chooser: HTMLInputElement | null, file: File | undefined): void {
  if (!chooser || !file || chooser.files?.[0] === file || !('DataTransfer' in window)) return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  chooser.files = transfer.files;
}

/** Chooses a picture, and shows it before it is sent. */
export function PictureControl({ name, label, hint, problem }: ControlProps) {
  const { input, meta } = useField<File | undefined, HTMLInputElement>(name);
  const chooser = useRef<HTMLInputElement>(null);
  useEffect(() => showChosen(chooser.current, input.value), [input.value]);
  // A file is chosen in one go: what is wrong with it can be said before the field is left.
  const touched = Boolean(meta.touched || meta.modified);
  return (
    <Stack gap="3">
      <FormField label={label} hint={hint} error={problemOf({ ...meta, touched }, problem)}>
        <Input
          ref={chooser}
          type="file"
          accept={acceptedImageTypes}
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
