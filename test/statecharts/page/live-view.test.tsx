import './pending-layout';
import { render, screen } from '@testing-library/react';
import { addLazyRecipes } from '../../../src/client/theme/lazy-recipes';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { emptyLiveState, type LiveActor } from '../../../src/statecharts/live/live-state';
import { LiveView } from '../../../src/statecharts/page/live-view';
import { liveActor, stateAt } from '../live/live-actor';
import { VisualiserWrapper } from './visualiser-wrapper';

beforeAll(addLazyRecipes);

const flow = flows.find(({ machine }) => machine.id === 'booking')!;

function show(actor: LiveActor) {
  const nothing = () => undefined;
  render(
    <LiveView
      flow={flow}
      live={{ ...emptyLiveState, actors: [actor] }}
      commands={{ send: nothing, clear: nothing }}
      liveSelection={{
        flow,
        actor,
        selectedStep: undefined,
        hasChart: true,
        chooseActor: nothing,
        showStep: nothing,
        backToNow: nothing,
      }}
      menu={null}
    >
      {null}
    </LiveView>,
    { wrapper: VisualiserWrapper },
  );
}

const events = () => screen.queryAllByRole('button', { name: /^Send: / });

test('offers the accepted events of an actor on the page', () => {
  show(liveActor('booking1', { state: stateAt('closed') }));
  expect(events()).not.toEqual([]);
});

test('offers no events for an actor that mirrors the server, and shows the reason', () => {
  show(liveActor('booking1', { state: stateAt('closed'), isMirror: true }));
  expect(events()).toEqual([]);
  expect(screen.getByText(/It mirrors the server/)).toBeInTheDocument();
});
