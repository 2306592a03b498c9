import { Box, Field } from '@chakra-ui/react';
import { CardElement, Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useColorMode } from '../../services/browser/color-mode';

interface StripeCardFieldProps {
  stripe: Stripe | null;
  error: string;
  onReady: (card: StripeCardElement) => void;
  /** Called with the error of the input; empty if it is valid. */
  onChange: (error: string) => void;
}

const cardColors = {
  light: { color: '#18181b', invalidColor: '#991919' },
  dark: { color: '#f4f4f5', invalidColor: '#fca5a5' },
};

/** Stripe's card element, with the card's error below it. */
export function StripeCardField({ stripe, error, onReady, onChange }: StripeCardFieldProps) {
  // Stripe renders the card in an iframe, where the theme's CSS variables do not apply.
  const { color, invalidColor } = cardColors[useColorMode()];
  return (
    <Field.Root invalid={error !== ''}>
      <Field.Label>Card</Field.Label>
      <Box width="full" borderWidth="1px" borderRadius="md" bg="bg.panel" padding="3">
        <Elements stripe={stripe}>
          <CardElement
            options={{
              style: { base: { fontSize: '16px', color }, invalid: { color: invalidColor } },
            }}
            onReady={onReady}
            onChange={(event) => onChange(event.error?.message ?? '')}
          />
        </Elements>
      </Box>
      <Field.ErrorText color="fg.error" role="alert">
        {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
