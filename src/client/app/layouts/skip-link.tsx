import { Button } from '@chakra-ui/react';
import type { MouseEvent } from 'react';

/** The id of every layout's main element. */
export const contentId = 'content';

function focusContent(event: MouseEvent) {
  // Following the link would make an entry in the history, without what this one holds for its page.
  event.preventDefault();
  document.getElementById(contentId)?.focus();
}

/** The first stop of whoever goes through a page by Tab, and seen by nobody else. */
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
