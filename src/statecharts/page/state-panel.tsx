import { Box, Stack, Text } from '@chakra-ui/react';
import { allStates, chartOf } from '../chart/chart';
import type { Flow } from '../flows';
import type { StateReport } from '../live/messages';
import { Panel } from './panel';

/** The states that a machine is in, in words, and its context. */
export function StatePanel({ flow, state }: { flow: Flow; state: StateReport }) {
  const chart = chartOf(flow.machine);
  const inside = allStates(chart).filter(
    ({ id, states }) =>
      state.states.includes(id) && states.every((one) => !state.states.includes(one.id)),
  );
  const context = JSON.stringify(state.context, null, 2);
  return (
    <Panel title="State">
      <Stack gap="2" role="status" aria-label="Current state">
        {inside.map(({ id, description, tags }) => (
          <Box key={id}>
            <Text fontFamily="mono" textStyle="sm" fontWeight="600" color="fg.warning">
              {id.replace(`${flow.machine.id}.`, '')}
            </Text>
            <Text textStyle="sm">{description}</Text>
            {tags.length > 0 && (
              <Text textStyle="xs" color="fg.muted">
                Tags: {tags.join(', ')}
              </Text>
            )}
          </Box>
        ))}
      </Stack>
      {context !== '{}' && (
        <Box as="details">
          <Text as="summary" textStyle="xs" color="fg.muted" cursor="pointer">
            Context
          </Text>
          <Box as="pre" fontSize="xs" whiteSpace="pre-wrap" wordBreak="break-word" paddingY="1">
            {context}
          </Box>
        </Box>
      )}
    </Panel>
  );
}
