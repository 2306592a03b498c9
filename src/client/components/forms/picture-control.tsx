import { Input, Stack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useField } from 'react-final-form';
import { acceptedImageTypes } from '../../../contract/image-upload';
import { fieldError, type ControlProps } from './form-controls';
import { FormField } from './form-field';
import { PicturePreview } from './picture-preview';

/** Shows a file in the native file input that was set elsewhere. */
function showChosen(chooser: HTMLInputElement | null, file: File | undefined): void {
  if (!chooser || !file || chooser.files?.[0] === file || !('DataTransfer' in window)) return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  chooser.files = transfer.files;
}

/** A file input with a preview. */
export function PictureControl({ name, label, hint, problem }: ControlProps) {
  const { input, meta } = useField<File | undefined, HTMLInputElement>(name);
  const chooser = useRef<HTMLInputElement>(null);
  useEffect(() => showChosen(chooser.current, input.value), [input.value]);
  // A file is chosen at once, so errors need not wait for blur.
  const touched = Boolean(meta.touched || meta.modified);
  return (
    <Stack gap="3">
      <FormField label={label} hint={hint} error={fieldError({ ...meta, touched }, problem)}>
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
