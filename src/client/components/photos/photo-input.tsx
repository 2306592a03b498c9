import { Box, Button, Icon, Input, Stack, Text } from '@chakra-ui/react';
import ArrowUpTrayIcon from '@heroicons/react/24/outline/ArrowUpTrayIcon';
import { useRef, type ChangeEvent, type Ref } from 'react';
import { acceptedImageTypes } from '../../../contract/pictures/image-upload';
import { usePageFiles } from './use-page-files';

interface PhotoInputProps {
  inputRef: Ref<HTMLInputElement>;
  /** The name of the form's field, by which an error finds the input. */
  name: string;
  multiple: boolean;
  onFiles: (files: readonly File[]) => void;
  onBlur: () => void;
}

/** A file input in which photos can be dropped, with a button for the camera on touch devices. */
export function PhotoInput({ inputRef, name, multiple, onFiles, onBlur }: PhotoInputProps) {
  const camera = useRef<HTMLInputElement>(null);
  const isDragging = usePageFiles(onFiles);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // Reset, so that a removed file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <Stack gap="2" width="full">
      <Box position="relative">
        <Input
          ref={inputRef}
          type="file"
          name={name}
          accept={acceptedImageTypes}
          multiple={multiple}
          // Without a title, browsers show "No file chosen" as a tooltip.
          title=""
          onChange={choose}
          onBlur={onBlur}
          height="28"
          cursor="pointer"
          color="transparent"
          borderStyle="dashed"
          borderWidth="2px"
          bg={isDragging ? 'bg.muted' : undefined}
          borderColor={isDragging ? 'brand.fg' : undefined}
          _hover={{ bg: 'bg.subtle' }}
          css={{ '&::file-selector-button': { display: 'none' } }}
        />
        <Stack
          aria-hidden
          position="absolute"
          inset="0"
          pointerEvents="none"
          align="center"
          justify="center"
          gap="1"
          paddingX="4"
          textAlign="center"
        >
          <Icon as={ArrowUpTrayIcon} size="lg" color="fg.muted" />
          <Text textStyle="sm" fontWeight="500">
            {isDragging ? 'Drop to add' : multiple ? 'Choose photos' : 'Choose a photo'}
          </Text>
          <Text
            textStyle="xs"
            color="fg.muted"
            css={{ '@media (pointer: coarse)': { display: 'none' } }}
          >
            or drop or paste them here
          </Text>
        </Stack>
      </Box>
      <Button
        variant="outline"
        display="none"
        css={{ '@media (pointer: coarse)': { display: 'inline-flex' } }}
        onClick={() => camera.current?.click()}
      >
        Take a photo
      </Button>
      <input
        ref={camera}
        type="file"
        accept={acceptedImageTypes}
        capture="environment"
        aria-label="Camera"
        hidden
        onChange={choose}
      />
    </Stack>
  );
}
