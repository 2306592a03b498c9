import { actorGroups } from '../../../src/statecharts/live/actor-groups';
import { liveActor } from './live-actor';

const all = () => true;

/** The rows of each group by machine, indented by depth. */
const format = (groups: ReturnType<typeof actorGroups>) =>
  Object.fromEntries(
    groups.map(({ machine, rows }) => [
      machine,
      rows.map(({ actor, depth }) => '-'.repeat(depth) + actor.actor),
    ]),
  );

test('groups actors by machine, in the order of their first report', () => {
  const actors = ['booking1', 'session1', 'booking2'].map((id) => liveActor(id));
  expect(format(actorGroups(actors, all))).toEqual({
    booking: ['booking1', 'booking2'],
    session: ['session1'],
  });
});

test('nests a child actor under its parent', () => {
  const actors = [
    liveActor('upload1', { parent: 'creation1' }),
    liveActor('creation1'),
    liveActor('part1', { parent: 'upload1' }),
    liveActor('upload2'),
  ];
  expect(format(actorGroups(actors, all))).toEqual({
    creation: ['creation1', '-upload1', '--part1'],
    upload: ['upload2'],
  });
});

test('lists an actor without a running parent at the top level', () => {
  expect(format(actorGroups([liveActor('upload1', { parent: 'creation1' })], all))).toEqual({
    upload: ['upload1'],
  });
});

test('includes the ancestors of a matching actor only', () => {
  const actors = [
    liveActor('creation1'),
    liveActor('upload1', { parent: 'creation1', about: 'front.png' }),
    liveActor('upload2', { parent: 'creation1', about: 'back.png' }),
    liveActor('booking1'),
  ];
  expect(format(actorGroups(actors, ({ about }) => about === 'back.png'))).toEqual({
    creation: ['creation1', '-upload2'],
  });
});
