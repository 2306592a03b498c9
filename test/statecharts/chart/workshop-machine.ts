import { assign, setup } from 'xstate';

/** A machine with every chart feature, larger than any machine of the client. */
export const workshopMachine = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: string },
    tags: {} as 'busy' | 'open' | 'failed',
  },
  actors: {},
  guards: { isFirst: () => true, isWorn: () => true, isAllowed: () => true, isPaid: () => true },
  actions: {
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    ring: () => undefined,
    note: () => undefined,
    greet: () => undefined,
    leave: () => undefined,
  },
  delays: { timeout: 5000 },
}).createMachine({
  id: 'workshop',
  description: 'A watch comes in, is looked at, mended and handed back.',
  context: { tries: 0 },
  initial: 'arriving',
  on: {
    'workshop.note': { actions: 'note', description: 'A remark is written down at any time.' },
    'workshop.close': { target: '.closed', guard: 'isAllowed' },
  },
  states: {
    arriving: {
      description: 'The watch lies on the counter.',
      entry: ['greet', 'ring'],
      exit: 'leave',
      always: [{ guard: 'isFirst', target: 'examining' }, { target: 'waiting' }],
    },
    waiting: {
      tags: 'open',
      description: 'Another customer is being served.',
      after: { 700: 'examining', timeout: { target: 'refused', actions: 'ring' } },
      on: { 'workshop.ask': { target: 'waiting', reenter: true, actions: 'count' } },
    },
    examining: {
      type: 'parallel',
      tags: ['open', 'busy'],
      description: 'Case and movement are looked at side by side.',
      onDone: 'offering',
      on: { 'workshop.interrupt': 'paused' },
      states: {
        past: { type: 'history', history: 'deep' },
        case: {
          initial: 'dirty',
          states: {
            dirty: { on: { 'workshop.clean': 'clean' } },
            clean: { on: { 'workshop.inspect': [{ guard: 'isWorn', target: 'worn' }, 'sound'] } },
            worn: { on: { 'workshop.polish': 'clean', 'workshop.accept': 'sound' } },
            sound: { type: 'final' },
          },
        },
        movement: {
          initial: 'closed',
          states: {
            closed: { on: { 'workshop.open': 'opened' } },
            opened: {
              initial: 'still',
              on: { 'workshop.finish': 'checked' },
              states: {
                still: { on: { 'workshop.wind': 'running' } },
                running: {
                  description: 'It ticks.',
                  after: { timeout: 'still' },
                  on: { '*': { actions: 'note' } },
                },
              },
            },
            checked: { type: 'final' },
          },
        },
      },
    },
    paused: {
      on: { 'workshop.resume': 'examining.past', 'workshop.again': 'examining' },
    },
    offering: {
      description: 'A price is named.',
      on: {
        'workshop.agree': 'mending',
        'workshop.decline': { target: 'refused', description: 'The watch goes back as it came.' },
      },
    },
    mending: {
      initial: 'fetching',
      description: 'Parts are fetched and fitted; it can be stopped and taken up again.',
      onDone: { target: 'paying', actions: 'ring' },
      on: {
        'workshop.stop': 'halted',
        'workshop.restart': { target: '.fetching', actions: 'count' },
      },
      states: {
        fetching: { on: { 'workshop.fetched': 'fitting' } },
        fitting: { on: { 'workshop.fitted': 'testing', 'workshop.broken': 'fetching' } },
        testing: {
          on: { 'workshop.passed': 'mended', 'workshop.failed': { target: '#workshop.mending' } },
        },
        last: { type: 'history', target: 'fitting' },
        mended: { type: 'final' },
      },
    },
    halted: { tags: 'failed', on: { 'workshop.resume': 'mending.last' } },
    paying: {
      on: { 'workshop.pay': [{ guard: 'isPaid', target: 'handedBack' }, { target: 'paying' }] },
    },
    handedBack: { type: 'final', description: 'The watch is back with its owner.' },
    refused: { type: 'final' },
    closed: { type: 'final', description: 'The workshop is closed for good.' },
  },
});
