import { Box, Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { FullScreenSpinner } from '../../components/loading/full-screen-spinner';
import { ReplayClicks } from '../../hydration/replay-clicks';
import { EmailConfirmationLine } from './email-confirmation-line';
import { EndedSession } from './ended-session';
import { Footer } from './footer';
import { Header } from './header';
import { HeaderSpace } from './header-space';
import { OfflineNotice } from './offline-notice';
import { PageEntrance } from './page-entrance';
import { RoleReminder } from './role-reminder';
import { contentId } from './skip-link';
import { useArrival } from './use-arrival';

export function PublicLayout() {
  const { pathname } = useLocation();
  const main = useArrival();
  return (
    <Flex direction="column" minHeight="100vh">
      <Header />
      <OfflineNotice />
      {/* So high that the footer is never seen where it does not stay. */}
      <Box
        as="main"
        id={contentId}
        ref={main}
        tabIndex={-1}
        outline="none"
        flex="1"
        minHeight="100vh"
      >
        <HeaderSpace />
        <RoleReminder />
        <EndedSession />
        <Suspense fallback={<FullScreenSpinner />}>
          <PageEntrance key={pathname}>
            <Outlet />
          </PageEntrance>
          <ReplayClicks />
        </Suspense>
      </Box>
      <EmailConfirmationLine />
      <Footer />
    </Flex>
  );
}
