import { initialTransition, transition } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { activeNodes } from '../../src/statecharts/chart/active-states';
import type { Flow } from '../../src/statecharts/page/flow';
import { serialize, stringify } from './moves';

/** A state of a machine, and the texts that it was told last by each type of event. */
export interface Memory {
  state: AnyMachineSnapshot;
  /** What led here; none to the start. */
  event?: AnyEventObject;
  last: Readonly<Record<string, readonly string[]>>;
  /** The events that led here, for whoever reads a failing test. */
  walk: readonly string[];
}

/** Machines that remember much get to endless states: the shortest walks come first. */
const most = 2_000;

/** What a machine decides by; another word there would be another event. */
const decisive = ['type', 'kind', 'action', 'outcome', 'role', 'provider'];

/** Each of them is one of several, and all are kept. */
const collected = ['upload.finished'];

const nextDigit = (text: string) => `${text.slice(0, -1)}${(Number(text.slice(-1)) + 1) % 10}`;

/** The same event with other texts, as if it were told of something else. */
function retold<Value>(value: Value): Value;
function retold(value: unknown): unknown {
  if (value instanceof File) return new File([value], `other ${value.name}`, { type: value.type });
  if (value instanceof Error) return new Error(`${value.message} Again.`);
  // A number of the right form stays one.
  if (typeof value === 'string') return /\d$/.test(value) ? nextDigit(value) : `${value} again`;
  if (Array.isArray(value)) return value.map(retold);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      decisive.includes(name) ? (part as unknown) : retold(part as unknown),
    ]),
  );
}

function textsIn(value: unknown): string[] {
  const found: string[] = [];
  JSON.parse(stringify(value), (name, part: unknown) => {
    if (typeof part === 'string' && part !== '' && !decisive.includes(name)) found.push(part);
    return part;
  });
  return found;
}

/** Each example as it is, and a second time with other texts unless it brings none. */
function tellings({ examples }: Flow): [name: string, event: AnyEventObject, texts: string[]][] {
  return Object.entries(examples).flatMap(([name, event]) => {
    const again = retold(event);
    const texts = textsIn(event);
    if (texts.length === 0 || collected.includes(event.type)) return [[name, event, texts]];
    return [
      [name, event, texts],
      [`${name}, another`, again, textsIn(again)],
    ];
  });
}

/** The states that the examples lead to when each may be told twice, with different texts. */
export function memoriesOf(flow: Flow): Memory[] {
  const told = tellings(flow);
  const [initial] = initialTransition(flow.machine);
  const start: Memory = { state: initial, last: {}, walk: [] };
  const keyOf = ({ state, last }: Memory) => `${serialize(state)} ${stringify(last)}`;
  const found = new Map([[keyOf(start), start]]);
  for (const { state, last, walk } of found.values()) {
    if (found.size >= most) break;
    for (const [name, event, texts] of told) {
      if (!state.can(event)) continue;
      const [next] = transition(flow.machine, state, event);
      const memory = {
        state: next,
        event,
        last: { ...last, [event.type]: texts },
        walk: [...walk, name],
      };
      const key = keyOf(memory);
      if (!found.has(key)) found.set(key, memory);
    }
  }
  return [...found.values()];
}

/** Every text that those events of a flow can bring that a type is chosen of. */
export function tellable(flow: Flow, chosen: (type: string) => boolean): Set<string> {
  const told = tellings(flow).filter(([, { type }]) => chosen(type) && !collected.includes(type));
  return new Set(told.flatMap(([, , texts]) => texts));
}

/** The texts that a machine keeps in a state, and hands to the actors that it invokes there. */
export function textsKept({ state, event }: Memory): string[] {
  const inputs = activeNodes(state).flatMap(({ invoke }) =>
    invoke.map(({ input }) =>
      typeof input === 'function'
        ? (input as (scope: object) => unknown)({ context: state.context, event })
        : input,
    ),
  );
  return textsIn([state.context, inputs]);
}
