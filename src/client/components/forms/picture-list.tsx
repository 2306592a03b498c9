import { Box, Button, Flex, HStack, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { PicturePreview } from './picture-preview';

interface PictureListProps {
  pictures: readonly File[];
  onReorder: (pictures: readonly File[]) => void;
  onRemove: (picture: File) => void;
}

const moveButtons = [
  { label: 'Move earlier', symbol: '↑', offset: -1 },
  { label: 'Move later', symbol: '↓', offset: 1 },
] as const;

/** The chosen pictures in upload order, with buttons to reorder and remove them. */
export function PictureList({ pictures, onReorder, onRemove }: PictureListProps) {
  const [announcement, setAnnouncement] = useState('');
  const move = (index: number, target: number) => {
    const picture = pictures[index];
    if (!picture || target < 0 || target >= pictures.length) return;
    onReorder(pictures.toSpliced(index, 1).toSpliced(target, 0, picture));
    setAnnouncement(`${picture.name} is now photo ${target + 1} of ${pictures.length}.`);
  };
  return (
    <>
      <Stack as="ol" listStyleType="none" gap="3">
        {pictures.map((picture, index) => (
          <Flex
            as="li"
            key={pictureKey(pictures, index)}
            direction={{ base: 'column', md: 'row' }}
            align={{ md: 'center' }}
            gap={{ base: '1', md: '3' }}
          >
            <Box flex="1" minWidth="0">
              <PicturePreview file={picture} />
            </Box>
            <HStack gap="1" wrap="wrap">
              {moveButtons.map(({ label, symbol, offset }) => {
                const isEnd = !pictures[index + offset];
                return (
                  <Button
                    key={label}
                    variant="ghost"
                    size="sm"
                    aria-label={`${label}: ${picture.name}`}
                    // Not `disabled`, which would remove the focus from the pressed button.
                    aria-disabled={isEnd}
                    opacity={isEnd ? 0.4 : 1}
                    onClick={() => move(index, index + offset)}
                  >
                    {symbol}
                  </Button>
                );
              })}
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Remove ${picture.name}`}
                onClick={() => onRemove(picture)}
              >
                Remove
              </Button>
            </HStack>
          </Flex>
        ))}
      </Stack>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

/** Returns a React key: the file name, with a number because two pictures may have the same name. */
function pictureKey(pictures: readonly File[], index: number): string {
  const name = pictures[index]?.name ?? '';
  const sameNameBefore = pictures.slice(0, index).filter((each) => each.name === name);
  return `${name} ${sameNameBefore.length}`;
}
