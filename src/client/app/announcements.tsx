import { VisuallyHidden } from '@chakra-ui/react';
import { Announcer } from '../components/page/announcer';
import { useAnnouncements } from '../services/toasts/announcements';

/** The live region of every page, which announces changes by other users to screen readers. */
export function Announcements() {
  return (
    <Announcer>
      <VisuallyHidden role="log" aria-label="Updates">
        {useAnnouncements().map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </VisuallyHidden>
    </Announcer>
  );
}
