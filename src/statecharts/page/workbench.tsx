import { Box, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Flow } from '../flows';
import { ChartHeader } from './chart-header';

interface WorkbenchProps {
  flow: Flow;
  /** On the left: what can be chosen. */
  menu: ReactNode;
  stage: ReactNode;
  /** On the right: state, events and log. */
  panels: ReactNode;
}

/** The visualiser's frame: menu, chart, panels; side by side where there is room. */
export function Workbench({ flow, menu, stage, panels }: WorkbenchProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', lg: '15rem 1fr 21rem' }}
      gridTemplateRows={{ base: 'auto 70vh auto', lg: '1fr' }}
      height={{ lg: 'calc(100vh - 4rem)' }}
    >
      <Stack gap="4" padding="3" overflowY={{ lg: 'auto' }} borderEndWidth={{ lg: '1px' }}>
        {menu}
      </Stack>
      <Stack gap="0" minWidth="0" minHeight="0" bg="bg.subtle">
        <ChartHeader flow={flow} />
        <Box flex="1" minHeight="0">
          {stage}
        </Box>
      </Stack>
      <Stack gap="5" padding="3" overflowY={{ lg: 'auto' }} borderStartWidth={{ lg: '1px' }}>
        {panels}
      </Stack>
    </Box>
  );
}
