import { render, screen, within } from '@testing-library/react';
import { ContextPanel } from '../../../src/statecharts/page/context-panel';
import { ThemeWrapper } from '../../client/support/theme-wrapper';

const show = (before: unknown, context: unknown) =>
  render(<ContextPanel before={before} context={context} />, { wrapper: ThemeWrapper });
const changes = () =>
  within(screen.getByRole('list', { name: 'What this step did to the context' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a step shows what it did to the context, and all of it on request', () => {
  show({ problem: 'No network', tries: 1 }, { tries: 2, order: 'o-1' });
  expect(changes()).toEqual(['− problem "No network"', '± tries 1 → 2', '+ order "o-1"']);
  expect(screen.getByText('Context')).toBeInTheDocument();
});

test('a step that left the context alone says so', () => {
  show({ tries: 1 }, { tries: 1 });
  expect(screen.getByText('The context stayed as it was.')).toBeInTheDocument();
});

test('where no step led here there is the context alone, and nothing of an empty one', () => {
  show(undefined, { tries: 1 });
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByText('Context')).toBeInTheDocument();
});

test('a machine without a context shows none', () => {
  show({}, {});
  expect(screen.queryByText(/context/i)).not.toBeInTheDocument();
});
