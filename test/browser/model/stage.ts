import type { Page } from '@playwright/test';
import { flows, type Flow } from '../../../src/statecharts/flows';
import { toursThrough, type Tour } from '../../model/tours';
import type { Visit } from '../spec/people';
import type { Shop } from '../spec/shop';

/** What a stage sets its scene with. */
export interface Crew {
  shop: Shop;
  /** Opens a page whose machines are listened to. */
  visit: (path: string, visit?: Visit) => Promise<Page>;
}

/** Where a tour takes place: people and products of its own, so that tours don't meet. */
export interface Scene {
  page: Page;
  /** What the machine is about, such as a product's name; empty where there is only one. */
  about: string;
}

/**
 * Makes an example happen: what a person does, or what the network does to a call that is held.
 * @param ahead the rest of the tour, for what has to be prepared in time.
 */
export type Gesture<Place extends Scene> = (
  place: Place,
  ahead: readonly string[],
) => Promise<unknown>;

/** Asserts what a person sees in a state. */
export type Sight<Place extends Scene> = (place: Place) => Promise<unknown>;

/** The screen on which a flow's machine is walked, or a part of its examples. */
export interface Stage<Place extends Scene, Example extends string> {
  title: string;
  /** The machine's id. */
  machine: string;
  /** How every tour begins: what happens by itself when the page is opened. */
  begin?: readonly NoInfer<Example>[];
  /** Examples that leave no moment to look at the state before them. */
  atOnce?: readonly NoInfer<Example>[];
  /** Events that the browser sends on its own, as often as it likes. */
  byThemselves?: readonly string[];
  /** Events that may come twice for one gesture and change nothing the second time. */
  repeated?: readonly string[];
  arrange: (crew: Crew, tour: Tour) => Promise<Place>;
  gestures: Record<Example, Gesture<Place>>;
  /** By the state's whole id: 'booking.editing.refused'. */
  states: Record<string, Sight<Place>>;
  /** States that pass too quickly for anybody to see; the application's report stands for them. */
  fleeting?: readonly string[];
}

/** A stage with its tours, whatever its scene looks like. */
export interface PreparedStage extends Omit<
  Stage<Scene, string>,
  'arrange' | 'gestures' | 'states'
> {
  flow: Flow;
  examples: readonly string[];
  seen: readonly string[];
  tours: readonly Tour[];
  open: (crew: Crew, tour: Tour) => Promise<Play>;
}

/** A scene that is set. */
export interface Play extends Scene {
  gesture: (example: string, ahead: readonly string[]) => Promise<unknown>;
  look: (state: string) => Promise<unknown>;
}

/** Generates the tours that are possible with the gestures of a stage. */
export function prepare<Place extends Scene, Example extends string>(
  stage: Stage<Place, Example>,
): PreparedStage {
  const { arrange, gestures, states, ...rest } = stage;
  const flow = flows.find(({ machine }) => machine.id === stage.machine);
  if (!flow) throw new Error(`There is no machine ${stage.machine}`);
  const gestureFor: Partial<Record<string, Gesture<Place>>> = gestures;
  const examples = Object.entries(flow.examples).filter(([name]) => name in gestures);
  return {
    ...rest,
    flow,
    examples: Object.keys(gestures),
    seen: [...Object.keys(states), ...(stage.fleeting ?? [])],
    tours: toursThrough({ ...flow, examples: Object.fromEntries(examples) }, stage.begin),
    async open(crew, tour) {
      const place = await arrange(crew, tour);
      return {
        page: place.page,
        about: place.about,
        gesture: async (example, ahead) => {
          const gesture = gestureFor[example];
          if (!gesture) throw new Error(`${stage.title} has no gesture for: ${example}`);
          return gesture(place, ahead);
        },
        look: async (state) => {
          const sight = states[state];
          if (!sight) throw new Error(`${stage.title} does not say what is seen in: ${state}`);
          return sight(place);
        },
      };
    },
  };
}
