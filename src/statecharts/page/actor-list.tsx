import { Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatStateValue } from '../chart/format-state-value';
import { useVisualiserConfig } from './visualiser-context';
import { actorGroups } from '../live/actor-groups';
import type { LiveActor, LiveState } from '../live/live-state';
import { ActorSection } from './actor-section';
import { Panel } from './panel';

interface ActorListProps {
  title: string;
  live: Pick<LiveState, 'actors' | 'tabs'>;
  /** The id of the selected machine, whose section is initially open. */
  machine: string;
  /** The id of the selected actor. */
  current: string | undefined;
  onChoose: (actor: LiveActor) => void;
}

/** The actors in all tabs of the application, grouped by machine. */
export function ActorList({ title, live, machine, current, onChoose }: ActorListProps) {
  const { flows } = useVisualiserConfig();
  const [filter, setFilter] = useState('');
  const [openOverrides, setOpenOverrides] = useState<ReadonlyMap<string, boolean>>(new Map());
  const addresses = new Map(live.tabs.map(({ id, address }) => [id, address]));
  const getAddress = (tab: string) => addresses.get(tab) ?? '';
  const query = filter.trim().toLowerCase();
  const getTitle = (id: string) => flows.find((flow) => flow.machine.id === id)?.title ?? id;
  const isMatch = (actor: LiveActor) =>
    [
      actor.about,
      getTitle(actor.machine),
      formatStateValue(actor.state.value),
      getAddress(actor.tab),
    ].some((text) => text.toLowerCase().includes(query));
  const groups = actorGroups(live.actors, isMatch);
  const isOpen = (id: string) => query !== '' || (openOverrides.get(id) ?? id === machine);
  return (
    <Panel title={title}>
      {live.actors.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          None at the moment. Open the application in another tab or window and use it.
        </Text>
      ) : (
        <Input
          size="xs"
          type="search"
          placeholder="Filter by name, state or page"
          aria-label="Filter actors"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      )}
      {live.actors.length > 0 && groups.length === 0 && (
        <Text textStyle="sm" color="fg.muted" role="status">
          No actor matches.
        </Text>
      )}
      <Stack gap="1" as="ul" listStyleType="none" aria-label={title}>
        {groups.map((group) => (
          <ActorSection
            key={group.machine}
            group={group}
            title={getTitle(group.machine)}
            isOpen={isOpen(group.machine)}
            onToggle={() =>
              setOpenOverrides(new Map(openOverrides).set(group.machine, !isOpen(group.machine)))
            }
            current={current}
            getAddress={getAddress}
            onChoose={onChoose}
          />
        ))}
      </Stack>
    </Panel>
  );
}
