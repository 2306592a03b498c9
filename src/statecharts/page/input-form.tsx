import { Button, Field, Textarea } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { Panel } from './panel';

interface InputFormProps {
  /** What the form begins with. */
  example: unknown;
  /** Why the machine cannot start with what it was given; empty where it can. */
  problem: string;
  onStart: (input: unknown) => void;
}

/** Asks for what a machine is given when it starts, as JSON. */
export function InputForm({ example, problem, onStart }: InputFormProps) {
  const [text, setText] = useState(() => JSON.stringify(example, null, 2));
  const [fault, setFault] = useState('');
  const wrong = fault || (problem && `The machine cannot start with this. ${problem}`);
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    try {
      const input: unknown = text.trim() === '' ? undefined : JSON.parse(text);
      setFault('');
      onStart(input);
    } catch (error) {
      setFault(`This is no JSON. ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <Panel title="Input">
      <form onSubmit={start}>
        <Field.Root invalid={wrong !== ''} gap="2">
          <Field.Label textStyle="sm">What this machine is given when it starts</Field.Label>
          <Textarea
            fontFamily="mono"
            fontSize="xs"
            rows={Math.min(text.split('\n').length + 1, 10)}
            value={text}
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
          <Field.ErrorText role="alert">{wrong}</Field.ErrorText>
          <Button type="submit" size="sm" variant="outline">
            Start with this input
          </Button>
        </Field.Root>
      </form>
    </Panel>
  );
}
