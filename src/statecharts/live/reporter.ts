import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Inspected } from './inspected';
import { MachineRecorder, type RecordedActor, type RecordedStep } from './machine-recorder';
import { openChannel, type Message, type TabMessage, type VisualiserMessage } from './messages';
import { actorOf, stepOf } from './reports';
import { thisTab } from './this-tab';

/** Why an event of a visualiser is rejected; undefined if it is not. */
function findRejection(
  actor: RecordedActor | undefined,
  type: string,
  can: boolean,
): string | undefined {
  if (!actor) return 'This machine does not run any more.';
  if (actor.isMirror) return 'This one moves on the server: its own page sends it events.';
  if (type.startsWith('xstate.')) return 'Only the actors themselves give their answers.';
  if (!can) return `The machine does not take ${type} in this state.`;
  return undefined;
}

/**
 * Reports the machines of this tab to visualisers in other tabs, and forwards their events. It sends nothing
 * while no visualiser is open.
 * @param listen subscribes to the inspection events since the page was loaded
 * @returns a function that stops reporting
 */
export function startReporter(
  listen: (listener: (inspected: Inspected) => void) => void,
): () => void {
  const tab = thisTab;
  const channel = openChannel();
  if (!channel) return () => undefined;
  const visualisers = new Set<string>();
  /** Visualisers in this tab. While there is one, the machines of the tab are its own. */
  const own = new Set<string>();
  const post = (message: TabMessage) => channel.postMessage(message);
  const report = (message: () => TabMessage) => {
    if (visualisers.size > 0 && own.size === 0) post(message());
  };

  const recorder = new MachineRecorder(tab, {
    started: (actor) => report(() => ({ type: 'actor.started', tab, report: reportOf(actor) })),
    stepped: (step) => report(() => ({ type: 'actor.stepped', tab, step: toStep(step) })),
    stopped: ({ id }) => report(() => ({ type: 'actor.stopped', tab, actor: id })),
  });

  const idOf = (ref: AnyActorRef) => recorder.idOf(ref);
  const reportOf = (actor: RecordedActor) => actorOf(actor, idOf);
  const toStep = (step: RecordedStep) => stepOf(step, idOf);

  const sendOn = ({ actor: id, event }: Extract<VisualiserMessage, { type: 'event.send' }>) => {
    if (!id.startsWith(`${tab}/`)) return;
    const actor = recorder.find(id);
    const snapshot = actor?.ref.getSnapshot() as AnyMachineSnapshot | undefined;
    const reason = findRejection(actor, event.type, snapshot?.can(event) ?? false);
    if (reason) return post({ type: 'event.rejected', tab, actor: id, reason });
    actor?.ref.send(event);
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'event.send') return sendOn(data);
    if (data.type === 'visualiser.bye') {
      visualisers.delete(data.visualiser);
      if (own.delete(data.visualiser) && own.size === 0) arrive();
      return;
    }
    if (data.type !== 'visualiser.hello') return;
    if (data.tab === tab) {
      own.add(data.visualiser);
      return leave();
    }
    visualisers.add(data.visualiser);
    if (own.size > 0) return;
    post({
      type: 'tab.report',
      tab,
      to: data.visualiser,
      address: `${window.location.pathname}${window.location.search}`,
      actors: recorder.actors.map(reportOf),
      steps: recorder.steps.map(toStep),
    });
  });

  const leave = () => post({ type: 'tab.closed', tab });
  const arrive = () => post({ type: 'tab.opened', tab });
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) arrive();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  listen((inspected) => recorder.record(inspected));
  arrive();
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
    leave();
    channel.close();
  };
}
