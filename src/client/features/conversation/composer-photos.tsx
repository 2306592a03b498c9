import { Box, HStack, IconButton, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useField } from 'react-final-form';
import { maxMessagePhotos } from '../../../contract/talking/message-limits';
import { acceptedImageTypes } from '../../../contract/pictures/image-upload';
import { FilePhoto } from './file-photo';
import CameraIcon from '@heroicons/react/24/outline/CameraIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';

const noPhotos: readonly File[] = [];

/** The button that opens the file input. */
export function AddPhotosButton() {
  const { input } = useField<readonly File[] | undefined>('photos');
  const fileInput = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        variant="ghost"
        rounded="full"
        flexShrink="0"
        aria-label="Add photos"
        onClick={() => fileInput.current?.click()}
      >
        <CameraIcon />
      </IconButton>
      <input
        ref={fileInput}
        type="file"
        accept={acceptedImageTypes}
        multiple
        hidden
        aria-label="Photos"
        onChange={({ currentTarget }) => {
          input.onChange([...(input.value || noPhotos), ...(currentTarget.files ?? [])]);
          // Reset, so that a removed file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** The chosen photos, each with a button that removes it. */
export function PhotosToSend() {
  const { input, meta } = useField<readonly File[] | undefined>('photos');
  const photos = input.value || noPhotos;
  if (photos.length === 0) return null;
  const error = meta.error as string | undefined;
  return (
    <Box paddingBottom="2">
      <HStack as="ul" listStyleType="none" aria-label="Photos to send" gap="2" wrap="wrap">
        {photos.map((photo, index) => (
          <Box as="li" key={index} position="relative" boxSize="16">
            <Box boxSize="full" borderRadius="md" overflow="hidden" borderWidth="1px">
              <FilePhoto file={photo} />
            </Box>
            <IconButton
              aria-label={`Remove ${photo.name}`}
              size="2xs"
              rounded="full"
              position="absolute"
              top="-1.5"
              insetEnd="-1.5"
              onClick={() => input.onChange(photos.toSpliced(index, 1))}
            >
              <XMarkIcon />
            </IconButton>
          </Box>
        ))}
      </HStack>
      <Text
        role={error ? 'alert' : undefined}
        textStyle="xs"
        color={error ? 'fg.error' : 'fg.muted'}
        paddingTop="1"
      >
        {error ?? `${photos.length} of ${maxMessagePhotos} photos`}
      </Text>
    </Box>
  );
}
