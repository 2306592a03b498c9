import { Stack, Text, chakra } from '@chakra-ui/react';
import type { LiveState } from '../live/live-state';
import { Panel } from './panel';
import { stateName } from '../chart/state-name';

interface ActorListProps {
  live: LiveState;
  /** The machine whose actors are listed. */
  machine: string;
  /** The id of the actor on screen. */
  current: string | undefined;
  onChoose: (actor: string) => void;
}

/** The running actors of one machine, in all tabs of the application. */
export function ActorList({ live, machine, current, onChoose }: ActorListProps) {
  const actors = live.actors.filter((actor) => actor.machine === machine);
  const addressOf = (tab: string) => live.tabs.find(({ id }) => id === tab)?.address ?? '';
  return (
    <Panel title="Running actors">
      {actors.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          None at the moment. Open the application in another tab or window and use it.
        </Text>
      ) : (
        <Stack gap="1" as="ul" listStyleType="none" aria-label="Running actors">
          {actors.map(({ actor, about, tab, state }) => (
            <li key={actor}>
              <chakra.button
                type="button"
                width="full"
                textAlign="start"
                paddingX="2.5"
                paddingY="1.5"
                borderWidth="1px"
                borderRadius="md"
                borderColor={actor === current ? 'accent' : 'border'}
                bg={actor === current ? 'brand.subtle' : 'bg.panel'}
                cursor="pointer"
                aria-pressed={actor === current}
                onClick={() => onChoose(actor)}
              >
                <Text as="span" display="block" textStyle="sm" fontWeight="600" truncate>
                  {about || machine}
                </Text>
                <Text as="span" display="block" fontFamily="mono" textStyle="xs" color="fg.warning">
                  {stateName(state.value)}
                </Text>
                <Text as="span" display="block" textStyle="xs" color="fg.muted" truncate>
                  {addressOf(tab)}
                </Text>
              </chakra.button>
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
