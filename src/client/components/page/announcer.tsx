import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Renders outside of the application's root, which is hidden from screen readers while a dialog is open.
 * Dialogs leave an element with `data-live-announcer` visible. Only for content that is not prerendered.
 */
export function Announcer({ children }: { children: ReactNode }) {
  return createPortal(<Box data-live-announcer>{children}</Box>, document.body);
}
