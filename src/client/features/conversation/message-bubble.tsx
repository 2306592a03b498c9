import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';

interface MessageBubbleProps {
  isOwn: boolean;
  text: string;
  /** The photos of the message. */
  photos: ReactElement | false;
  /** A line with the time and the state of the message. */
  footer: ReactElement;
}

/** One message: the user's own at the end of the line, the other person's at its start. */
export function MessageBubble({ isOwn, text, photos, footer }: MessageBubbleProps) {
  return (
    <Box
      alignSelf={isOwn ? 'end' : 'start'}
      width="fit-content"
      maxWidth={{ base: '85%', md: '32rem' }}
      paddingX="3.5"
      paddingY="2"
      borderWidth="1px"
      borderRadius="2xl"
      {...(isOwn
        ? { bg: 'brand.muted', borderColor: 'brand.border', borderEndEndRadius: 'sm' }
        : { bg: 'bg.panel', borderEndStartRadius: 'sm' })}
    >
      {text && (
        <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Text>
      )}
      {photos}
      {footer}
    </Box>
  );
}
