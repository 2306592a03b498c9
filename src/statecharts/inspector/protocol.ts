import { redact } from '../live/redact';

/** What @statelyai/inspect sends of an application, as far as it is used here. */
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

/** The same, with the application that sent it. */
export interface AppMessage extends InspectMessage {
  app: string;
}

const types = ['@xstate.actor', '@xstate.event', '@xstate.snapshot'];
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A message of the protocol; anything else that an application sends is none. */
export function messageOf(data: unknown): InspectMessage | undefined {
  if (!isRecord(data) || !types.includes(String(data['type']))) return undefined;
  return typeof data['sessionId'] === 'string' ? (data as unknown as InspectMessage) : undefined;
}

/** Without the secrets of what was sent and remembered. */
export function redacted(message: InspectMessage): InspectMessage {
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
