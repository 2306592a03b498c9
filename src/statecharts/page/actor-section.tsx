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
  addressOf: (tab: string) => string;
  onChoose: (actor: LiveActor) => void;
}

/** The actors of one machine, those that they have started further in. */
export function ActorSection(props: ActorSectionProps) {
  const { group, title, isOpen, onToggle, current, addressOf, onChoose } = props;
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
          {group.rows.slice(0, rows.shown).map(({ actor, depth }) => (
            <li key={actor.actor} style={{ paddingInlineStart: `${depth * 0.75}rem` }}>
              <ActorButton
                actor={actor}
                address={addressOf(actor.tab)}
                current={actor.actor === current}
                onChoose={onChoose}
              />
            </li>
          ))}
        </Stack>
      )}
      {isOpen && rows.more > 0 && (
        <Button size="xs" variant="outline" marginTop="1" onClick={rows.showMore}>
          {`Show ${rows.more} more`}
        </Button>
      )}
    </li>
  );
}
