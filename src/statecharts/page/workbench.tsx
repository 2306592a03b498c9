import { Box, Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { chartOf } from '../chart/chart';
import { mermaid } from '../export/mermaid';
import { statelyJson } from '../export/stately-json';
import type { Flow } from '../flows';
import { CopyButton } from './copy-button';
import { saveChart } from './save-chart';
import { useLayout } from './use-layout';

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
  const chart = chartOf(flow.machine);
  const layout = useLayout(flow);
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
        <HStack justify="space-between" gap="3" padding="3" wrap="wrap" bg="bg">
          <Box>
            <Heading as="h1" textStyle="lg" fontFamily="body">
              {flow.title}
            </Heading>
            <Text textStyle="sm" color="fg.muted">
              {chart.description}
            </Text>
          </Box>
          <HStack gap="2">
            <CopyButton name="JSON" text={() => JSON.stringify(statelyJson(chart), null, 2)} />
            <Button
              size="xs"
              variant="outline"
              bg="bg.panel"
              disabled={!layout}
              onClick={() => layout && saveChart(layout)}
            >
              Save SVG
            </Button>
            <CopyButton name="Mermaid" text={() => mermaid(chart)} />
          </HStack>
        </HStack>
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
