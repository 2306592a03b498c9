import { Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { FORM_ERROR } from 'final-form';
import { Form } from 'react-final-form';
import { useAppDispatch } from '../../api/store-hooks';
import { FailureNote } from '../../components/forms/failure-note';
import { TextAreaControl, TextControl } from '../../components/forms/form-controls';
import { useIsHydrated } from '../../hydration/use-is-hydrated';
import { toast } from '../../services/toasts/toasts';
import { failureMessage } from '../failure-message';
import { sendContactMessage, type ContactFields } from './send-contact-message';

/**
 * The contact form. Its fields are not validated, and it always shows a success toast (specification 2.5). The message
 * is sent only if the operator has set a contact address.
 */
export function ContactForm() {
  const isHydrated = useIsHydrated();
  const dispatch = useAppDispatch();
  const submit = async (fields: ContactFields) => {
    try {
      await sendContactMessage(dispatch, fields);
      toast.success('Thanks for Contacting Us!');
      return undefined;
    } catch (error) {
      return { [FORM_ERROR]: failureMessage(error) };
    }
  };
  return (
    <Form<ContactFields> subscription={{ submitting: true, submitError: true }} onSubmit={submit}>
      {({ handleSubmit, submitting, submitError }) => (
        <form onSubmit={(event) => void handleSubmit(event)} noValidate>
          <Stack gap="4">
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
              <TextControl name="firstName" label="First name" autoComplete="given-name" />
              <TextControl name="lastName" label="Last name" autoComplete="family-name" />
            </SimpleGrid>
            <TextControl name="email" label="Email" type="email" autoComplete="email" />
            <TextAreaControl name="message" label="Message" />
            {typeof submitError === 'string' && <FailureNote>{submitError}</FailureNote>}
            {/* Before hydration, the button would submit the form as plain HTML. */}
            <Button type="submit" alignSelf="start" disabled={!isHydrated} loading={submitting}>
              Send
            </Button>
          </Stack>
        </form>
      )}
    </Form>
  );
}
