import { Box } from '@chakra-ui/react';
import { Toaster } from 'react-hot-toast';
import { Announcer } from '../components/page/announcer';

/**
 * Stacks the toasts like cards, the newest in front, so that many toasts cover as little of the page
 * as one. Those behind are cut to one line; hovering spreads them out.
 */
const stackStyles = {
  '& > :not(:hover) > div': {
    transform: 'none !important',
    zIndex: '3 !important',
    '&:not(:first-of-type)': {
      transform: 'translateY(6px) scale(0.95) !important',
      zIndex: '2 !important',
      '& > *': { maxHeight: '2.5rem', overflow: 'hidden' },
    },
    '&:nth-of-type(n + 3)': {
      transform: 'translateY(12px) scale(0.9) !important',
      zIndex: '1 !important',
    },
  },
};

/**
 * The toasts (specification 9.1), with durations in milliseconds and sizes in pixels. react-hot-toast
 * shows at most 20 at once.
 */
export function Toasts() {
  return (
    <Announcer>
      <Box css={stackStyles}>
        <Toaster
          position="top-center"
          containerStyle={{ top: 80 }}
          toastOptions={{
            duration: 4000,
            success: { duration: 2000 },
            error: { duration: 4000 },
            loading: { duration: Infinity },
            style: {
              maxWidth: 350,
              background: 'var(--chakra-colors-bg-panel)',
              color: 'var(--chakra-colors-fg)',
              border: '1px solid var(--chakra-colors-border)',
            },
          }}
        />
      </Box>
    </Announcer>
  );
}
