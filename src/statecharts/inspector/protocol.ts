import { redact } from '../live/redact';

/** A message of @statelyai/inspect, with the fields that the inspector uses. */
export interface InspectMessage {
  type: '@xstate.actor' | '@xstate.event' | '@xstate.snapshot';
  sessionId: string;
  name?: string;
  parentId?: string;
  /** The machine's definition as JSON. */
  definition?: string;
  event?: { type: string };
  snapshot?: { value?: unknown; context?: unknown; status?: string; output?: unknown };
  createdAt?: string;
}

/** A message with the application that sent it. */
export interface AppMessage extends InspectMessage {
  app: string;
}

const messageTypes = ['@xstate.actor', '@xstate.event', '@xstate.snapshot'];
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the data as a message; undefined if it is not a message of the protocol. */
export function parseMessage(data: unknown): InspectMessage | undefined {
  if (!isRecord(data) || !messageTypes.includes(String(data['type']))) return undefined;
  return typeof data['sessionId'] === 'string' ? (data as unknown as InspectMessage) : undefined;
}

/** Removes secrets from the event payload, the context and the output. */
export function redactMessage(message: InspectMessage): InspectMessage {
  const { event, snapshot } = message;
  return {
    ...message,
    ...(event && { event: redact(event) as NonNullable<InspectMessage['event']> }),
    ...(snapshot && {
      snapshot: {
        ...(snapshot.value !== undefined && { value: snapshot.value }),
        ...(snapshot.status !== undefined && { status: snapshot.status }),
        context: redact(snapshot.context),
        output: redact(snapshot.output),
      },
    }),
  };
}
