import { layoutRequests } from './pending-layout';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMachine } from 'xstate';
import type { Flow } from '../../../src/statecharts/page/flow';
import { useLayout } from '../../../src/statecharts/page/use-layout';
import { VisualiserProvider } from '../../../src/statecharts/page/visualiser-context';

const createFlow = (id: string): Flow => ({
  title: id,
  file: `${id}.ts`,
  machine: createMachine({ id }),
  examples: {},
});
const chosenLater = createFlow('chosen later');
const flows = [createFlow('shown'), createFlow('next'), createFlow('other'), chosenLater] as const;
const notify = { success: jest.fn(), error: jest.fn() };

function Visualiser({ children }: { children: ReactNode }) {
  return <VisualiserProvider value={{ flows: [...flows], notify }}>{children}</VisualiserProvider>;
}

test('a chart that is chosen is laid out before those that nobody has chosen yet', async () => {
  const { rerender } = renderHook(({ flow }) => useLayout(flow), {
    wrapper: Visualiser,
    initialProps: { flow: flows[0] },
  });
  await act(async () => layoutRequests[0]?.finish());
  rerender({ flow: chosenLater });
  const requested = layoutRequests.map(
    ({ graph }) => flows.find(({ title }) => graph.includes(`"${title}"`))?.title,
  );
  expect(requested).toEqual(['shown', 'next', 'chosen later']);
});
