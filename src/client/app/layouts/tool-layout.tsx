import { Box, Flex } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { ColorModeButton } from './color-mode-button';
import { Logo } from './logo';

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
        <Logo />
        <ColorModeButton />
      </Flex>
      <Box as="main">
        <Outlet />
      </Box>
    </>
  );
}
