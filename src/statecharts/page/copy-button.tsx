import { Button } from '@chakra-ui/react';
import { useVisualiserConfig } from './visualiser-context';

interface CopyButtonProps {
  /** The format in the button label, such as JSON. */
  name: string;
  text: () => string;
}

export function CopyButton({ name, text }: CopyButtonProps) {
  const { notify } = useVisualiserConfig();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      notify.success(`${name} copied`);
    } catch {
      notify.error('Your browser does not let this page copy.');
    }
  };
  return (
    <Button size="xs" variant="outline" bg="bg.panel" onClick={() => void copy()}>
      {`Copy as ${name}`}
    </Button>
  );
}
