import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { system } from '../../../src/client/theme/system';
import type { Step } from '../../../src/statecharts/live/messages';
import { StepLog } from '../../../src/statecharts/page/step-log';

const steps = Array.from({ length: 1_000 }, (_none, time): Step => ({
  actor: 'tab/1',
  time,
  event: { type: `event.${time}` },
  transitions: [],
  after: { status: 'active', value: 'closed', states: [], context: {} },
}));

test('shows the latest rows of a long log, and older ones on demand', async () => {
  const user = userEvent.setup();
  render(
    <ChakraProvider value={system}>
      <StepLog
        steps={steps}
        getOwner={() => ({ machine: 'booking', name: 'booking' })}
        selectedStep={undefined}
        onSelectStep={() => undefined}
        empty=""
      />
    </ChakraProvider>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
  expect(screen.getByText('event.999')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show 60 older' }));
  expect(screen.getByText('event.880')).toBeInTheDocument();
});
