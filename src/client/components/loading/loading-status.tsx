import { Box, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { StillWaiting } from './still-waiting';

/** Wraps a skeleton: adds a label for screen readers and a message when loading takes long. */
export function LoadingStatus({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="status" position="relative">
      <VisuallyHidden>{inGoodsWords(label)}</VisuallyHidden>
      <Box aria-hidden>{children}</Box>
      <StillWaiting
        position="absolute"
        top="6"
        left="50%"
        transform="translateX(-50%)"
        whiteSpace="nowrap"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="full"
        paddingX="4"
        paddingY="1"
      />
    </Box>
  );
}
