import { Box, Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { FullScreenSpinner } from '../../components/loading/full-screen-spinner';
import { ReplayClicks } from '../../hydration/replay-clicks';
import { EmailConfirmationReminder } from './email-confirmation-reminder';
import { EndedSession } from './ended-session';
import { Footer } from './footer';
import { Header } from './header';
import { HeaderSpace } from './header-space';
import { OfflineNotice } from './offline-notice';
import { PageTransition } from './page-transition';
import { RoleReminder } from './role-reminder';
import { contentId } from './skip-link';
import { useFocusOnNavigation } from './use-focus-on-navigation';

export function PublicLayout() {
  const { pathname } = useLocation();
  const main = useFocusOnNavigation();
  return (
    <Flex direction="column" minHeight="100vh">
      <Header />
      <OfflineNotice />
      {/* At least as tall as the window, so that the footer is not visible while the page loads. */}
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
          <PageTransition key={pathname}>
            <Outlet />
          </PageTransition>
          <ReplayClicks />
        </Suspense>
      </Box>
      <EmailConfirmationReminder />
      <Footer />
    </Flex>
  );
}
