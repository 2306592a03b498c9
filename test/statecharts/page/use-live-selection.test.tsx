import { act, renderHook } from '@testing-library/react';
import { createActor, createMachine } from 'xstate';
import { MemoryRouter } from 'react-router-dom';
import { allStates, getChart } from '../../../src/statecharts/chart/chart';
import { emptyLiveState } from '../../../src/statecharts/live/live-state';
import { MachineRecorder } from '../../../src/statecharts/live/machine-recorder';
import { toActorReport } from '../../../src/statecharts/live/reports';
import { useLiveSelection } from '../../../src/statecharts/page/use-live-selection';
import { liveActor } from '../live/live-actor';
import { VisualiserWrapper } from './visualiser-wrapper';

const upload = createMachine({
  id: 'upload',
  initial: 'going',
  states: { going: { on: { cancel: 'cancelled' } }, cancelled: {} },
});

/** The report of a child machine. */
function reportedChild() {
  const ignore = () => undefined;
  const recorder = new MachineRecorder('tab', {
    started: ignore,
    stepped: ignore,
    stopped: ignore,
  });
  const parent = createMachine({ id: 'creation', invoke: { id: 'front', src: upload } });
  createActor(parent, {
    inspect: (event) => recorder.record({ event, time: 1, label: '' }),
  }).start();
  const report = toActorReport(recorder.actors[1]!, (ref) => recorder.getActorId(ref));
  return { ...report, tab: 'tab' };
}

function renderSelection(...actors: ReturnType<typeof liveActor>[]) {
  const live = { ...emptyLiveState, actors: [liveActor('booking1'), ...actors] };
  return renderHook(() => useLiveSelection(live, { mode: 'live', flow: undefined }), {
    wrapper: ({ children }) => (
      <VisualiserWrapper>
        <MemoryRouter>{children}</MemoryRouter>
      </VisualiserWrapper>
    ),
  }).result;
}

test('shows the reported definition of a child machine that is not a flow', () => {
  const child = reportedChild();
  const selection = renderSelection(child);
  expect(selection.current.flow.machine.id).toBe('booking');
  act(() => selection.current.chooseActor(child));
  expect(selection.current.actor).toBe(child);
  expect(selection.current.hasChart).toBe(true);
  const states = allStates(getChart(selection.current.flow.machine)).map(({ id }) => id);
  expect(states).toEqual(expect.arrayContaining(child.state.states));
  expect(states).toEqual(['upload', 'upload.going', 'upload.cancelled']);
});

test.each([{}, { definition: 'truncated' }])(
  'shows no chart of a machine whose definition is missing or incomplete',
  (reported) => {
    const unknown = liveActor('upload1', reported);
    const selection = renderSelection(unknown);
    act(() => selection.current.chooseActor(unknown));
    expect(selection.current.actor).toBe(unknown);
    expect(selection.current.hasChart).toBe(false);
  },
);
