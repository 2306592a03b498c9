import { Input, Stack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useField } from 'react-final-form';
import { acceptedImageTypes } from '../../../contract/image-upload';
import { fieldError, type ControlProps } from './form-controls';
import { FormField } from './form-field';
import { PicturePreview } from './picture-preview';

/** Sets the native file input to a file that the form received in another way, such as a restored draft. */
function syncFileInput(fileInput: HTMLInputElement | null, file: File | undefined): void {
  if (!fileInput || !file || fileInput.files?.[0] === file || !('DataTransfer' in window)) return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  fileInput.files = transfer.files;
}

/** A file input for one picture, with a preview. */
export function PictureControl({ name, label, hint, submitError }: ControlProps) {
  const { input, meta } = useField<File | undefined, HTMLInputElement>(name);
  const fileInput = useRef<HTMLInputElement>(null);
  useEffect(() => syncFileInput(fileInput.current, input.value), [input.value]);
  // Choosing a file completes the input, so errors do not wait for blur.
  const touched = Boolean(meta.touched || meta.modified);
  return (
    <Stack gap="3">
      <FormField label={label} hint={hint} error={fieldError({ ...meta, touched }, submitError)}>
        <Input
          ref={fileInput}
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
