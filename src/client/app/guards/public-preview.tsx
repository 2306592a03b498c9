import { Box, type SystemStyleObject } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import type { ReactElements } from '../../components/react-elements';
import { embeddedResponsesElementId } from '../../../contract/website/rendered-page';

/** `before-first-paint` sets `data-has-token` if an access token is stored. */
export const hiddenFromVisitorsStyles: SystemStyleObject = {
  'html:not([data-has-token]) &': { display: 'none' },
};
export const hiddenFromUsersStyles: SystemStyleObject = {
  'html[data-has-token] &': { display: 'none' },
};

interface PublicPreviewProps {
  /** Set while the session is checked. */
  spinner?: ReactElements;
}

/**
 * Renders a page that requires sign-in, but shows public data only. If the server rendered the page,
 * a user with an access token sees it while the session is checked. A visitor sees the spinner until
 * the redirect.
 */
export function PublicPreview({ spinner }: PublicPreviewProps) {
  if (spinner && !isServerRendered()) return spinner;
  return (
    <>
      <Box {...(spinner && { 'data-preview': '', css: hiddenFromVisitorsStyles })}>
        <Outlet />
      </Box>
      {spinner && (
        <Box data-preview-spinner css={hiddenFromUsersStyles}>
          {spinner}
        </Box>
      )}
    </>
  );
}

/** Whether the server renders the page, or has rendered it with its data. */
const isServerRendered = (): boolean =>
  typeof document === 'undefined' || document.getElementById(embeddedResponsesElementId) !== null;
