import { transformSync } from 'esbuild';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { createMachine } from 'xstate';
import { flows } from '../../../src/client/pages/statecharts/flows';
import type { Flow } from '../../../src/statecharts/page/flow';
import { getMachineImport } from '../../../src/statecharts/page/machine-import';
import type { StateReport, Step } from '../../../src/statecharts/live/messages';
import { recordedTest, type ActorRecording } from '../../../src/statecharts/live/recorded-test';
import { redact } from '../../../src/statecharts/live/redact';
import { toStateReport } from '../../../src/statecharts/live/reports';
import { createTestPaths } from '../../model/test-paths';
import { walk } from '../../model/walk';
import { stateAt } from './live-actor';

/** Runs the text of a test file as if it were in this folder. @returns the names of the passed tests */
function runTests(text: string, folder: string): string[] {
  const { code } = transformSync(text, { loader: 'ts', format: 'cjs' });
  const load = (name: string): unknown =>
    jest.requireActual(name.startsWith('.') ? path.resolve(folder, name) : name);
  const passed: string[] = [];
  const test = (name: string, body: () => void) => {
    body();
    passed.push(name);
  };
  runInNewContext(code, { require: load, test, expect });
  return passed;
}

/** The recording of a machine that ran a test path. */
function recordingOf(flow: Flow, testPath: readonly string[]): ActorRecording {
  const [start, ...steps] = walk(flow, testPath);
  return {
    initialState: toStateReport(start!.snapshot),
    steps: steps.map(({ example, transitions, snapshot }, time): Step => ({
      actor: flow.machine.id,
      time,
      event: redact(flow.examples[example]) as Step['event'],
      transitions,
      after: toStateReport(snapshot),
    })),
  };
}

const folderOf = ({ file }: Flow) =>
  path.resolve(__dirname, '../../..', 'test', path.dirname(file));

test.each(flows)('a recording of $title becomes a passing test', (flow) => {
  const [testPath = []] = createTestPaths(flow);
  const text = recordedTest(
    flow.machine,
    getMachineImport(flow),
    'a test path',
    recordingOf(flow, testPath),
  );
  expect(text).toContain('initialTransition(machine)');
  expect(runTests(text, folderOf(flow))).toEqual(['a test path']);
});

test.each(flows)('the second half of a recording of $title becomes a passing test', (flow) => {
  const [testPath = []] = createTestPaths(flow);
  const { initialState, steps } = recordingOf(flow, testPath);
  const middle = Math.floor(steps.length / 2);
  const secondHalf = {
    initialState: steps[middle - 1]?.after ?? initialState,
    steps: steps.slice(middle),
  };
  const text = recordedTest(flow.machine, getMachineImport(flow), 'half a test path', secondHalf);
  expect(runTests(text, folderOf(flow))).toEqual(['half a test path']);
});

test('the test of a recording fails if the machine behaves differently', () => {
  const flow = flows.find(({ machine }) => machine.id === 'booking')!;
  const text = recordedTest(
    flow.machine,
    getMachineImport(flow),
    'opened',
    recordingOf(flow, ['open the dialog']),
  );
  expect(() => runTests(text.replace('noError', 'rejected'), folderOf(flow))).toThrow('rejected');
});

test('a recording that the machine does not reproduce is rejected with the number of the step', () => {
  const machine = createMachine({
    id: 'safe',
    initial: 'locked',
    states: {
      locked: {
        on: { open: { guard: ({ event }) => event['code'] === '1234', target: 'open' } },
      },
      open: {},
    },
  });
  const step = (type: string, after: StateReport): Step => ({
    actor: 'safe',
    time: 1,
    event: { type, code: '•••' },
    transitions: [],
    after,
  });
  const recording = { initialState: stateAt('locked'), steps: [step('open', stateAt('open'))] };
  expect(() => recordedTest(machine, { name: 'safe', from: './safe' }, 'safe', recording)).toThrow(
    'At step 1, open, the machine comes to locked instead of open',
  );
});
