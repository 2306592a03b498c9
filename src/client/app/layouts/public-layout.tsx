import { Box, Flex, Container, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Suspense, type ReactNode } from 'react';
import { Outlet, useLocation, Link } from 'react-router-dom';
import { FullScreenSpinner } from '../../components/loading/full-screen-spinner';
import { ReplayClicks } from '../../hydration/replay-clicks';
import { aboveBottomBar } from '../../theme/bottom-bar';
import { BottomBar } from './bottom-bar';
import { EmailConfirmationReminder } from './email-confirmation-reminder';
import { EndedSession } from './ended-session';
import { Footer } from './footer';
import { Header } from './header';
import { HeaderSpace } from './header-space';
import { OfflineNotice } from './offline-notice';
import { contentId } from './skip-link';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useSession } from '../../session/use-session';
import { paths } from '../../services/paths/paths';

export function PublicLayout() {
  const { pathname } = useLocation();
  const main = useFocusOnNavigation();
  return (
    <Flex direction="column" minHeight="100vh" paddingBottom={aboveBottomBar}>
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
      <BottomBar />
    </Flex>
  );
}

/** Fades a page in, starting at an opacity that is already readable. */
function PageTransition({ children }: { children: ReactNode }) {
  return (
    <Box css={{ '@starting-style': { opacity: 0.6 } }} _motionSafe={{ transition: 'opacity 0.2s' }}>
      {children}
    </Box>
  );
}

/** A banner that asks a signed-in user without a role to choose one. */
function RoleReminder() {
  const session = useSession();
  if (session.status !== 'signedIn' || session.role !== null) return null;
  return (
    <Box bg="brand.muted" role="status">
      <Container maxWidth="page" paddingY="3">
        <Text>
          One last thing:{' '}
          <ChakraLink asChild variant="underline">
            <Link to={paths.dashboard}>choose whether you buy or sell</Link>
          </ChakraLink>
          .
        </Text>
      </Container>
    </Box>
  );
}
