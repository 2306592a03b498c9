import { actorGroups } from '../../../src/statecharts/live/actor-groups';
import { liveActor } from './live-actor';

const all = () => true;

/** Each group as its machine and its rows, further in by their depth. */
const shown = (groups: ReturnType<typeof actorGroups>) =>
  Object.fromEntries(
    groups.map(({ machine, rows }) => [
      machine,
      rows.map(({ actor, depth }) => '-'.repeat(depth) + actor.actor),
    ]),
  );

test('actors stand below their machine, in the order in which they were heard of', () => {
  const actors = ['booking1', 'session1', 'booking2'].map((id) => liveActor(id));
  expect(shown(actorGroups(actors, all))).toEqual({
    booking: ['booking1', 'booking2'],
    session: ['session1'],
  });
});

test('an actor that another one has started stands below that one', () => {
  const actors = [
    liveActor('upload1', { parent: 'creation1' }),
    liveActor('creation1'),
    liveActor('part1', { parent: 'upload1' }),
    liveActor('upload2'),
  ];
  expect(shown(actorGroups(actors, all))).toEqual({
    creation: ['creation1', '-upload1', '--part1'],
    upload: ['upload2'],
  });
});

test('an actor whose parent has gone stands by itself', () => {
  expect(shown(actorGroups([liveActor('upload1', { parent: 'creation1' })], all))).toEqual({
    upload: ['upload1'],
  });
});

test('an actor that is wanted brings those along that it was started by, and no others', () => {
  const actors = [
    liveActor('creation1'),
    liveActor('upload1', { parent: 'creation1', about: 'front.png' }),
    liveActor('upload2', { parent: 'creation1', about: 'back.png' }),
    liveActor('booking1'),
  ];
  expect(shown(actorGroups(actors, ({ about }) => about === 'back.png'))).toEqual({
    creation: ['creation1', '-upload2'],
  });
});
