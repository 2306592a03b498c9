import { waitFor } from '@testing-library/react';
import { createActor } from 'xstate';
import { bookingExamples } from '../../../src/client/features/booking/booking.examples';
import { bookingMachine } from '../../../src/client/features/booking/booking.machine';
import type { InspectedEvent } from '../../../src/statecharts/live/inspected';
import {
  channelName,
  type ActorReport,
  type Message,
  type VisualiserMessage,
} from '../../../src/statecharts/live/messages';
import { startReporter } from '../../../src/statecharts/live/reporter';
import { tabId } from '../../../src/statecharts/live/tab-id';
import { withoutEffects } from '../../model/without-effects';

let finish: () => void = () => undefined;
afterEach(() => finish());

/** A page with one machine, and another page that receives its reports. */
function report({ isMirror = false } = {}) {
  const messages: string[] = [];
  const reports: ActorReport[] = [];
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    messages.push(data.type);
    if (data.type === 'tab.report') reports.push(...data.actors);
  };
  let emit: (inspected: InspectedEvent) => void = () => undefined;
  const end = startReporter((listener) => {
    emit = listener;
  });
  finish = () => {
    end();
    channel.close();
  };
  const booking = createActor(withoutEffects(bookingMachine), {
    inspect: (event) => emit({ event, time: 1, label: '', isMirror }),
  }).start();
  return {
    messages,
    reports,
    say: (message: VisualiserMessage) => channel.postMessage(message),
    /** Resolves once this is the latest message. */
    received: (type: Message['type']) => waitFor(() => expect(messages.at(-1)).toBe(type)),
    open: () => booking.send(bookingExamples['open the dialog']),
  };
}

test('sends a report to an open visualiser, and then each step', async () => {
  const { say, received, open } = report();
  await received('tab.opened');
  say({ type: 'visualiser.opened', visualiser: 'other', tab: 'tab-other' });
  await received('tab.report');
  open();
  await received('actor.stepped');
});

test('a page with the visualiser reports its own machines only after leaving it', async () => {
  const { messages, say, received, open } = report();
  await received('tab.opened');
  say({ type: 'visualiser.opened', visualiser: 'other', tab: 'tab-other' });
  await received('tab.report');
  say({ type: 'visualiser.opened', visualiser: 'own', tab: tabId });
  await received('tab.closed');
  open();
  say({ type: 'visualiser.opened', visualiser: 'third', tab: 'tab-third' });
  say({ type: 'visualiser.closed', visualiser: 'own' });
  await received('tab.opened');
  expect(messages).toEqual(['tab.opened', 'tab.report', 'tab.closed', 'tab.opened']);
  say({ type: 'visualiser.opened', visualiser: 'third', tab: 'tab-third' });
  await received('tab.report');
});

test('reports a machine that mirrors the server as such', async () => {
  const { reports, say, received } = report({ isMirror: true });
  await received('tab.opened');
  say({ type: 'visualiser.opened', visualiser: 'other', tab: 'tab-other' });
  await received('tab.report');
  expect(reports).toMatchObject([{ machine: 'booking', isMirror: true }]);
});
