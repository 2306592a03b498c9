import { Box, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Flow } from './flow';
import { ChartHeader } from './chart-header';

interface WorkbenchProps {
  flow: Flow;
  /** On the left: modes and flows. */
  menu: ReactNode;
  /** In the middle: the chart. */
  stage: ReactNode;
  /** On the right: state and events. */
  panels: ReactNode;
  /** Below the panels, scrolling separately. */
  log: ReactNode;
}

/** The page layout: menu, chart and panels, side by side on large screens. */
export function Workbench({ flow, menu, stage, panels, log }: WorkbenchProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr) 21rem' }}
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
      <Box
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gridTemplateRows={{ lg: 'minmax(0, 1fr) minmax(0, 45%)' }}
        minWidth="0"
        minHeight="0"
        borderStartWidth={{ lg: '1px' }}
      >
        <Stack gap="5" padding="3" overflowY={{ lg: 'auto' }}>
          {panels}
        </Stack>
        <Box padding="3" overflowY={{ lg: 'auto' }} borderTopWidth={{ lg: '1px' }}>
          {log}
        </Box>
      </Box>
    </Box>
  );
}
