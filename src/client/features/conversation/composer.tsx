import { Flex, IconButton } from '@chakra-ui/react';
import type { FormApi } from 'final-form';
import { useRef } from 'react';
import { Form } from 'react-final-form';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import type { ComposerValues } from './composer-form';
import { AddPhotosButton, PhotosToSend } from './composer-photos';
import { ComposerText } from './composer-text';
import PaperAirplaneIcon from '@heroicons/react/24/outline/PaperAirplaneIcon';

interface ComposerProps {
  form: FormApi<ComposerValues>;
  submit: () => void;
}

/** The form of a new message. */
export function Composer({ form, submit }: ComposerProps) {
  const textArea = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    submit();
    textArea.current?.focus();
  };
  return (
    <Form<ComposerValues> form={form} subscription={noFormSubscription} onSubmit={() => undefined}>
      {() => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <PhotosToSend />
          <Flex gap="2" align="end">
            <AddPhotosButton />
            <ComposerText textRef={textArea} onSend={send} />
            <IconButton type="submit" aria-label="Send" rounded="full" flexShrink="0">
              <PaperAirplaneIcon />
            </IconButton>
          </Flex>
        </form>
      )}
    </Form>
  );
}
