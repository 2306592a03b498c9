import { createMachine } from 'xstate';
import { getActiveNodes } from '../chart/active-states';
import { chartOf, type Chart } from '../chart/chart';
import type { AppMessage } from './protocol';

export interface InspectedActor {
  id: string;
  app: string;
  name: string;
  /** None where its logic is no machine. */
  chart: Chart | undefined;
  /** The ids of the states that it is in. */
  active: readonly string[];
  status: string;
  context: unknown;
}

interface InspectedEvent {
  actor: string;
  time: number;
  event: { type: string };
}

export interface InspectedApps {
  actors: ReadonlyMap<string, InspectedActor>;
  /** The latest last. */
  events: readonly InspectedEvent[];
}

export const nothingInspected: InspectedApps = { actors: new Map(), events: [] };

const maxEvents = 200;

type Machine = ReturnType<typeof createMachine>;
const machines = new Map<string, Machine | undefined>();

/** The machine of a reported definition, which lacks the implementations. */
function machineOf(definition = '{}'): Machine | undefined {
  if (!machines.has(definition)) {
    const config = JSON.parse(definition) as { states?: unknown };
    let machine: Machine | undefined;
    try {
      if (config.states) machine = createMachine(config as Parameters<typeof createMachine>[0]);
    } catch {
      // A definition of another version, or cut off: its actor is listed without a chart.
    }
    machines.set(definition, machine);
  }
  return machines.get(definition);
}

const definitions = new Map<string, string | undefined>();

function moved(actor: InspectedActor, { snapshot }: AppMessage): InspectedActor {
  const machine = machineOf(definitions.get(actor.id));
  const value = snapshot?.value;
  const active =
    machine && value !== undefined
      ? getActiveNodes({ machine, value } as Parameters<typeof getActiveNodes>[0]).map(
          ({ id }) => id,
        )
      : [];
  return {
    ...actor,
    active,
    status: snapshot?.status ?? actor.status,
    context: snapshot?.context,
  };
}

/** What is known after an application has said something. */
export function inspected(known: InspectedApps, message: AppMessage): InspectedApps {
  const { app, sessionId, type } = message;
  const id = `${app}/${sessionId}`;
  const before = known.actors.get(id);
  if (type === '@xstate.event') {
    const time = Number(message.createdAt ?? 0);
    const event = { actor: id, time, event: message.event ?? { type: '' } };
    return { ...known, events: [...known.events.slice(1 - maxEvents), event] };
  }
  if (type === '@xstate.actor') definitions.set(id, message.definition);
  const machine = machineOf(definitions.get(id));
  const actor: InspectedActor = {
    id,
    app,
    name: message.name ?? before?.name ?? sessionId,
    chart: machine && chartOf(machine),
    active: [],
    status: 'active',
    context: undefined,
  };
  return { ...known, actors: new Map(known.actors).set(id, moved(actor, message)) };
}
