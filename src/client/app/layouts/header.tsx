import { Box, Container, Flex, HStack } from '@chakra-ui/react';
import { AccountActions } from './account-actions';
import { ColorModeButton } from './color-mode-button';
import {
  wrappedHeaderHeight,
  narrowHeaderQuery,
  wrappedHeaderQuery,
  shortWindowQuery,
} from './header-space';
import { Logo } from './logo';
import { MainLinks } from './main-links';
import { SearchBox } from '../../features/search/search-box';
import { SearchLink } from './search-link';
import { SiteMenu } from './site-menu';
import { SkipLink } from './skip-link';

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
