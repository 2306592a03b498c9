import {
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  log,
  raise,
  sendParent,
  sendTo,
  spawnChild,
  stopChild,
} from 'xstate';
import {
  twoStateMachine,
  request,
  childMachine,
  effect,
  subscription,
  type Feature,
} from './feature';

const transitionWith = (actions: unknown) => twoStateMachine({}, { target: 'b', actions });
const sentEvents = ['go'];
const reachedState = 'b';

/** Features of actions and actors. */
export const effectFeatures: Feature[] = [
  {
    name: 'actions with params',
    machine: transitionWith({ type: 'note', params: { text: 'hello' } }),
    texts: ['note { text: "hello" }'],
    sentEvents,
    reachedState,
  },
  {
    name: 'assign of some keys',
    machine: transitionWith(assign({ count: 1, name: () => 'Ann' })),
    texts: ['assign count, name'],
    sentEvents,
    reachedState,
  },
  {
    name: 'assign of the whole context',
    machine: transitionWith(assign(() => ({}))),
    texts: ['assign'],
    sentEvents,
    reachedState,
  },
  {
    name: 'raise',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: { actions: raise({ type: 'next' }) }, next: 'b' } }, b: {} },
    }),
    texts: ['raise next'],
    sentEvents,
    reachedState,
  },
  {
    name: 'raise with a delay',
    machine: transitionWith(raise({ type: 'next' }, { delay: 50 })),
    texts: ['raise next after 50 ms'],
    sentEvents,
    reachedState,
  },
  {
    name: 'cancel',
    machine: transitionWith(cancel('timer')),
    texts: ['cancel timer'],
    sentEvents,
    reachedState,
  },
  {
    name: 'emit',
    machine: transitionWith(emit({ type: 'counted', count: 2 })),
    texts: ['emit counted { count: 2 }'],
    sentEvents,
    reachedState,
  },
  {
    name: 'log',
    machine: transitionWith(log('hello', 'mine')),
    texts: ['log mine "hello"'],
    sentEvents,
    reachedState,
  },
  {
    name: 'sendTo',
    machine: twoStateMachine(
      { invoke: { id: 'kid', src: 'childMachine' } },
      { actions: sendTo('kid', { type: 'hey' }) },
    ),
    texts: ['send hey to kid'],
    sentEvents,
    reachedState: 'a',
  },
  {
    name: 'sendParent',
    machine: transitionWith(sendParent({ type: 'hey' })),
    texts: ['send hey'],
    sentEvents,
    reachedState,
  },
  {
    name: 'spawnChild and stopChild',
    machine: twoStateMachine(
      { entry: spawnChild('subscription', { id: 'kid' }) },
      { target: 'b', actions: stopChild('kid') },
    ),
    texts: ['spawn subscription as kid', 'stop kid'],
    sentEvents,
    reachedState,
  },
  {
    name: 'spawnChild with input and a system id',
    machine: twoStateMachine({
      entry: spawnChild(subscription, { id: 'kid', systemId: 'watcher', input: { name: 'Ann' } }),
    }),
    texts: ['spawn inline as kid as watcher with { name: "Ann" }'],
    sentEvents,
    reachedState,
  },
  {
    name: 'spawnChild of inline logic',
    machine: twoStateMachine({ entry: spawnChild(subscription, { id: 'kid' }) }),
    texts: ['spawn inline as kid'],
    sentEvents,
    reachedState,
  },
  {
    name: 'spawn within assign',
    machine: twoStateMachine({ entry: assign({ kid: ({ spawn }) => spawn(subscription) }) }),
    texts: ['assign kid'],
    sentEvents,
    reachedState,
  },
  {
    name: 'enqueueActions',
    machine: transitionWith(
      enqueueActions(({ enqueue }) => {
        enqueue(effect('enqueued'));
        enqueue.assign({ count: 1 });
      }),
    ),
    texts: ['enqueueActions'],
    sentEvents,
    reachedState,
  },
  {
    name: 'invoke with onDone, onError and onSnapshot',
    machine: twoStateMachine({
      invoke: { src: 'request', onDone: 'b', onError: 'a', onSnapshot: { actions: 'note' } },
    }),
    texts: ['invoke:', 'done: request', 'error: request', 'snapshot: request'],
    sentEvents: [{ type: 'xstate.done.actor.0.m.a', output: 1 }],
    reachedState,
  },
  {
    name: 'invoke with input and a system id',
    machine: twoStateMachine({
      invoke: { src: 'request', systemId: 'requester', input: { name: 'Ann' } },
    }),
    texts: ['as requester', 'with { name: "Ann" }'],
    sentEvents,
    reachedState,
  },
  {
    name: 'invoke with computed input',
    machine: twoStateMachine({ invoke: { src: 'request', input: () => ({ name: 'Ann' }) } }),
    texts: ['with input'],
    sentEvents,
    reachedState,
  },
  {
    name: 'invoke of inline logic',
    machine: twoStateMachine({ invoke: { src: request, onDone: 'b' } }),
    texts: ['done: inline'],
    sentEvents: ['xstate.done.actor.0.m.a'],
    reachedState,
  },
  {
    name: 'several invokes of the same source',
    machine: twoStateMachine({
      invoke: [
        { src: 'request', onDone: 'a' },
        { src: 'request', id: 'second', onDone: 'b' },
      ],
    }),
    texts: ['request (1)', 'request (second)'],
    sentEvents: ['xstate.done.actor.second'],
    reachedState,
  },
  {
    name: 'invoke of a machine',
    machine: twoStateMachine({ invoke: { src: 'childMachine', onDone: 'b' } }),
    texts: ['done: childMachine'],
    sentEvents: ['xstate.done.actor.0.m.a'],
    reachedState,
  },
  {
    name: 'invoke of an inline machine',
    machine: twoStateMachine({ invoke: { src: childMachine, id: 'kid' } }),
    texts: ['inline'],
    sentEvents,
    reachedState,
  },
];
