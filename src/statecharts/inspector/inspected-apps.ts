import { createMachine } from 'xstate';
import { getActiveNodes } from '../chart/active-states';
import { getChart, type Chart } from '../chart/chart';
import type { AppMessage } from './protocol';

export interface InspectedActor {
  id: string;
  app: string;
  name: string;
  /** Undefined if the actor is not a machine. */
  chart: Chart | undefined;
  /** The ids of the active states. */
  active: readonly string[];
  status: string;
  context: unknown;
}

interface LoggedEvent {
  actor: string;
  time: number;
  event: { type: string };
}

export interface InspectedApps {
  actors: ReadonlyMap<string, InspectedActor>;
  /** Oldest first. */
  events: readonly LoggedEvent[];
}

export const noInspectedApps: InspectedApps = { actors: new Map(), events: [] };

const maxEvents = 200;

type Machine = ReturnType<typeof createMachine>;
const machines = new Map<string, Machine | undefined>();

/** Creates a machine from a reported definition. Undefined if it is invalid or has no states. */
function getMachine(definition = '{}'): Machine | undefined {
  if (!machines.has(definition)) {
    const config = JSON.parse(definition) as { states?: unknown };
    let machine: Machine | undefined;
    try {
      if (config.states) machine = createMachine(config as Parameters<typeof createMachine>[0]);
    } catch {
      // The definition is truncated or of another XState version: list the actor without a chart.
    }
    machines.set(definition, machine);
  }
  return machines.get(definition);
}

const definitions = new Map<string, string | undefined>();

function withSnapshot(actor: InspectedActor, { snapshot }: AppMessage): InspectedActor {
  const machine = getMachine(definitions.get(actor.id));
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

/** The reducer of messages from applications. */
export function reduceAppMessage(apps: InspectedApps, message: AppMessage): InspectedApps {
  const { app, sessionId, type } = message;
  const id = `${app}/${sessionId}`;
  const previousActor = apps.actors.get(id);
  if (type === '@xstate.event') {
    const time = Number(message.createdAt ?? 0);
    const event = { actor: id, time, event: message.event ?? { type: '' } };
    return { ...apps, events: [...apps.events.slice(1 - maxEvents), event] };
  }
  if (type === '@xstate.actor') definitions.set(id, message.definition);
  const machine = getMachine(definitions.get(id));
  const actor: InspectedActor = {
    id,
    app,
    name: message.name ?? previousActor?.name ?? sessionId,
    chart: machine && getChart(machine),
    active: [],
    status: 'active',
    context: undefined,
  };
  return { ...apps, actors: new Map(apps.actors).set(id, withSnapshot(actor, message)) };
}
