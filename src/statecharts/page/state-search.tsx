import { Input } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { StateLayout } from '../chart/layout';

interface StateSearchProps {
  states: readonly StateLayout[];
  /** The id of the state that was asked for. */
  onFound: (state: string) => void;
}

/** A state's name below its machine's. */
const shortName = (id: string) => id.slice(id.indexOf('.') + 1);

/** Asks for a state by a part of its name; Enter goes on to the next one that has it. */
export function StateSearch({ states, onFound }: StateSearchProps) {
  const names = useId();
  const [text, setText] = useState('');
  const [last, setLast] = useState('');
  const named = states.filter(({ depth }) => depth > 0).map(({ state }) => state.id);
  const wanted = text.trim().toLowerCase();
  const matching = wanted ? named.filter((id) => shortName(id).toLowerCase().includes(wanted)) : [];
  const exact = matching.find((id) => shortName(id).toLowerCase() === wanted);

  const find = (id: string | undefined) => {
    if (!id) return;
    setLast(id);
    onFound(id);
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const next = matching[(matching.indexOf(last) + 1) % matching.length];
        find(last === exact ? next : (exact ?? next));
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
        aria-invalid={wanted !== '' && matching.length === 0}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <datalist id={names}>
        {named.map((id) => (
          <option key={id} value={shortName(id)} />
        ))}
      </datalist>
    </form>
  );
}
