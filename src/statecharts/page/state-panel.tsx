import { Box, Stack, Text } from '@chakra-ui/react';
import { allStates, getChart } from '../chart/chart';
import type { Flow } from './flow';
import type { StateReport } from '../live/messages';
import { ContextPanel } from './context-panel';
import { Panel } from './panel';

interface StatePanelProps {
  flow: Flow;
  state: StateReport;
  /** The state before the step that led here. */
  before?: StateReport | undefined;
}

/** The active states with their descriptions, and the context. */
export function StatePanel({ flow, state, before }: StatePanelProps) {
  const chart = getChart(flow.machine);
  const activeLeafStates = allStates(chart).filter(
    ({ id, states }) =>
      state.states.includes(id) && states.every((child) => !state.states.includes(child.id)),
  );
  return (
    <Panel title="State">
      <Stack gap="2" role="status" aria-label="Current state">
        {activeLeafStates.map(({ id, description, tags }) => (
          <Box key={id}>
            <Text fontFamily="mono" textStyle="sm" fontWeight="600" color="fg.warning">
              {id.replace(`${flow.machine.id}.`, '')}
            </Text>
            <Text textStyle="sm">{description}</Text>
            {tags.length > 0 && (
              <Text textStyle="xs" color="fg.muted">
                {`Tags: ${tags.join(', ')}`}
              </Text>
            )}
          </Box>
        ))}
      </Stack>
      <ContextPanel context={state.context} before={before?.context} />
    </Panel>
  );
}
