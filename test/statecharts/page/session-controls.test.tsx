import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyLiveState, type LiveState } from '../../../src/statecharts/live/live-state';
import { serializeSession } from '../../../src/statecharts/live/session-file';
import { SessionControls, type Recording } from '../../../src/statecharts/page/session-controls';
import { ThemeWrapper } from '../../client/support/theme-wrapper';
import { liveActor, stateAt } from '../live/live-actor';

const session: LiveState = {
  ...emptyLiveState,
  actors: [liveActor('booking1')],
  stopped: [liveActor('booking2')],
  steps: [
    {
      actor: 'booking1',
      time: 7,
      event: { type: 'booking.open' },
      transitions: [],
      after: stateAt('editing'),
    },
  ],
};

function show(known: LiveState, recording?: Recording) {
  const opened: (Recording | undefined)[] = [];
  render(
    <SessionControls
      session={known}
      recording={recording}
      onOpen={(file) => void opened.push(file)}
    />,
    { wrapper: ThemeWrapper },
  );
  return opened;
}

const file = (text: string) => new File([text], 'monday.json', { type: 'application/json' });
const input = () => screen.getByLabelText('Recorded session');

afterEach(() => jest.restoreAllMocks());

test('opens a saved file, including stopped actors', async () => {
  const user = userEvent.setup();
  const saved: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:session';
  });
  // jsdom can't navigate to a file.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const opened = show(session);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const text = await new Response(saved[0]).text();
  expect(text).toBe(serializeSession(session));

  await user.upload(input(), file(text));
  expect(opened[0]?.name).toBe('monday.json');
  expect(opened[0]?.session.steps).toEqual(session.steps);
  expect(opened[0]?.session.actors.map(({ actor }) => actor)).toEqual(['booking2', 'booking1']);
});

test('rejects an invalid session file in place, and opens a corrected one', async () => {
  const user = userEvent.setup();
  const opened = show(session);
  await user.upload(input(), file('{"steps": []}'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "monday.json can't be opened. This is not a recorded session.",
  );
  expect(opened).toEqual([]);
  await user.upload(input(), file(serializeSession(session)));
  expect(opened).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('exports nothing without steps', () => {
  show(emptyLiveState);
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
});

test('shows the name of a recorded session, and closes it on click', async () => {
  const user = userEvent.setup();
  const opened = show(session, { name: 'monday.json', session });
  expect(screen.getByRole('status')).toHaveTextContent('Recorded in monday.json');
  await user.click(screen.getByRole('button', { name: 'Back to live' }));
  expect(opened).toEqual([undefined]);
});
