import { Box, Center, HStack, Image, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatFileSize } from './file-size';
import { useFilePreview } from './use-file-preview';
import { PlaceholderIcon } from '../product/placeholder-icon';

/** A preview of a chosen picture, cropped as on a card, with the file's name and size. */
export function PicturePreview({ file }: { file: File }) {
  const [unreadableFile, setUnreadableFile] = useState<File | null>(null);
  const isReadable = unreadableFile !== file;

  const loadPreview = useFilePreview(file);

  return (
    <HStack gap="4" align="center" width="full">
      <Box
        width="40"
        flexShrink="0"
        aspectRatio={4 / 3}
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="md"
        overflow="hidden"
      >
        {isReadable ? (
          <Image
            ref={loadPreview}
            alt={`Preview of ${file.name}`}
            boxSize="full"
            objectFit="cover"
            onError={() => setUnreadableFile(file)}
          />
        ) : (
          <Center boxSize="full">
            <PlaceholderIcon />
          </Center>
        )}
      </Box>
      <Stack gap="0.5" minWidth="0" textStyle="sm">
        <Text overflowWrap="anywhere">{file.name}</Text>
        <Text color="fg.muted">{formatFileSize(file.size)}</Text>
        {!isReadable && <Text color="fg.muted">This browser can't show it.</Text>}
      </Stack>
    </HStack>
  );
}
