import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LiveActor } from '../../../src/statecharts/live/live-state';
import { ActorList } from '../../../src/statecharts/page/actor-list';
import { liveActor, stateAt } from '../live/live-actor';
import { VisualiserWrapper } from './visualiser-wrapper';

function show(actors: LiveActor[]) {
  const chosenActorIds: string[] = [];
  const tabs = [{ id: 'tab', address: '/category/field-watches' }];
  render(
    <ActorList
      title="Running actors"
      live={{ actors, tabs }}
      machine="booking"
      current={undefined}
      onChoose={({ actor }) => chosenActorIds.push(actor)}
    />,
    { wrapper: VisualiserWrapper },
  );
  return chosenActorIds;
}

const bookings = (count: number) =>
  Array.from({ length: count }, (_none, index) =>
    liveActor(`booking${index + 1}`, { about: `Watch ${index + 1}` }),
  );
const listedActors = () =>
  within(screen.getByRole('list', { name: 'Running actors' }))
    .queryAllByRole('button', { pressed: false })
    .map(({ textContent }) => textContent);

test('expands the displayed machine, and toggles others on click', async () => {
  const user = userEvent.setup();
  show([...bookings(2), liveActor('session1')]);
  expect(listedActors()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /Session/, expanded: false }));
  expect(listedActors()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: /Booking/, expanded: true }));
  expect(listedActors()).toEqual([expect.stringContaining('session')]);
});

test('filters actors of all machines by name, state and page', async () => {
  const user = userEvent.setup();
  show([...bookings(12), liveActor('deletion1', { about: 'Watch 12', state: stateAt('asking') })]);
  const filter = screen.getByRole('searchbox', { name: 'Filter actors' });
  await user.type(filter, 'watch 12');
  expect(listedActors()).toHaveLength(2);
  await user.clear(filter);
  await user.type(filter, 'ASKING');
  expect(listedActors()).toEqual([expect.stringContaining('asking')]);
  await user.clear(filter);
  await user.type(filter, 'no such actor');
  expect(screen.getByRole('status')).toHaveTextContent('No actor matches.');
});

test('shows the first of many actors, and more on demand', async () => {
  const user = userEvent.setup();
  show(bookings(120));
  expect(listedActors()).toHaveLength(60);
  await user.click(screen.getByRole('button', { name: 'Show 60 more' }));
  expect(listedActors()).toHaveLength(120);
});

test('selects an actor on click', async () => {
  const user = userEvent.setup();
  const chosenActorIds = show(bookings(3));
  await user.click(screen.getByRole('button', { name: /Watch 2/ }));
  expect(chosenActorIds).toEqual(['booking2']);
});
