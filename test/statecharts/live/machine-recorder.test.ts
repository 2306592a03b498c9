import {
  createActor,
  createMachine,
  sendTo,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import { bookingExampleEvents } from '../../../src/client/features/booking/booking.examples';
import { bookingMachine } from '../../../src/client/features/booking/booking.machine';
import { MachineRecorder, type RecordedStep } from '../../../src/statecharts/live/machine-recorder';
import { withoutEffects } from '../../model/without-effects';

function startRecording() {
  const reported: string[] = [];
  const steps: RecordedStep[] = [];
  const recorder = new MachineRecorder('tab', {
    started: ({ label }) => reported.push(`started ${label}`),
    stepped: (step) => {
      reported.push(`${step.event.type} → ${JSON.stringify(step.after.value)}`);
      steps.push(step);
    },
    stopped: ({ label }) => reported.push(`stopped ${label}`),
  });
  const createRecordedActor = (machine: AnyStateMachine, label: string) =>
    createActor(machine, {
      inspect: (event: InspectionEvent) => recorder.record({ event, time: 7, label }),
    });
  return { reported, steps, recorder, createRecordedActor };
}

const machine = withoutEffects(bookingMachine);

test('records a machine when it starts, not when it is created', () => {
  const { reported, recorder, createRecordedActor } = startRecording();
  const actor = createRecordedActor(machine, 'Omega');
  expect(recorder.actors).toEqual([]);
  actor.start();
  expect(reported).toEqual(['started Omega']);
  expect(recorder.actors).toHaveLength(1);
});

test('records every event with its transitions and the next state', () => {
  const { reported, steps, createRecordedActor } = startRecording();
  const actor = createRecordedActor(machine, 'Omega').start();
  actor.send(bookingExampleEvents['open the dialog']);
  actor.send(bookingExampleEvents['submit the details']);
  expect(reported.slice(1)).toEqual([
    'booking.open → {"editing":"noError"}',
    'booking.submit → "submitting"',
  ]);
  expect(steps.map(({ transitions }) => transitions)).toEqual([
    ['booking.closed on booking.open → booking.editing'],
    ['booking.editing on booking.submit → booking.submitting'],
  ]);
  expect(steps[0]?.time).toBe(7);
});

test('records the sender and the time of each event', () => {
  const { steps, createRecordedActor } = startRecording();
  const child = createMachine({
    id: 'upload',
    initial: 'idle',
    states: { idle: { on: { go: 'done' } }, done: { type: 'final' } },
  });
  const parent = createMachine({
    id: 'creation',
    invoke: { id: 'front', src: child },
    on: { press: { actions: sendTo('front', { type: 'go' }) } },
  });
  const actor = createRecordedActor(parent, 'Omega').start();
  actor.send({ type: 'press' });
  const stepsBySendTime = steps.toSorted((one, other) => one.sentAt - other.sentAt);
  const sent = stepsBySendTime.map(({ event, sender, actor: receiver }) => [
    sender?.id ?? 'outside',
    event.type,
    receiver.label,
  ]);
  expect(sent).toEqual([
    ['outside', 'press', 'Omega'],
    [actor.id, 'go', 'front'],
    ['front', 'xstate.done.actor.front', 'Omega'],
  ]);
});

test('records an event that a guard rejected, without a transition', () => {
  const { steps, createRecordedActor } = startRecording();
  const actor = createRecordedActor(machine, 'Omega').start();
  actor.send(bookingExampleEvents['open the dialog']);
  actor.send(bookingExampleEvents['submit a phone number that is too short']);
  expect(steps.at(-1)).toMatchObject({ transitions: [], event: { type: 'booking.submit' } });
});

test('attributes a transition to its own machine when another machine triggers it', () => {
  const { steps, createRecordedActor } = startRecording();
  const other = createRecordedActor(machine, 'Seiko').start();
  const announcingMachine = machine.provide({
    actions: { announceBooking: () => other.send(bookingExampleEvents['open the dialog']) },
  });
  const actor = createRecordedActor(announcingMachine, 'Omega').start();
  actor.send(bookingExampleEvents['open the dialog']);
  actor.send(bookingExampleEvents['submit the details']);
  steps.length = 0;
  actor.send(bookingExampleEvents['the product is booked']);
  expect(steps.map(({ actor: { label }, transitions }) => [label, transitions])).toEqual([
    ['Seiko', ['booking.closed on booking.open → booking.editing']],
    [
      'Omega',
      ['booking.submitting on xstate.done.actor.0.booking.submitting [2] → booking.booked'],
    ],
  ]);
});

test('does not record invoked promise actors as machines', () => {
  const { recorder, createRecordedActor } = startRecording();
  const actor = createRecordedActor(machine, 'Omega').start();
  actor.send(bookingExampleEvents['open the dialog']);
  actor.send(bookingExampleEvents['submit the details']);
  expect(recorder.actors).toHaveLength(1);
});

test('records a child machine with its parent', () => {
  const { recorder, createRecordedActor, reported } = startRecording();
  const child = createMachine({ id: 'upload', initial: 'going', states: { going: {} } });
  const parent = createMachine({
    id: 'creation',
    initial: 'uploading',
    states: {
      uploading: { invoke: { id: 'front', src: child }, on: { cancel: 'idle' } },
      idle: {},
    },
  });
  const actor = createRecordedActor(parent, 'Omega').start();
  const [first, second] = recorder.actors;
  expect([first?.label, second?.label]).toEqual(['Omega', 'front']);
  expect(second?.parent).toBe(first?.ref);
  actor.send({ type: 'cancel' });
  expect(reported.filter((text) => text.startsWith('stopped'))).toEqual(['stopped front']);
});

test('removes a stopped machine', () => {
  const { reported, recorder, createRecordedActor } = startRecording();
  const actor = createRecordedActor(machine, 'Omega').start();
  actor.stop();
  expect(reported).toEqual(['started Omega', 'stopped Omega']);
  expect(recorder.actors).toEqual([]);
});

test('keeps the latest 20 finished machines', () => {
  const { recorder, createRecordedActor } = startRecording();
  const running = createRecordedActor(machine, 'still running').start();
  for (let count = 1; count <= 25; count += 1) {
    const actor = createRecordedActor(machine, `booking ${count}`).start();
    actor.send(bookingExampleEvents['open the dialog']);
    actor.send(bookingExampleEvents['submit the details']);
    actor.send(bookingExampleEvents['the product is booked']);
  }
  expect(recorder.actors.map(({ label }) => label)).toEqual([
    'still running',
    ...Array.from({ length: 20 }, (_, index) => `booking ${index + 6}`),
  ]);
  expect(running.getSnapshot().status).toBe('active');
});

test('keeps the latest 300 steps', () => {
  const { recorder, createRecordedActor } = startRecording();
  const actor = createRecordedActor(machine, 'Omega').start();
  for (let count = 0; count < 400; count += 1) actor.send({ type: 'booking.open' });
  expect(recorder.steps).toHaveLength(300);
  expect(recorder.actors[0]?.initialSnapshot.value).toEqual({ editing: 'noError' });
});

test('distinguishes two actors of the same machine', () => {
  const { recorder, createRecordedActor } = startRecording();
  createRecordedActor(machine, 'Omega').start();
  createRecordedActor(machine, 'Seiko').start();
  const [one, other] = recorder.actors;
  expect(one?.id).not.toBe(other?.id);
  expect(recorder.findActor(other?.id ?? '')?.label).toBe('Seiko');
});
