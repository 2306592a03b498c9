import { Button, Stack, chakra } from '@chakra-ui/react';
import type { ActorGroup } from '../live/actor-groups';
import type { LiveActor } from '../live/live-state';
import { ActorButton } from './actor-button';
import { useRows } from './use-rows';

interface ActorSectionProps {
  group: ActorGroup;
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  current: string | undefined;
  getAddress: (tab: string) => string;
  onChoose: (actor: LiveActor) => void;
}

/** A collapsible list of the actors of one machine; child actors are indented. */
export function ActorSection(props: ActorSectionProps) {
  const { group, title, isOpen, onToggle, current, getAddress, onChoose } = props;
  const rows = useRows(group.rows.length);
  return (
    <li>
      <chakra.button
        type="button"
        width="full"
        display="flex"
        justifyContent="space-between"
        paddingY="1"
        textStyle="sm"
        fontWeight="600"
        cursor="pointer"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <span>{`${isOpen ? '▾' : '▸'} ${title}`}</span>
        <chakra.span color="fg.muted">{group.rows.length}</chakra.span>
      </chakra.button>
      {isOpen && (
        <Stack gap="1" as="ul" listStyleType="none" aria-label={title}>
          {group.rows.slice(0, rows.visibleCount).map(({ actor, depth }) => (
            <li key={actor.actor} style={{ paddingInlineStart: `${depth * 0.75}rem` }}>
              <ActorButton
                actor={actor}
                address={getAddress(actor.tab)}
                current={actor.actor === current}
                onChoose={onChoose}
              />
            </li>
          ))}
        </Stack>
      )}
      {isOpen && rows.nextCount > 0 && (
        <Button size="xs" variant="outline" marginTop="1" onClick={rows.showMore}>
          {`Show ${rows.nextCount} more`}
        </Button>
      )}
    </li>
  );
}
