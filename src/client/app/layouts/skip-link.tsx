import { Button } from '@chakra-ui/react';
import type { MouseEvent } from 'react';

export const contentId = 'content';

function focusContent(event: MouseEvent) {
  // Following the link would push a history entry without the current location state.
  event.preventDefault();
  document.getElementById(contentId)?.focus();
}

/** The first tab stop of every page, visible on focus. */
export function SkipLink() {
  return (
    <Button
      asChild
      size="sm"
      position="absolute"
      top="3"
      insetStart="4"
      zIndex="1"
      css={{ '&:not(:focus)': { transform: 'translateY(-200%)' } }}
    >
      <a href={`#${contentId}`} onClick={focusContent}>
        Skip to content
      </a>
    </Button>
  );
}
