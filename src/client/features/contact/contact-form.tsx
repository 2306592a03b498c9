import { Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { Form } from 'react-final-form';
import { fieldsOnly } from '../../components/fields-only';
import { TextAreaControl, TextControl } from '../../components/form-controls';
import { useIsTakenOver } from '../../components/use-is-taken-over';
import { notify } from '../../services/notifications';

/** SPEC section 2: sending shows a toast, submits nothing and checks nothing. */
export function ContactForm() {
  const isTakenOver = useIsTakenOver();
  return (
    <Form subscription={fieldsOnly} onSubmit={() => notify.success('Thanks for Contacting Us!')}>
      {({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate>
          <Stack gap="4">
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
              <TextControl name="firstName" label="First name" autoComplete="given-name" />
              <TextControl name="lastName" label="Last name" autoComplete="family-name" />
            </SimpleGrid>
            <TextControl name="email" label="Email" type="email" autoComplete="email" />
            <TextAreaControl name="message" label="Message" />
            {/* Before that, it would send what was typed to the page's own address. */}
            <Button type="submit" alignSelf="start" disabled={!isTakenOver}>
              Send
            </Button>
          </Stack>
        </form>
      )}
    </Form>
  );
}
