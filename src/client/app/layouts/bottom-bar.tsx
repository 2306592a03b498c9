import { Box, type SystemStyleObject } from '@chakra-ui/react';
import ChatBubbleLeftIcon from '@heroicons/react/24/outline/ChatBubbleLeftIcon';
import HomeIcon from '@heroicons/react/24/outline/HomeIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import PlusCircleIcon from '@heroicons/react/24/outline/PlusCircleIcon';
import UserIcon from '@heroicons/react/24/outline/UserIcon';
import { NavLink } from 'react-router-dom';
import { isTradingRole } from '../../../contract/accounts/has-role';
import { lazyComponent } from '../../components/loading/lazy-component';
import { whenIdle } from '../../components/loading/when-idle';
import { useSearchSupport } from '../../features/search/use-search-support';
import { paths } from '../../services/paths/paths';
import { bottomBarHeight, bottomBarQuery } from '../../theme/bottom-bar';
import { useSession } from '../../session/use-session';
import { SellLink } from './sell-link';

/** Loads when the browser is idle, and renders nothing if it fails: the count is not essential. */
const UnreadBadge = lazyComponent({
  label: 'your messages',
  load: async () => {
    await whenIdle();
    const module = await import(
      /* webpackChunkName: "unread-messages" */ '../../features/conversation/unread-messages'
    );
    return module.UnreadBadge;
  },
  Fallback: () => null,
  Failed: () => null,
});

const barStyles: SystemStyleObject = {
  display: 'none',
  [bottomBarQuery]: { display: 'flex' },
  containerType: 'inline-size',
  '& a': {
    flex: '1 1 0',
    minWidth: '0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    color: 'fg.muted',
    textStyle: 'xs',
  },
  '& svg': { boxSize: '6' },
  '& [aria-current]': { color: 'brand.fg', fontWeight: '600' },
  // With very large text the icons alone fit.
  '& a > span': { '@container (max-width: 17rem)': { srOnly: true } },
};

/** The main ways of a phone, within reach of a thumb. */
export function BottomBar() {
  const { isSupported, hiddenIfUnsupported } = useSearchSupport();
  const session = useSession();
  const hasMessages = session.status === 'signedIn' && isTradingRole(session.role);
  return (
    <Box
      as="nav"
      aria-label="Shortcuts"
      position="fixed"
      bottom="0"
      insetX="0"
      zIndex="docked"
      height={bottomBarHeight}
      paddingBottom="env(safe-area-inset-bottom)"
      bg="bg.panel"
      borderTopWidth="1px"
      css={barStyles}
    >
      <NavLink to={paths.home} end>
        <HomeIcon />
        <span>Home</span>
      </NavLink>
      {isSupported && (
        <Box asChild css={hiddenIfUnsupported}>
          <NavLink to={paths.search}>
            <MagnifyingGlassIcon />
            <span>Search</span>
          </NavLink>
        </Box>
      )}
      <SellLink>
        <PlusCircleIcon />
        <span>Sell</span>
      </SellLink>
      {isSupported && (
        <Box asChild css={hiddenIfUnsupported}>
          <NavLink to={paths.messages}>
            <Box position="relative">
              <ChatBubbleLeftIcon />
              {hasMessages && <UnreadBadge />}
            </Box>
            <span>Messages</span>
          </NavLink>
        </Box>
      )}
      <NavLink to={paths.dashboard} end>
        <UserIcon />
        <span>Me</span>
      </NavLink>
    </Box>
  );
}
