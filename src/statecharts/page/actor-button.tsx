import { Text, chakra } from '@chakra-ui/react';
import { memo } from 'react';
import type { LiveActor } from '../live/live-state';
import { formatStateValue } from '../chart/format-state-value';

interface ActorButtonProps {
  actor: LiveActor;
  /** The URL path of its page. */
  address: string;
  current: boolean;
  onChoose: (actor: LiveActor) => void;
}

/** A button that selects an actor: its subject, state and page. */
export const ActorButton = memo(function ActorButton(props: ActorButtonProps) {
  const { actor, address, current, onChoose } = props;
  return (
    <chakra.button
      type="button"
      width="full"
      textAlign="start"
      paddingX="2.5"
      paddingY="1.5"
      borderWidth="1px"
      borderRadius="md"
      borderColor={current ? 'accent' : 'border'}
      bg={current ? 'brand.subtle' : 'bg.panel'}
      cursor="pointer"
      aria-pressed={current}
      onClick={() => onChoose(actor)}
    >
      <Text as="span" display="block" textStyle="sm" fontWeight="600" truncate>
        {actor.about || actor.machine}
      </Text>
      <Text as="span" display="block" fontFamily="mono" textStyle="xs" color="fg.warning">
        {formatStateValue(actor.state.value)}
      </Text>
      {address && (
        <Text as="span" display="block" textStyle="xs" color="fg.muted" truncate>
          {address}
        </Text>
      )}
    </chakra.button>
  );
});
