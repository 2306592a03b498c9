import { useState } from 'react';

/**
 * Whether what opens and closes has to be mounted: from its opening until it has left the window.
 * Chakra's dialogs keep some kilobytes of each opening for as long as they stay mounted.
 */
export function useMountedWhileShown(open: boolean) {
  const [isMounted, setIsMounted] = useState(open);
  if (open && !isMounted) setIsMounted(true);
  return { isMounted, onExitComplete: () => setIsMounted(false) };
}
