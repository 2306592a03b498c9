import { NativeSelect } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import type { Flow } from './flow';
import { useVisualiserConfig } from './visualiser-context';
import { viewUrl, type ViewSelection } from './use-view-selection';

/** A select field of all flows, for small screens. */
export function FlowSelect({ selection, current }: { selection: ViewSelection; current: Flow }) {
  const { flows } = useVisualiserConfig();
  const navigate = useNavigate();
  const choose = (id: string) => {
    const flow = flows.find(({ machine }) => machine.id === id);
    void navigate(viewUrl({ ...selection, flow }));
  };
  return (
    <NativeSelect.Root hideFrom="lg">
      <NativeSelect.Field
        aria-label="Machine"
        value={current.machine.id}
        onChange={({ target }) => choose(target.value)}
      >
        {flows.map(({ machine, title }) => (
          <option key={machine.id} value={machine.id}>
            {title}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
