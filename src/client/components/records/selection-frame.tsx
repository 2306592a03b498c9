import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { aboveBottomBar } from '../../theme/bottom-bar';

interface SelectionFrameProps {
  /** The accessible name of the region, such as "Selected products". */
  label: string;
  /** What is selected. */
  status: string;
  onClear: () => void;
  hidden?: boolean;
  /** The buttons of the actions. */
  children: ReactNode;
}

/** On a phone, one line that scrolls, because the bar covers the list. The padding is for the focus rings. */
const actionStyles = {
  gap: '2',
  flexWrap: { base: 'nowrap', md: 'wrap' },
  overflowX: { base: 'auto', md: 'visible' },
  width: 'full',
  margin: '-1',
  padding: '1',
} as const;

/** A bar with the actions for the selected rows. It stays at the bottom of the window. */
export function SelectionFrame({ label, status, onClear, hidden, children }: SelectionFrameProps) {
  return (
    <Box
      role="region"
      aria-label={label}
      hidden={hidden}
      position="sticky"
      bottom={`calc(${aboveBottomBar} + 0.5rem)`}
      zIndex="docked"
      marginTop="4"
      padding={{ base: '2', md: '3' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="lg"
    >
      <Flex gap="2" align="center" flexWrap="wrap">
        <Text role="status" fontWeight="600" textStyle="sm" flex={{ base: '1', md: 'none' }}>
          {status}
        </Text>
        <Button size="sm" variant="ghost" onClick={onClear}>
          Clear selection
        </Button>
        <Flex {...actionStyles}>{children}</Flex>
      </Flex>
    </Box>
  );
}
