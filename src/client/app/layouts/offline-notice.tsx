import { Box } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { Announcer } from '../../components/page/announcer';
import { aboveBottomBar } from '../../theme/bottom-bar';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <Announcer>
      <Box
        role="alert"
        position="fixed"
        bottom={`calc(${aboveBottomBar} + 1rem)`}
        insetStart="50%"
        transform="translateX(-50%)"
        width="max-content"
        maxWidth="calc(100vw - 2rem)"
        zIndex="docked"
        paddingX="5"
        paddingY="2.5"
        borderRadius="xl"
        bg="ink.900"
        color="ivory"
        borderWidth="1px"
        borderColor="ink.600"
        textStyle="sm"
        boxShadow="lg"
      >
        You're offline. What you see may be out of date, and changes can't be saved until you're
        back online.
      </Box>
    </Announcer>
  );
}
