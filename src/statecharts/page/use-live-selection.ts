import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Flow } from './flow';
import { useVisualiserConfig } from './visualiser-context';
import type { LiveActor, LiveState } from '../live/live-state';
import type { Step } from '../live/messages';
import { findFlowOfActor, findListedFlow } from './find-flow-of-actor';
import { viewUrl, type ViewSelection } from './use-view-selection';

export interface LiveSelection {
  flow: Flow;
  actor: LiveActor | undefined;
  /** The past step whose state is shown. */
  selectedStep: Step | undefined;
  /** Whether a chart of the actor exists. */
  hasChart: boolean;
  chooseActor: (actor: LiveActor) => void;
  /** Shows the state after a step. @param machine the id of the machine of the step */
  showStep: (step: Step, machine: string) => void;
  backToNow: () => void;
}

/** Returns the actor of a step if it still runs. */
const findActor = (live: LiveState, step: Step | undefined) =>
  live.actors.find(({ actor }) => actor === step?.actor);

/**
 * Selects the actor to show: that of the selected step, else the chosen one, else the one with the
 * latest step. Only actors of the machine in the URL are candidates; without one, those of all flows.
 */
export function useLiveSelection(
  live: LiveState,
  { flow: flowInUrl }: ViewSelection,
): LiveSelection {
  const { flows } = useVisualiserConfig();
  const navigate = useNavigate();
  const [pinnedActor, setPinnedActor] = useState<{ id: string; flowInUrl: Flow | undefined }>();
  const pinnedActorId = pinnedActor?.id;
  const [selectedStep, setSelectedStep] = useState<Step>();

  // A past step may belong to a stopped actor.
  const knownActors = [...live.actors, ...live.stopped];
  const candidates = live.actors.filter(({ machine }) =>
    flowInUrl ? machine === flowInUrl.machine.id : findListedFlow(flows, machine) !== undefined,
  );
  const isCandidateStep = (step: Step) => candidates.some(({ actor }) => actor === step.actor);
  // An actor without a listed flow cannot be in the URL, so it stays selected until the flow changes.
  const unlistedActor = knownActors.find(
    (known) =>
      known.actor === pinnedActorId &&
      pinnedActor?.flowInUrl === flowInUrl &&
      !findListedFlow(flows, known.machine),
  );
  const actor =
    (selectedStep && knownActors.find((known) => known.actor === selectedStep.actor)) ??
    unlistedActor ??
    candidates.find((candidate) => candidate.actor === pinnedActorId) ??
    findActor(live, live.steps.findLast(isCandidateStep)) ??
    candidates[0];
  const actorFlow = actor && findFlowOfActor(flows, actor);
  const flow = (unlistedActor ? actorFlow : flowInUrl) ?? actorFlow ?? flows[0];

  const selectActor = useCallback(
    (step: Step | undefined, id: string, machine: string) => {
      setSelectedStep(step);
      setPinnedActor({ id, flowInUrl });
      const listedByMachine = findListedFlow(flows, machine);
      if (listedByMachine && listedByMachine !== flowInUrl)
        void navigate(viewUrl({ mode: 'live', flow: listedByMachine }));
    },
    [flows, flowInUrl, navigate],
  );
  // Stable until the URL changes, so that unchanged rows are not rendered again.
  const commands = useMemo(
    () => ({
      chooseActor: (chosen: LiveActor) => selectActor(undefined, chosen.actor, chosen.machine),
      showStep: (step: Step, machine: string) => selectActor(step, step.actor, machine),
      backToNow: () => setSelectedStep(undefined),
    }),
    [selectActor],
  );
  return { flow, actor, selectedStep, hasChart: !actor || actorFlow !== undefined, ...commands };
}
