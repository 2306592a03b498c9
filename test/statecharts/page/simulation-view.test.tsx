import './pending-layout';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { assign, createMachine } from 'xstate';
import { addLazyRecipes } from '../../../src/client/theme/lazy-recipes';
import type { Flow } from '../../../src/statecharts/page/flow';
import { SimulationView } from '../../../src/statecharts/page/simulation-view';
import { VisualiserWrapper } from './visualiser-wrapper';

beforeAll(addLazyRecipes);

const greeting: Flow = {
  title: 'Greeting',
  file: '',
  machine: createMachine({
    id: 'greeting',
    context: ({ input }: { input: { name: string } }) => ({ pendingEvents: input.name.split('') }),
    initial: 'silent',
    states: {
      silent: {
        on: {
          greet: 'greeted',
          fail: {
            actions: assign(() => {
              throw new Error('No words.');
            }),
          },
        },
      },
      greeted: { type: 'final' },
    },
  }),
  examples: { 'say hello': { type: 'greet' }, 'say nothing': { type: 'fail' } },
};

function renderSimulation(flow: Flow) {
  const user = userEvent.setup();
  render(<SimulationView flow={flow} menu={null} />, { wrapper: VisualiserWrapper });
  const input = () => screen.getByLabelText('Input of the machine');
  return {
    user,
    input,
    state: () => screen.getByRole('status', { name: 'Current state' }),
    startWith: async (text: string) => {
      await user.clear(input());
      await user.click(input());
      await user.paste(text);
      await user.click(screen.getByRole('button', { name: 'Start with this input' }));
    },
  };
}

test('asks for the input of a machine, with an example, and starts with it', async () => {
  const { user, input, state, startWith } = renderSimulation(greeting);
  expect(JSON.parse((input() as HTMLTextAreaElement).value)).toEqual({ name: '' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start again' })).not.toBeInTheDocument();
  await startWith('{ "name": "Ann" }');
  expect(state()).toHaveTextContent('silent');
  expect(screen.getByText(/"A",\s+"n",\s+"n"/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send: say hello' }));
  expect(state()).toHaveTextContent('greeted');
  expect(screen.getByText('The machine is done.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(state()).toHaveTextContent('silent');
  expect(screen.getByText(/"A",\s+"n",\s+"n"/)).toBeInTheDocument();
});

test('shows invalid JSON or rejected input at its field', async () => {
  const { input, startWith, state } = renderSimulation(greeting);
  await startWith('{ "name": ');
  expect(screen.getByRole('alert')).toHaveTextContent('This is not JSON.');
  expect(input()).toBeInvalid();
  await startWith('{ "title": "Ann" }');
  expect(screen.getByRole('alert')).toHaveTextContent(/cannot start with this input. TypeError: /);
  expect(input()).toHaveValue('{ "title": "Ann" }');
  await startWith('{ "name": "Ann" }');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(state()).toHaveTextContent('silent');
});

test('shows an error thrown in a step, and keeps the state', async () => {
  const { user, startWith, state } = renderSimulation(greeting);
  await startWith('{ "name": "Ann" }');
  await user.click(screen.getByRole('button', { name: 'Send: say nothing' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Error: No words.');
  expect(state()).toHaveTextContent('silent');
  await user.click(screen.getByRole('button', { name: 'Send: say hello' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(state()).toHaveTextContent('greeted');
});

test('does not ask for input when the machine starts without it', () => {
  const machine = createMachine({ id: 'lamp', initial: 'off', states: { off: {} } });
  const { state } = renderSimulation({ title: 'Lamp', file: '', machine, examples: {} });
  expect(state()).toHaveTextContent('off');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/Input of the machine/)).not.toBeInTheDocument();
});

test('marks the states and transitions that a test run did not cover', async () => {
  const { user } = renderSimulation(greeting);
  const file = (name: string, content: unknown) => new File([JSON.stringify(content)], name);
  const choose = (chosen: File) =>
    user.upload(screen.getByLabelText('Coverage of a test run'), chosen);
  await choose(file('other.json', { steps: [] }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "other.json can't be shown. This is not a coverage file.",
  );
  const states = ['greeting', 'greeting.silent'];
  const transitions = ['greeting.silent on fail → itself'];
  await choose(file('coverage.json', [{ machine: 'greeting', states, transitions }]));
  const missing = await screen.findByText(/^Not covered/);
  expect(missing).toHaveTextContent(
    'Not covered: greeting.greeted; greeting.silent on greet → greeting.greeted',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide coverage' }));
  expect(screen.queryByText(/^Not covered/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Coverage' })).toBeVisible();
});
