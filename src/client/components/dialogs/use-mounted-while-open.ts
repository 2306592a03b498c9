import { useState } from 'react';

/**
 * Keeps an overlay mounted from its opening until its exit animation ends. Chakra's dialogs leak
 * some kilobytes per opening while they stay mounted.
 */
export function useMountedWhileOpen(open: boolean) {
  const [isMounted, setIsMounted] = useState(open);
  if (open && !isMounted) setIsMounted(true);
  return { isMounted, onExitComplete: () => setIsMounted(false) };
}
