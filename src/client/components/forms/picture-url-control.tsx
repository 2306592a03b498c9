import { Button, HStack, Image, Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { acceptedImageTypes } from '../../../contract/pictures/image-upload';
import type { ControlProps } from './form-controls';
import { FormField } from './form-field';

interface PictureUrlControlProps extends ControlProps {
  /** Uploads a picture, and returns its URL. Rejects with a message for the user. */
  upload: (picture: File) => Promise<string>;
  /** The label of the button that removes the picture. Undefined if it can only be replaced. */
  removeLabel?: string;
}

/** A picture that is uploaded as soon as it is chosen; the value is its URL, empty without one. */
export function PictureUrlControl(props: PictureUrlControlProps) {
  const { name, label, hint, upload, removeLabel } = props;
  const { input } = useField<string, HTMLInputElement>(name);
  const fileInput = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const choose = async (picture: File | undefined) => {
    if (!picture) return;
    setStatus({ busy: true });
    try {
      input.onChange(await upload(picture));
      setStatus({ busy: false });
    } catch (error) {
      setStatus({ busy: false, error: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <FormField label={label} hint={hint} error={status.error}>
      <HStack gap="4" maxWidth="full" wrap="wrap">
        {input.value && (
          <Image
            src={input.value}
            alt=""
            boxSize="16"
            objectFit="contain"
            borderWidth="1px"
            borderRadius="md"
          />
        )}
        <Stack gap="2" align="start">
          <Button
            size="sm"
            variant="outline"
            loading={status.busy}
            onClick={() => fileInput.current?.click()}
          >
            Choose a picture
          </Button>
          {removeLabel && input.value && (
            <Button size="sm" variant="ghost" onClick={() => input.onChange('')}>
              {removeLabel}
            </Button>
          )}
        </Stack>
        <input
          ref={fileInput}
          type="file"
          accept={acceptedImageTypes}
          hidden
          aria-label={label}
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0]);
            // Reset, so that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </HStack>
    </FormField>
  );
}
