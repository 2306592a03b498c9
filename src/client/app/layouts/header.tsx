import { Box, Container, Flex, HStack, IconButton } from '@chakra-ui/react';
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
} from './header-space';
import { Logo } from './logo';
import { MainLinks } from './main-links';
import { SearchBox } from '../../features/search/search-box';
import { SiteMenu } from './site-menu';
import { SkipLink } from './skip-link';
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
      <Container maxWidth="7xl">
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
            <HStack gap="1" hideBelow="md">
              <MainLinks />
            </HStack>
            <Box hideBelow="md">
              <ColorModeButton />
            </Box>
            <AccountActions />
            <Box hideFrom="md">
              <SiteMenu />
            </Box>
          </HStack>
        </Flex>
      </Container>
    </Box>
  );
}

/** A link to the search page, for phones, where the search box does not fit the header. */
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
      css={hiddenIfUnsupported}
    >
      <Link to={paths.search} aria-label="Search">
        <MagnifyingGlassIcon />
      </Link>
    </IconButton>
  );
}
