import {
  Box,
  Button,
  Link as ChakraLink,
  CloseButton,
  Container,
  Drawer,
  Flex,
  Portal,
} from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { isTradingRole } from '../../../contract/accounts/has-role';
import { useSession } from '../../session/use-session';
import { SectionSkeleton } from '../../components/loading/section-skeleton';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { menuLinks, type MenuLink } from '../../services/paths/menu-links';
import { aboveBottomBar } from '../../theme/bottom-bar';
import { BottomBar } from './bottom-bar';
import { DashboardMenu } from './dashboard-menu';
import { EmailConfirmationReminder } from './email-confirmation-reminder';
import { Header } from './header';
import { HeaderSpace } from './header-space';
import { OfflineNotice } from './offline-notice';
import { contentId } from './skip-link';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { matchRoute } from '../../../contract/website/match-route';
import type { RouteName } from '../../../contract/routes';
import { configuration } from '../../services/configuration';
import { paths } from '../../services/paths/paths';

/** The dashboard shell: the role's menu beside the page, in a drawer on small screens. */
export function DashboardLayout() {
  const session = useSession();
  const main = useFocusOnNavigation();
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  useCloseOnBack({ id: 'menubar', open: menuOpen, onBack: closeMenu });
  const role = session.status === 'signedIn' ? session.role : null;
  const links = role ? menuLinks(role) : [];
  const isStaff = role !== null && !isTradingRole(role);
  const hasBothRoles = session.status === 'signedIn' && session.hasBothRoles;
  const switchableRole = hasBothRoles && isTradingRole(role) ? role : null;
  const parent = parentLink(links, useLocation().pathname);

  return (
    <Flex direction="column" minHeight="100vh" paddingBottom={aboveBottomBar}>
      <Header />
      <OfflineNotice />
      <HeaderSpace />
      <Container maxWidth="page" flex="1">
        <Flex gap="10" direction={{ base: 'column', xl: 'row' }} paddingY={{ base: '6', lg: '10' }}>
          <Box width="56" flexShrink="0" hideBelow="xl">
            <Box position="sticky" top="24">
              <DashboardMenu
                links={links}
                parent={parent}
                switchableRole={switchableRole}
                isStaff={isStaff}
              />
            </Box>
          </Box>
          <Drawer.Root
            placement="start"
            open={menuOpen}
            onOpenChange={({ open }) => setMenuOpen(open)}
          >
            <Drawer.Trigger asChild>
              <Button variant="outline" alignSelf="start" hideFrom="xl" hidden={links.length === 0}>
                Open Menubar
              </Button>
            </Drawer.Trigger>
            <Portal>
              <Drawer.Backdrop />
              <Drawer.Positioner>
                <Drawer.Content>
                  <Drawer.Header>
                    <Drawer.Title>Dashboard</Drawer.Title>
                  </Drawer.Header>
                  <Drawer.Body>
                    <DashboardMenu
                      links={links}
                      parent={parent}
                      switchableRole={switchableRole}
                      isStaff={isStaff}
                      onChoose={closeMenu}
                    />
                  </Drawer.Body>
                  <Drawer.CloseTrigger asChild>
                    <CloseButton aria-label="Close" />
                  </Drawer.CloseTrigger>
                </Drawer.Content>
              </Drawer.Positioner>
            </Portal>
          </Drawer.Root>
          <Box
            as="main"
            id={contentId}
            ref={main}
            tabIndex={-1}
            outline="none"
            flex="1"
            minWidth="0"
            scrollMarginTop="20"
          >
            {parent && (
              <ChakraLink asChild textStyle="sm" minHeight="6" marginBottom="3">
                <Link to={parent.to}>{`‹ Back to ${parent.label}`}</Link>
              </ChakraLink>
            )}
            <Suspense fallback={<SectionSkeleton label="Loading" />}>
              <Outlet />
            </Suspense>
          </Box>
        </Flex>
      </Container>
      <EmailConfirmationReminder />
      <BottomBar />
    </Flex>
  );
}

/** The paths of the lists that link to a page. A role's menu has at most one of them. */
const parentListPaths: Partial<Record<RouteName, readonly string[]>> = {
  order: [paths.myOrders, paths.mySales, paths.allOrders],
  payment: [paths.myOrders],
  listingFigures: [paths.myProducts],
  editProduct: [paths.myProducts],
  importProducts: [paths.myProducts],
  conversation: [paths.messages],
};

/** Returns the menu link to the list that links to the page; undefined if there is none. */
function parentLink(menu: readonly MenuLink[], pathName: string): MenuLink | undefined {
  const page = matchRoute(pathName, configuration());
  const parents = page && parentListPaths[page];
  return parents && menu.find(({ to }) => parents.includes(to));
}
