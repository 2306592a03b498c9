import { render, screen, within } from '@testing-library/react';
import { ContextPanel } from '../../../src/statecharts/page/context-panel';
import { ThemeWrapper } from '../../client/support/theme-wrapper';

const show = (before: unknown, context: unknown) =>
  render(<ContextPanel before={before} context={context} />, { wrapper: ThemeWrapper });
const changes = () =>
  within(screen.getByRole('list', { name: 'Context changes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows the context changes of a step, and the whole context on demand', () => {
  show({ problem: 'No network', tries: 1 }, { tries: 2, order: 'o-1' });
  expect(changes()).toEqual(['− problem "No network"', '± tries 1 → 2', '+ order "o-1"']);
  expect(screen.getByText('Context')).toBeInTheDocument();
});

test('shows that a step left the context unchanged', () => {
  show({ tries: 1 }, { tries: 1 });
  expect(screen.getByText('The context did not change.')).toBeInTheDocument();
});

test('shows only the context when no step is selected', () => {
  show(undefined, { tries: 1 });
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByText('Context')).toBeInTheDocument();
});

test('shows nothing for a machine without a context', () => {
  show({}, {});
  expect(screen.queryByText(/context/i)).not.toBeInTheDocument();
});
