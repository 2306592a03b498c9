import { Box, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { allStates, allTransitions, getChart } from '../chart/chart';
import type { Flow } from './flow';
import { useVisualiserConfig } from './visualiser-context';
import { viewUrl, type ViewSelection } from './use-view-selection';

interface FlowListProps {
  selection: ViewSelection;
  current: Flow;
  /** The number of running actors per flow, in the order of the flows. */
  running: readonly number[];
}

function describeSize({ machine }: Flow): string {
  const chart = getChart(machine);
  // The root is not counted as a state.
  return `${allStates(chart).length - 1} states · ${allTransitions(chart).length} transitions`;
}

/** Links to all flows, with the number of running actors. */
export function FlowList({ selection, current, running }: FlowListProps) {
  const { flows } = useVisualiserConfig();
  return (
    <Stack as="nav" aria-label="Machines" gap="0.5" hideBelow="lg">
      {flows.map((flow, index) => {
        const count = running[index] ?? 0;
        return (
          <Box
            key={flow.machine.id}
            asChild
            display="block"
            paddingX="3"
            paddingY="1.5"
            borderRadius="md"
            bg={flow === current ? 'brand.muted' : undefined}
            _hover={{ bg: 'brand.subtle' }}
            aria-current={flow === current ? 'page' : undefined}
          >
            <Link to={viewUrl({ ...selection, flow })}>
              <Text as="span" display="flex" justifyContent="space-between" fontWeight="600">
                <span>{flow.title}</span>
                {count > 0 && (
                  <Text as="span" color="fg.warning" textStyle="xs" whiteSpace="nowrap">
                    {`${count} running`}
                  </Text>
                )}
              </Text>
              <Text as="span" display="block" color="fg.muted" textStyle="xs">
                {describeSize(flow)}
              </Text>
            </Link>
          </Box>
        );
      })}
    </Stack>
  );
}
