import { Box, Button, Heading, HStack, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { getChart } from '../chart/chart';
import { mermaid } from '../export/mermaid';
import { statelyJson } from '../export/stately-json';
import type { Flow } from './flow';
import { saveChart } from './save-chart';
import { useLayout } from './use-layout';
import { useVisualiserConfig } from './visualiser-context';

/** The title and description of a flow, with buttons that export its chart. */
export const ChartHeader = memo(function ChartHeader({ flow }: { flow: Flow }) {
  const chart = getChart(flow.machine);
  const layout = useLayout(flow);
  return (
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
        <CopyButton name="Mermaid" text={() => mermaid(chart)} />
        <Button
          size="xs"
          variant="outline"
          bg="bg.panel"
          disabled={!layout}
          onClick={() => layout && saveChart(layout)}
        >
          Save SVG
        </Button>
      </HStack>
    </HStack>
  );
});

interface CopyButtonProps {
  /** The format in the button label, such as JSON. */
  name: string;
  text: () => string;
}

function CopyButton({ name, text }: CopyButtonProps) {
  const { notify } = useVisualiserConfig();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      notify.success(`${name} copied`);
    } catch {
      notify.error('Your browser does not let this page copy.');
    }
  };
  return (
    <Button size="xs" variant="outline" bg="bg.panel" onClick={() => void copy()}>
      {`Copy as ${name}`}
    </Button>
  );
}
