import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Inspected } from './inspected';
import { MachineRecorder, type RecordedActor, type RecordedStep } from './machine-recorder';
import { openChannel, type Message, type TabMessage, type VisualiserMessage } from './messages';
import { actorOf, stepOf } from './reports';
import { thisTab } from './this-tab';

/** Why an event from a visualiser cannot be sent on; undefined when it can. */
function refusal(actor: RecordedActor | undefined, type: string, can: boolean): string | undefined {
  if (!actor) return 'This machine does not run any more.';
  if (actor.isMirror) return 'This one moves on the server: its own page sends it events.';
  if (type.startsWith('xstate.')) return 'Only the actors themselves give their answers.';
  if (!can) return `The machine does not take ${type} in this state.`;
  return undefined;
}

/**
 * Tells visualisers in other tabs what the machines of this tab do, and passes their events on.
 * It says nothing while no visualiser is open.
 * @param listen tells of what machines do, from the beginning of the page on.
 * @returns what ends the reporting.
 */
export function startReporter(listen: (hear: (inspected: Inspected) => void) => void): () => void {
  const tab = thisTab;
  const channel = openChannel();
  if (!channel) return () => undefined;
  const visualisers = new Set<string>();
  /** Visualisers that stand in this tab: what moves then is their own. */
  const own = new Set<string>();
  const post = (message: TabMessage) => channel.postMessage(message);
  const tell = (message: () => TabMessage) => {
    if (visualisers.size > 0 && own.size === 0) post(message());
  };

  const recorder = new MachineRecorder(tab, {
    started: (actor) => tell(() => ({ type: 'actor.started', tab, report: reportOf(actor) })),
    stepped: (step) => tell(() => ({ type: 'actor.stepped', tab, step: told(step) })),
    stopped: ({ id }) => tell(() => ({ type: 'actor.stopped', tab, actor: id })),
  });

  const idOf = (ref: AnyActorRef) => recorder.idOf(ref);
  const reportOf = (actor: RecordedActor) => actorOf(actor, idOf);
  const told = (step: RecordedStep) => stepOf(step, idOf);

  const sendOn = ({ actor: id, event }: Extract<VisualiserMessage, { type: 'event.send' }>) => {
    if (!id.startsWith(`${tab}/`)) return;
    const actor = recorder.find(id);
    const snapshot = actor?.ref.getSnapshot() as AnyMachineSnapshot | undefined;
    const reason = refusal(actor, event.type, snapshot?.can(event) ?? false);
    if (reason) return post({ type: 'event.refused', tab, actor: id, reason });
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
      steps: recorder.steps.map(told),
    });
  });

  const leave = () => post({ type: 'tab.closed', tab });
  const arrive = () => post({ type: 'tab.opened', tab });
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) arrive();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  listen((inspected) => recorder.hear(inspected));
  arrive();
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
    leave();
    channel.close();
  };
}
