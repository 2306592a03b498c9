import { Box, HStack, Separator, Text } from '@chakra-ui/react';
import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js';
import type { Stripe, StripeExpressCheckoutElementReadyEvent } from '@stripe/stripe-js';
import { useState } from 'react';
import type { Money } from '../../../contract/payments/money';
import type { Confirmation } from './payment.machine';
import { confirmWallet, type WalletPayment } from './wallet-confirmation';

/** A wallet in which the buyer has approved the payment. It stays open until one of these is called. */
export interface ApprovedWallet {
  confirm: (payment: WalletPayment) => Promise<Confirmation>;
  refuse: () => void;
}

interface WalletButtonsProps {
  stripe: Stripe | null;
  charge: Money;
  isPayable: boolean;
  onApproved: (wallet: ApprovedWallet) => void;
}

/** Apple Pay, Google Pay and Link, below the card form. Nothing is shown and no space is taken if none is available. */
export function WalletButtons({ stripe, charge, isPayable, onApproved }: WalletButtonsProps) {
  const [isAvailable, setAvailable] = useState(false);
  const onReady = ({ availablePaymentMethods }: StripeExpressCheckoutElementReadyEvent) =>
    setAvailable(Object.values(availablePaymentMethods ?? {}).includes(true));
  return (
    <Box style={isAvailable ? undefined : hidden} inert={!isPayable} opacity={isPayable ? 1 : 0.5}>
      <HStack gap="3" paddingY="4">
        <Separator flex="1" />
        <Text color="fg.muted" textStyle="sm">
          Or pay with
        </Text>
        <Separator flex="1" />
      </HStack>
      {/* The options are those of the payment intent: Stripe rejects others. */}
      <Elements
        stripe={stripe}
        options={{
          mode: 'payment',
          ...charge,
          captureMethod: 'manual',
          allowedPaymentMethodTypes: ['card'],
        }}
      >
        <ExpressCheckout stripe={stripe} onReady={onReady} onApproved={onApproved} />
      </Elements>
    </Box>
  );
}

/** Stripe finds out what is available only with its element on the page. */
const hidden = { height: 0, overflow: 'hidden', visibility: 'hidden' } as const;

interface ExpressCheckoutProps extends Pick<WalletButtonsProps, 'stripe' | 'onApproved'> {
  onReady: (event: StripeExpressCheckoutElementReadyEvent) => void;
}

function ExpressCheckout({ stripe, onReady, onApproved }: ExpressCheckoutProps) {
  const elements = useElements();
  return (
    <ExpressCheckoutElement
      onReady={onReady}
      onConfirm={({ paymentFailed }) => {
        if (!stripe || !elements) return;
        onApproved({
          confirm: (payment) => confirmWallet({ stripe, elements, paymentFailed }, payment),
          refuse: () => paymentFailed({ reason: 'fail' }),
        });
      }}
    />
  );
}
