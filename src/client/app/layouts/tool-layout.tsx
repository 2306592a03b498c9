import { Box, Flex } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { ColorModeButton } from './color-mode-button';
import { Logo } from './logo';
import { SkipLink, contentId } from './skip-link';

/** The layout of developer pages. */
export function ToolLayout() {
  return (
    <>
      <Flex
        as="header"
        height="16"
        align="center"
        justify="space-between"
        paddingX="4"
        borderBottomWidth="1px"
      >
        <SkipLink />
        <Logo />
        <ColorModeButton />
      </Flex>
      <Box as="main" id={contentId} tabIndex={-1} outline="none">
        <Outlet />
      </Box>
    </>
  );
}
