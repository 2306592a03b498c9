import type { AnyStateMachine } from 'xstate';
import { DryRun } from './dry-run';

/** The properties that a machine reads from its input, or from a part of it. */
interface InputUsage {
  isList: boolean;
  parts: Record<string, InputUsage>;
}

const createUsage = (): InputUsage => ({ isList: false, parts: {} });

/** Reads a built-in property of a string or an array. */
function readBuiltIn(name: string | symbol): { isList: boolean; value: unknown } | undefined {
  const owner = ['', []].map(Object).find((candidate: object) => name in candidate) as
    object | undefined;
  if (!owner) return undefined;
  const value: unknown = Reflect.get(owner, name);
  return {
    isList: Array.isArray(owner),
    value: typeof value === 'function' ? (value.bind(owner) as unknown) : value,
  };
}

/** Returns a stand-in for an input or a part of it that records which properties are read. */
function createRecordingProxy(usage: InputUsage, isPart: boolean): object {
  const get = (_target: object, name: string | symbol): unknown => {
    const builtIn = isPart || typeof name === 'symbol' ? readBuiltIn(name) : undefined;
    if (builtIn?.isList) usage.isList = true;
    if (builtIn || typeof name === 'symbol') return builtIn?.value;
    const part = (usage.parts[name] ??= createUsage());
    return createRecordingProxy(part, true);
  };
  return new Proxy({}, { get });
}

/** Runs the context function of a machine. Returns the recorded reads; undefined if it does not read the input. */
function traceContext(machine: AnyStateMachine): InputUsage | undefined {
  const { context } = machine.config as { context?: ((args: unknown) => unknown) | object };
  if (typeof context !== 'function') return undefined;
  let usage: InputUsage | undefined;
  try {
    context({
      get input() {
        usage ??= createUsage();
        return createRecordingProxy(usage, false);
      },
      spawn: () => ({}),
      self: {},
    });
  } catch {
    // The stand-in may make the function throw. The reads until then are recorded.
  }
  return usage;
}

/** Starts the machine without effects, because initial actions and guards can read the input from the first event. */
function traceInitialEvent(machine: AnyStateMachine): InputUsage | undefined {
  const usage = createUsage();
  new DryRun(machine, createRecordingProxy(usage, false));
  return usage.isList || Object.keys(usage.parts).length > 0 ? usage : undefined;
}

const traceInput = (machine: AnyStateMachine) =>
  traceContext(machine) ?? traceInitialEvent(machine);

export function needsInput(machine: AnyStateMachine): boolean {
  return traceInput(machine) !== undefined;
}

function toEmptyValue({ isList, parts }: InputUsage): unknown {
  if (isList) return [];
  const entries = Object.entries(parts);
  if (entries.length === 0) return '';
  return Object.fromEntries(entries.map(([name, part]) => [name, toEmptyValue(part)]));
}

/** Returns an input with empty values for all properties that a machine reads; undefined if it reads none. */
export function emptyInput(machine: AnyStateMachine): unknown {
  const usage = traceInput(machine);
  return usage && toEmptyValue(usage);
}
