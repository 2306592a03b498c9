import { waitFor } from '@testing-library/react';
import { createActor } from 'xstate';
import { bookingExampleEvents } from '../../../src/client/features/booking/booking.examples';
import { bookingMachine } from '../../../src/client/features/booking/booking.machine';
import type { InspectedEvent } from '../../../src/statecharts/live/inspected-event';
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

/** Opens a page with one machine, and another page that receives its reports. */
function openPages({ isMirror = false } = {}) {
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
    send: (message: VisualiserMessage) => channel.postMessage(message),
    /** Resolves once this is the latest message. */
    received: (type: Message['type']) => waitFor(() => expect(messages.at(-1)).toBe(type)),
    open: () => booking.send(bookingExampleEvents['open the dialog']),
  };
}

test('sends a report to an open visualiser, and then each step', async () => {
  const { send, received, open } = openPages();
  await received('tab.opened');
  send({ type: 'visualiser.opened', visualiser: 'other', tab: 'tab-other' });
  await received('tab.report');
  open();
  await received('actor.stepped');
});

test('a page with the visualiser reports its own machines only after leaving it', async () => {
  const { messages, send, received, open } = openPages();
  await received('tab.opened');
  send({ type: 'visualiser.opened', visualiser: 'other', tab: 'tab-other' });
  await received('tab.report');
  send({ type: 'visualiser.opened', visualiser: 'own', tab: tabId });
  await received('tab.closed');
  open();
  send({ type: 'visualiser.opened', visualiser: 'third', tab: 'tab-third' });
  send({ type: 'visualiser.closed', visualiser: 'own' });
  await received('tab.opened');
  expect(messages).toEqual(['tab.opened', 'tab.report', 'tab.closed', 'tab.opened']);
  send({ type: 'visualiser.opened', visualiser: 'third', tab: 'tab-third' });
  await received('tab.report');
});

test('marks a machine that mirrors the server in its report', async () => {
  const { reports, send, received } = openPages({ isMirror: true });
  await received('tab.opened');
  send({ type: 'visualiser.opened', visualiser: 'other', tab: 'tab-other' });
  await received('tab.report');
  expect(reports).toMatchObject([{ machine: 'booking', isMirror: true }]);
});
