import { Button, Stack, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useField } from 'react-final-form';
import { acceptedImageTypes } from '../../../contract/pictures/image-upload';
import { fieldError, type ControlProps } from './form-controls';
import { PictureList } from './picture-list';

const noPictures: readonly File[] = [];

interface PicturesControlProps extends ControlProps {
  /** The label of the button that opens the file input. */
  buttonLabel: string;
}

/** A field for pictures, with previews in upload order. */
export function PicturesControl(props: PicturesControlProps) {
  const { name, label, hint, submitError, buttonLabel } = props;
  const { input, meta } = useField<readonly File[] | undefined>(name);
  const fileInput = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [labelId, descriptionId] = [useId(), useId()];
  const pictures = input.value || noPictures;
  // Choosing a file completes the input, so errors do not wait for blur.
  const touched = Boolean(meta.touched || meta.modified);
  const change = (changed: readonly File[]) => {
    input.onChange(changed);
    // The pressed button has been removed, so focus the remaining one.
    button.current?.focus();
  };
  const error = fieldError({ ...meta, touched }, submitError);

  return (
    <Stack role="group" aria-labelledby={labelId} gap="3">
      <Stack gap="1.5" align="start">
        <Text id={labelId} textStyle="sm" fontWeight="500">
          <span>{label}</span>
          <Text as="span" color="fg.muted" fontWeight="400">
            {' '}
            (optional)
          </Text>
        </Text>
        <Button
          ref={button}
          name={input.name}
          variant="outline"
          aria-describedby={descriptionId}
          onClick={() => fileInput.current?.click()}
        >
          {buttonLabel}
        </Button>
        <input
          ref={fileInput}
          type="file"
          accept={acceptedImageTypes}
          multiple
          hidden
          aria-label={label}
          onChange={({ currentTarget }) => {
            input.onChange([...pictures, ...(currentTarget.files ?? [])]);
            // Reset, so that a removed file can be chosen again.
            currentTarget.value = '';
          }}
        />
        <Text
          id={descriptionId}
          textStyle="xs"
          {...(error ? { color: 'fg.error', role: 'alert' } : { color: 'fg.muted' })}
        >
          {error ?? hint}
        </Text>
      </Stack>
      <PictureList
        pictures={pictures}
        onReorder={input.onChange}
        onRemove={(picture) => change(pictures.filter((each) => each !== picture))}
      />
    </Stack>
  );
}
