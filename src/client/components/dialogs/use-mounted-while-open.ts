import { useState } from 'react';

/**
 * Mounts an overlay when it opens and unmounts it after its exit animation. A Chakra dialog that
 * stays mounted leaks some kilobytes each time it opens.
 */
export function useMountedWhileOpen(open: boolean) {
  const [isMounted, setIsMounted] = useState(open);
  if (open && !isMounted) setIsMounted(true);
  return { isMounted, onExitComplete: () => setIsMounted(false) };
}
