import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Flow } from './flow';
import { useVisualiserConfig } from './visualiser-context';
import type { LiveActor, LiveState } from '../live/live-state';
import type { Step } from '../live/messages';
import { flowOfActor, listedFlow } from './flow-of-actor';
import { viewUrl, type ViewSelection } from './use-view-selection';

export interface LiveChoice {
  flow: Flow;
  actor: LiveActor | undefined;
  /** A past step whose state is shown. */
  selectedStep: Step | undefined;
  /** Whether the chart of the actor is known. */
  hasChart: boolean;
  choose: (actor: LiveActor) => void;
  /** @param machine whose step it is. */
  show: (step: Step, machine: string) => void;
  backToNow: () => void;
}

/** The machine that a step belongs to, where its actor still runs. */
const actorOf = (live: LiveState, step: Step | undefined) =>
  live.actors.find(({ actor }) => actor === step?.actor);

/**
 * Which of the running actors is on screen. Where the address names no machine it is the one that
 * moved last, and of the named machine the one that was chosen, or else the one that moved last.
 */
export function useLiveChoice(live: LiveState, { flow: named }: ViewSelection): LiveChoice {
  const { flows } = useVisualiserConfig();
  const navigate = useNavigate();
  const [pinned, setPinned] = useState<{ id: string; among: Flow | undefined }>();
  const chosen = pinned?.id;
  const [selectedStep, setSelectedStep] = useState<Step>();

  // A moment of the past is there for a machine that is gone, too.
  const known = [...live.actors, ...live.gone];
  const eligible = live.actors.filter(({ machine }) =>
    named ? machine === named.machine.id : listedFlow(flows, machine) !== undefined,
  );
  const isEligible = (step: Step) => eligible.some(({ actor }) => actor === step.actor);
  // No address names it: it stays until another flow is chosen.
  const unlisted = known.find(
    (one) => one.actor === chosen && pinned?.among === named && !listedFlow(flows, one.machine),
  );
  const actor =
    (selectedStep && known.find((one) => one.actor === selectedStep.actor)) ??
    unlisted ??
    eligible.find((one) => one.actor === chosen) ??
    actorOf(live, live.steps.findLast(isEligible)) ??
    eligible[0];
  const own = actor && flowOfActor(flows, actor);
  const flow = (unlisted ? own : named) ?? own ?? flows[0];

  const pin = useCallback(
    (step: Step | undefined, id: string, machine: string) => {
      setSelectedStep(step);
      setPinned({ id, among: named });
      const listed = listedFlow(flows, machine);
      if (listed && listed !== named) void navigate(viewUrl({ mode: 'live', flow: listed }));
    },
    [flows, named, navigate],
  );
  // The same ones until the address changes: rows that did not change are not rendered again.
  const commands = useMemo(
    () => ({
      choose: (one: LiveActor) => pin(undefined, one.actor, one.machine),
      show: (step: Step, machine: string) => pin(step, step.actor, machine),
      backToNow: () => setSelectedStep(undefined),
    }),
    [pin],
  );
  return { flow, actor, selectedStep, hasChart: !actor || own !== undefined, ...commands };
}
