import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { InspectedEvent } from './inspected-event';
import { MachineRecorder, type RecordedActor, type RecordedStep } from './machine-recorder';
import { openChannel, type Message, type TabMessage, type VisualiserMessage } from './messages';
import { toActorReport, toStepReport } from './reports';
import { tabId } from './tab-id';

/**
 * Returns why an event from a visualiser is rejected; undefined if it is accepted.
 * @param isAccepted whether the machine has a transition for the event
 */
function getRejectionReason(
  actor: RecordedActor | undefined,
  type: string,
  isAccepted: boolean,
): string | undefined {
  if (!actor) return 'This machine has stopped.';
  if (actor.isMirror) return 'This machine mirrors the server. Send its events from its page.';
  if (type.startsWith('xstate.')) return 'Only the actor itself can send its result.';
  if (!isAccepted) return `The machine does not accept ${type} in this state.`;
  return undefined;
}

/**
 * Reports the machines of this tab to visualisers in other tabs and forwards events from them to the
 * machines. Sends no reports while no visualiser is open.
 * @param subscribe subscribes to the inspection events since the page was loaded
 * @returns a function that stops reporting
 */
export function startReporter(
  subscribe: (listener: (inspected: InspectedEvent) => void) => void,
): () => void {
  const tab = tabId;
  const channel = openChannel();
  if (!channel) return () => undefined;
  const visualisers = new Set<string>();
  /** Visualisers in this tab. While there is one, the tab does not report: its machines belong to the visualiser. */
  const ownVisualisers = new Set<string>();
  const post = (message: TabMessage) => channel.postMessage(message);
  const postIfObserved = (message: () => TabMessage) => {
    if (visualisers.size > 0 && ownVisualisers.size === 0) post(message());
  };

  const recorder = new MachineRecorder(tab, {
    started: (actor) =>
      postIfObserved(() => ({ type: 'actor.started', tab, report: toReport(actor) })),
    stepped: (step) => postIfObserved(() => ({ type: 'actor.stepped', tab, step: toStep(step) })),
    stopped: ({ id }) => postIfObserved(() => ({ type: 'actor.stopped', tab, actor: id })),
  });

  const getActorId = (ref: AnyActorRef) => recorder.getActorId(ref);
  const toReport = (actor: RecordedActor) => toActorReport(actor, getActorId);
  const toStep = (step: RecordedStep) => toStepReport(step, getActorId);

  const forwardEvent = ({
    actor: id,
    event,
  }: Extract<VisualiserMessage, { type: 'event.send' }>) => {
    if (!id.startsWith(`${tab}/`)) return;
    const actor = recorder.findActor(id);
    const snapshot = actor?.ref.getSnapshot() as AnyMachineSnapshot | undefined;
    const reason = getRejectionReason(actor, event.type, snapshot?.can(event) ?? false);
    if (reason) return post({ type: 'event.rejected', tab, actor: id, reason });
    actor?.ref.send(event);
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'event.send') return forwardEvent(data);
    if (data.type === 'visualiser.closed') {
      visualisers.delete(data.visualiser);
      if (ownVisualisers.delete(data.visualiser) && ownVisualisers.size === 0) reportOpened();
      return;
    }
    if (data.type !== 'visualiser.opened') return;
    if (data.tab === tab) {
      ownVisualisers.add(data.visualiser);
      return reportClosed();
    }
    visualisers.add(data.visualiser);
    if (ownVisualisers.size > 0) return;
    post({
      type: 'tab.report',
      tab,
      to: data.visualiser,
      address: `${window.location.pathname}${window.location.search}`,
      actors: recorder.actors.map(toReport),
      steps: recorder.steps.map(toStep),
    });
  });

  const reportClosed = () => post({ type: 'tab.closed', tab });
  const reportOpened = () => post({ type: 'tab.opened', tab });
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reportOpened();
  };
  window.addEventListener('pagehide', reportClosed);
  window.addEventListener('pageshow', handlePageShow);
  subscribe((inspected) => recorder.record(inspected));
  reportOpened();
  return () => {
    window.removeEventListener('pagehide', reportClosed);
    window.removeEventListener('pageshow', handlePageShow);
    reportClosed();
    channel.close();
  };
}
