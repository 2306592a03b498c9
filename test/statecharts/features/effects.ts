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
import { ab, asked, childMachine, effect, watched, type Feature } from './feature';

const doing = (actions: unknown) => ab({}, { target: 'b', actions });
const walk = ['go'];
const reaches = 'b';

/** Features of actions and actors. */
export const effectFeatures: Feature[] = [
  {
    name: 'actions with params',
    machine: doing({ type: 'note', params: { text: 'hello' } }),
    shows: ['note { text: "hello" }'],
    walk,
    reaches,
  },
  {
    name: 'assign of parts',
    machine: doing(assign({ count: 1, name: () => 'Ann' })),
    shows: ['assign count, name'],
    walk,
    reaches,
  },
  { name: 'assign of all', machine: doing(assign(() => ({}))), shows: ['assign'], walk, reaches },
  {
    name: 'raise',
    machine: createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: { actions: raise({ type: 'next' }) }, next: 'b' } }, b: {} },
    }),
    shows: ['raise next'],
    walk,
    reaches,
  },
  {
    name: 'raise later',
    machine: doing(raise({ type: 'next' }, { delay: 50 })),
    shows: ['raise next after 50 ms'],
    walk,
    reaches,
  },
  { name: 'cancel', machine: doing(cancel('timer')), shows: ['cancel timer'], walk, reaches },
  {
    name: 'emit',
    machine: doing(emit({ type: 'counted', count: 2 })),
    shows: ['emit counted { count: 2 }'],
    walk,
    reaches,
  },
  { name: 'log', machine: doing(log('hello', 'mine')), shows: ['log mine "hello"'], walk, reaches },
  {
    name: 'sendTo',
    machine: ab(
      { invoke: { id: 'kid', src: 'childMachine' } },
      { actions: sendTo('kid', { type: 'hey' }) },
    ),
    shows: ['send hey to kid'],
    walk,
    reaches: 'a',
  },
  {
    name: 'sendParent',
    machine: doing(sendParent({ type: 'hey' })),
    shows: ['send hey'],
    walk,
    reaches,
  },
  {
    name: 'spawnChild and stopChild',
    machine: ab(
      { entry: spawnChild('watched', { id: 'kid' }) },
      { target: 'b', actions: stopChild('kid') },
    ),
    shows: ['spawn watched as kid', 'stop kid'],
    walk,
    reaches,
  },
  {
    name: 'spawnChild with input and a system id',
    machine: ab({
      entry: spawnChild(watched, { id: 'kid', systemId: 'watcher', input: { name: 'Ann' } }),
    }),
    shows: ['spawn inline as kid as watcher with { name: "Ann" }'],
    walk,
    reaches,
  },
  {
    name: 'spawnChild of logic written in place',
    machine: ab({ entry: spawnChild(watched, { id: 'kid' }) }),
    shows: ['spawn inline as kid'],
    walk,
    reaches,
  },
  {
    name: 'spawn within assign',
    machine: ab({ entry: assign({ kid: ({ spawn }) => spawn(watched) }) }),
    shows: ['assign kid'],
    walk,
    reaches,
  },
  {
    name: 'enqueueActions',
    machine: doing(
      enqueueActions(({ enqueue }) => {
        enqueue(effect('enqueued'));
        enqueue.assign({ count: 1 });
      }),
    ),
    shows: ['enqueueActions'],
    walk,
    reaches,
  },
  {
    name: 'invoke with onDone, onError and onSnapshot',
    machine: ab({
      invoke: { src: 'asked', onDone: 'b', onError: 'a', onSnapshot: { actions: 'note' } },
    }),
    shows: ['invoke:', 'done: asked', 'error: asked', 'snapshot: asked'],
    walk: [{ type: 'xstate.done.actor.0.m.a', output: 1 }],
    reaches,
  },
  {
    name: 'invoke with input and a system id',
    machine: ab({ invoke: { src: 'asked', systemId: 'asker', input: { name: 'Ann' } } }),
    shows: ['as asker', 'with { name: "Ann" }'],
    walk,
    reaches,
  },
  {
    name: 'invoke with input that is worked out',
    machine: ab({ invoke: { src: 'asked', input: () => ({ name: 'Ann' }) } }),
    shows: ['with input'],
    walk,
    reaches,
  },
  {
    name: 'invoke of logic written in place',
    machine: ab({ invoke: { src: asked, onDone: 'b' } }),
    shows: ['done: inline'],
    walk: ['xstate.done.actor.0.m.a'],
    reaches,
  },
  {
    name: 'several invokes of one source',
    machine: ab({
      invoke: [
        { src: 'asked', onDone: 'a' },
        { src: 'asked', id: 'second', onDone: 'b' },
      ],
    }),
    shows: ['asked (1)', 'asked (second)'],
    walk: ['xstate.done.actor.second'],
    reaches,
  },
  {
    name: 'invoke of a machine',
    machine: ab({ invoke: { src: 'childMachine', onDone: 'b' } }),
    shows: ['done: childMachine'],
    walk: ['xstate.done.actor.0.m.a'],
    reaches,
  },
  {
    name: 'invoke of a machine written in place',
    machine: ab({ invoke: { src: childMachine, id: 'kid' } }),
    shows: ['inline'],
    walk,
    reaches,
  },
];
