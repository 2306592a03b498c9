import { Button, Field, Textarea } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { Panel } from './panel';

interface InputFormProps {
  /** The initial value of the form. */
  example: unknown;
  /** Why the machine could not start with the given input; empty if it could. */
  problem: string;
  onStart: (input: unknown) => void;
}

/** A form for the input of a machine, as JSON. */
export function InputForm({ example, problem, onStart }: InputFormProps) {
  const [text, setText] = useState(() => JSON.stringify(example, null, 2));
  const [jsonError, setJsonError] = useState('');
  const errorText =
    jsonError || (problem && `The machine cannot start with this input. ${problem}`);
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    try {
      const input: unknown = text.trim() === '' ? undefined : JSON.parse(text);
      setJsonError('');
      onStart(input);
    } catch (error) {
      setJsonError(`This is not JSON. ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <Panel title="Input">
      <form onSubmit={start}>
        <Field.Root invalid={errorText !== ''} gap="2">
          <Field.Label textStyle="sm">Input of the machine</Field.Label>
          <Textarea
            fontFamily="mono"
            fontSize="xs"
            rows={Math.min(text.split('\n').length + 1, 10)}
            value={text}
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
          <Field.ErrorText role="alert">{errorText}</Field.ErrorText>
          <Button type="submit" size="sm" variant="outline">
            Start with this input
          </Button>
        </Field.Root>
      </form>
    </Panel>
  );
}
