import { waitFor } from '@testing-library/react';
import { createActor } from 'xstate';
import { bookingExamples } from '../../../src/client/features/booking/booking.examples';
import { bookingMachine } from '../../../src/client/features/booking/booking.machine';
import type { Inspected } from '../../../src/statecharts/live/inspected';
import {
  channelName,
  type ActorReport,
  type Message,
  type VisualiserMessage,
} from '../../../src/statecharts/live/messages';
import { startReporter } from '../../../src/statecharts/live/reporter';
import { thisTab } from '../../../src/statecharts/live/this-tab';
import { silenced } from '../../model/silenced';

let finish: () => void = () => undefined;
afterEach(() => finish());

/** A page with one machine, and another page that listens to what it reports. */
function report({ isMirror = false } = {}) {
  const told: string[] = [];
  const reports: ActorReport[] = [];
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    told.push(data.type);
    if (data.type === 'tab.report') reports.push(...data.actors);
  };
  let hear: (inspected: Inspected) => void = () => undefined;
  const end = startReporter((listener) => {
    hear = listener;
  });
  finish = () => {
    end();
    channel.close();
  };
  const booking = createActor(silenced(bookingMachine), {
    inspect: (event) => hear({ event, time: 1, about: '', isMirror }),
  }).start();
  return {
    told,
    reports,
    say: (message: VisualiserMessage) => channel.postMessage(message),
    /** Resolves once this was the latest that was told. */
    received: (type: Message['type']) => waitFor(() => expect(told.at(-1)).toBe(type)),
    open: () => booking.send(bookingExamples['open the dialog']),
  };
}

test('an open visualiser is told what is there, and then each step', async () => {
  const { say, received, open } = report();
  await received('tab.opened');
  say({ type: 'visualiser.hello', visualiser: 'other', tab: 'tab-other' });
  await received('tab.report');
  open();
  await received('actor.stepped');
});

test('a page that shows the visualiser leaves its own machines out until it is left', async () => {
  const { told, say, received, open } = report();
  await received('tab.opened');
  say({ type: 'visualiser.hello', visualiser: 'other', tab: 'tab-other' });
  await received('tab.report');
  say({ type: 'visualiser.hello', visualiser: 'own', tab: thisTab });
  await received('tab.closed');
  open();
  say({ type: 'visualiser.hello', visualiser: 'third', tab: 'tab-third' });
  say({ type: 'visualiser.bye', visualiser: 'own' });
  await received('tab.opened');
  expect(told).toEqual(['tab.opened', 'tab.report', 'tab.closed', 'tab.opened']);
  say({ type: 'visualiser.hello', visualiser: 'third', tab: 'tab-third' });
  await received('tab.report');
});

test('a machine that follows the server is reported as such', async () => {
  const { reports, say, received } = report({ isMirror: true });
  await received('tab.opened');
  say({ type: 'visualiser.hello', visualiser: 'other', tab: 'tab-other' });
  await received('tab.report');
  expect(reports).toMatchObject([{ machine: 'booking', isMirror: true }]);
});
