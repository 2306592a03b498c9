import { Box, Flex } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { ColorModeButton } from './color-mode-button';
import { Logo } from './logo';
import { SkipLink, contentId } from './skip-link';

/** The frame of the pages for those who build the marketplace. */
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
