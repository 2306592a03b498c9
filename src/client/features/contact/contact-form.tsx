import { Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { Form } from 'react-final-form';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { TextAreaControl, TextControl } from '../../components/forms/form-controls';
import { useIsHydrated } from '../../hydration/use-is-hydrated';
import { toast } from '../../services/toasts';

/**
 * The contact form. It is not validated and sends nothing: it only shows a toast (specification
 * 2.5).
 */
export function ContactForm() {
  const isHydrated = useIsHydrated();
  return (
    <Form
      subscription={noFormSubscription}
      onSubmit={() => toast.success('Thanks for Contacting Us!')}
    >
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)} noValidate>
          <Stack gap="4">
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
              <TextControl name="firstName" label="First name" autoComplete="given-name" />
              <TextControl name="lastName" label="Last name" autoComplete="family-name" />
            </SimpleGrid>
            <TextControl name="email" label="Email" type="email" autoComplete="email" />
            <TextAreaControl name="message" label="Message" />
            {/* Before hydration, the button would submit the form as plain HTML. */}
            <Button type="submit" alignSelf="start" disabled={!isHydrated}>
              Send
            </Button>
          </Stack>
        </form>
      )}
    </Form>
  );
}
