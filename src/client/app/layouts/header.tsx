import { Box, Button, Container, Flex, HStack, IconButton } from '@chakra-ui/react';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { Link } from 'react-router-dom';
import { AccountActions } from './account-actions';
import { ColorModeButton } from './color-mode-button';
import {
  wrappedHeaderHeight,
  narrowHeaderQuery,
  tinyHeaderQuery,
  wrappedHeaderQuery,
  shortWindowQuery,
  wideHeaderQuery,
} from './header-space';
import { Logo } from './logo';
import { CategoriesLink, MainLinks } from './main-links';
import { SearchBox } from '../../features/search/search-box';
import { SellLink } from './sell-link';
import { SiteMenu } from './site-menu';
import { SkipLink } from './skip-link';
import { bottomBarQuery } from '../../theme/bottom-bar';
import { paths } from '../../services/paths/paths';
import { useSearchSupport } from '../../features/search/use-search-support';

export function Header() {
  return (
    <Box
      as="header"
      position="fixed"
      insetX="0"
      top="0"
      zIndex="docked"
      bg="bg"
      borderBottomWidth="1px"
      css={{ containerType: 'inline-size', [shortWindowQuery]: { position: 'absolute' } }}
    >
      <SkipLink />
      <Container maxWidth="page">
        <Flex
          as="nav"
          aria-label="Main"
          height="16"
          align="center"
          justify="space-between"
          columnGap="4"
          css={{
            [narrowHeaderQuery]: {
              columnGap: '1',
              '& .chakra-button:not([aria-haspopup])': { paddingX: '2' },
            },
            [wrappedHeaderQuery]: {
              height: wrappedHeaderHeight,
              flexWrap: 'wrap',
              alignContent: 'space-evenly',
              '& > div': { width: 'full', justifyContent: 'space-between' },
              '& .chakra-button:not([aria-haspopup])': { paddingX: '1' },
            },
            [tinyHeaderQuery]: {
              '& > div': { display: 'contents' },
              // Begins the second row, which has the buttons with a text.
              _before: { content: '""', width: 'full', order: '1' },
            },
          }}
        >
          <Logo />
          <SearchBox hideBelow="md" flex="1" maxWidth="md" />
          <SearchLink />
          <HStack gap={{ base: '1', md: '2' }}>
            <Box css={onlyInWideHeader}>
              <MainLinks />
              <CategoriesLink />
            </Box>
            <Box hideBelow="md">
              <Button asChild variant="ghost" size="sm">
                <SellLink>Sell</SellLink>
              </Button>
            </Box>
            <Box css={onlyInWideHeader}>
              <ColorModeButton />
            </Box>
            <Box css={{ [wideHeaderQuery]: { display: 'none' } }}>
              <SiteMenu />
            </Box>
            <AccountActions />
          </HStack>
        </Flex>
      </Container>
    </Box>
  );
}

const onlyInWideHeader = { display: 'none', [wideHeaderQuery]: { display: 'flex', gap: '1' } };

/** A link to the search page, where neither the search box fits the header nor the bottom bar the window. */
function SearchLink() {
  const { isSupported, hiddenIfUnsupported } = useSearchSupport();
  if (!isSupported) return null;
  return (
    <IconButton
      asChild
      variant="ghost"
      size="sm"
      hideFrom="md"
      marginStart="auto"
      css={{ ...hiddenIfUnsupported, [bottomBarQuery]: { display: 'none' } }}
    >
      <Link to={paths.search} aria-label="Search">
        <MagnifyingGlassIcon />
      </Link>
    </IconButton>
  );
}
