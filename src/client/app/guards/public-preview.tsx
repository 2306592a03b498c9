import { Box, type SystemStyleObject } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import type { OptionalElements } from '../../components/optional-elements';
import { isServerRendered } from '../../hydration/is-server-rendered';

/** The inline head script marks the document if there is an access token. */
const hiddenFromVisitors: SystemStyleObject = {
  'html:not([data-returning]) &': { display: 'none' },
};
const hiddenFromUsers: SystemStyleObject = { 'html[data-returning] &': { display: 'none' } };

interface PublicPreviewProps {
  /** Present while the session is checked. */
  spinner?: OptionalElements;
}

/**
 * A page for signed-in users whose data are public. If the server rendered it, a user with an access
 * token sees it while the session is checked; a visitor sees the spinner until the redirect.
 */
export function PublicPreview({ spinner }: PublicPreviewProps) {
  if (spinner && !isServerRendered()) return spinner;
  return (
    <>
      <Box {...(spinner && { 'data-preview': '', css: hiddenFromVisitors })}>
        <Outlet />
      </Box>
      {spinner && (
        <Box data-preview-spinner css={hiddenFromUsers}>
          {spinner}
        </Box>
      )}
    </>
  );
}
