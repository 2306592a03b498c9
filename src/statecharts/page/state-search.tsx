import { Input } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { StateLayout } from '../chart/layout';

interface StateSearchProps {
  states: readonly StateLayout[];
  /** Called with the id of the found state. */
  onFound: (state: string) => void;
}

/** Removes the machine id from a state id. */
const shortName = (id: string) => id.slice(id.indexOf('.') + 1);

/** Searches states by a part of their name. Enter shows the next match. */
export function StateSearch({ states, onFound }: StateSearchProps) {
  const names = useId();
  const [text, setText] = useState('');
  const [lastFoundId, setLastFoundId] = useState('');
  const stateIds = states.filter(({ depth }) => depth > 0).map(({ state }) => state.id);
  const query = text.trim().toLowerCase();
  const matchingIds = query
    ? stateIds.filter((id) => shortName(id).toLowerCase().includes(query))
    : [];
  const exactMatch = matchingIds.find((id) => shortName(id).toLowerCase() === query);

  const showState = (id: string | undefined) => {
    if (!id) return;
    setLastFoundId(id);
    onFound(id);
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const next = matchingIds[(matchingIds.indexOf(lastFoundId) + 1) % matchingIds.length];
        showState(lastFoundId === exactMatch ? next : (exactMatch ?? next));
      }}
    >
      <Input
        size="xs"
        width="10rem"
        bg="bg.panel"
        type="search"
        list={names}
        aria-label="Find a state"
        placeholder="Find a state"
        aria-invalid={query !== '' && matchingIds.length === 0}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <datalist id={names}>
        {stateIds.map((id) => (
          <option key={id} value={shortName(id)} />
        ))}
      </datalist>
    </form>
  );
}
