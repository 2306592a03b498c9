import { emptyLiveState, type LiveState } from '../../../src/statecharts/live/live-state';
import { parseSession, serializeSession } from '../../../src/statecharts/live/session-file';
import { liveActor, stateAt } from './live-actor';

const session: LiveState = {
  ...emptyLiveState,
  tabs: [{ id: 'tab', address: '/login' }],
  actors: [liveActor('booking1', { parent: 'list1' })],
  stopped: [liveActor('booking2')],
  steps: [
    {
      actor: 'booking1',
      sender: { actor: 'list1', name: 'list' },
      time: 7,
      event: { type: 'booking.open', by: 'keyboard' },
      transitions: ['booking.closed on booking.open → booking.editing'],
      after: { ...stateAt('editing'), value: { editing: 'noError' } },
    },
  ],
};

test('restores a session from its file unchanged', () => {
  expect(parseSession(serializeSession(session))).toEqual(session);
});

test('omits transient fields from the file', () => {
  expect(parseSession(serializeSession({ ...session, rejection: 'Not now.' })).rejection).toBe('');
});

const sessionFileWith = (fields: object) =>
  JSON.stringify({ ...JSON.parse(serializeSession(session)), ...fields });

test.each([
  ['half a file', serializeSession(session).slice(0, -20), 'This is not JSON.'],
  ['an empty file', '', 'This is not JSON.'],
  ['other JSON', '{"name":"secondhand"}', 'This is not a recorded session.'],
  ['a list', '[]', 'This is not a recorded session.'],
  ['another version', sessionFileWith({ version: 2 }), 'version 2'],
  ['no steps', sessionFileWith({ steps: null }), 'no list of steps'],
  [
    'a step without a time',
    sessionFileWith({ steps: [{ ...session.steps[0], time: null }] }),
    'Entry 1 of the steps',
  ],
  [
    'a state that is a number',
    sessionFileWith({ actors: [{ ...session.actors[0], state: 3 }] }),
    'actors',
  ],
])('rejects %s with a message', (_what, text, reason) => {
  expect(() => parseSession(text)).toThrow(reason);
});
