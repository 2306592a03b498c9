import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getChart } from '../../../src/statecharts/chart/chart';
import { ChartDrawing } from '../../../src/statecharts/chart/chart-drawing';
import { layOutChart, type ChartLayout } from '../../../src/statecharts/chart/layout';
import { nodeElk } from '../../../src/statecharts/drawings/node-elk';
import { workshopMachine } from './workshop-machine';

const agreeTransition = 'workshop.offering on workshop.agree → workshop.mending';
let layout: ChartLayout;

beforeAll(async () => {
  layout = await layOutChart(getChart(workshopMachine), nodeElk());
});

test.each(['{Enter}', ' '])('an enabled transition is taken by the key %j', async (key) => {
  const user = userEvent.setup();
  const onTransition = jest.fn();
  render(
    <svg>
      <ChartDrawing
        layout={layout}
        enabled={new Set([agreeTransition])}
        onTransition={onTransition}
      />
    </svg>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: /^workshop\.agree/ })).toHaveFocus();
  await user.keyboard(key);
  expect(onTransition).toHaveBeenCalledWith(expect.objectContaining({ id: agreeTransition }));
});

test('a click on a state selects it', async () => {
  const user = userEvent.setup();
  const onState = jest.fn();
  render(
    <svg>
      <ChartDrawing layout={layout} onState={onState} />
    </svg>,
  );
  await user.click(screen.getByRole('button', { name: /^paused/ }));
  expect(onState).toHaveBeenCalledWith(expect.objectContaining({ id: 'workshop.paused' }));
});
