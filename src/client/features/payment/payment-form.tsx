import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { formatAmountToPay } from '../../../contract/payments/money';
import type { Order } from '../../../contract/buying/order';
import { FailureNote } from '../../components/forms/failure-note';
import { lazyComponent } from '../../components/loading/lazy-component';
import { configuration, hasCapability, shopName } from '../../services/configuration';
import { AfterPayment } from './after-payment';
import { StripeCardField } from './stripe-card-field';
import { PaymentSteps } from './payment-steps';
import type { usePayment } from './use-payment';

const TestCards = lazyComponent({
  label: 'the test cards',
  load: async () => {
    const module = await import(/* webpackChunkName: "test-cards" */ './test-cards');
    return module.TestCards;
  },
  Fallback: () => null,
});

const WalletButtons = lazyComponent({
  label: 'the wallets',
  load: async () => {
    const module = await import(/* webpackChunkName: "wallet-buttons" */ './wallet-buttons');
    return module.WalletButtons;
  },
  Fallback: () => null,
  // The card form below works without them.
  Failed: () => null,
});

interface PaymentFormProps extends ReturnType<typeof usePayment> {
  order: Order;
}

export function PaymentForm({
  order,
  snapshot,
  send,
  stripe,
  onCardReady,
  onWalletApproved,
}: PaymentFormProps) {
  const { testCards } = configuration();
  const { charge } = snapshot.context;
  const retryButton = (
    <Button size="sm" variant="outline" onClick={() => send({ type: 'payment.retry' })}>
      Retry
    </Button>
  );
  const isInDoubt = snapshot.hasTag('inDoubt');
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send({ type: isInDoubt ? 'payment.retry' : 'payment.pay' });
  };

  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="5">
        <PaymentSteps snapshot={snapshot} />
        {snapshot.hasTag('cardless') ? (
          <Skeleton height="20" />
        ) : (
          <StripeCardField
            stripe={stripe}
            error={snapshot.context.cardError}
            onReady={onCardReady}
            onChange={(message) => send({ type: 'payment.cardChanged', message })}
          />
        )}
        {snapshot.matches({ preparing: { card: 'failed' } }) && (
          <FailureNote>
            <span>The card form didn't load. Check your connection.</span> {retryButton}
          </FailureNote>
        )}
        {snapshot.matches({ preparing: { intent: 'failed' } }) && (
          <FailureNote>
            <span>{snapshot.context.failure}</span> {retryButton}
          </FailureNote>
        )}
        {snapshot.matches({ confirming: 'late' }) && (
          <FailureNote>
            Your bank is taking longer than usual. If it asks you to approve the payment, please do.
            You can also check whether it went through.
          </FailureNote>
        )}
        {snapshot.matches({ confirming: 'unapproved' }) && (
          <FailureNote>
            Your bank is waiting for you to approve this payment, in its window or app. If you see
            neither, reload this page to try again.
          </FailureNote>
        )}
        {snapshot.matches('unknown') && (
          <FailureNote>
            The connection dropped, so we don't know yet whether your card was charged.
          </FailureNote>
        )}
        {snapshot.matches('pending') && (
          <FailureNote>
            Your card was accepted, but the payment isn't recorded yet. Do not pay again.
          </FailureNote>
        )}
        <Box>
          <Button
            type="submit"
            size="lg"
            width="full"
            disabled={!snapshot.can({ type: 'payment.pay' }) && !isInDoubt}
            loading={snapshot.hasTag('busy')}
            loadingText={
              <span>
                {snapshot.matches('recording') ? 'Recording your payment' : 'Contacting your bank'}
              </span>
            }
          >
            {isInDoubt ? 'Check payment' : charge ? `Pay ${formatAmountToPay(charge)}` : 'Pay'}
          </Button>
          {/* Below the button, because they may appear while the buyer fills in the card or presses Pay. */}
          {charge && !snapshot.hasTag('cardless') && (
            <WalletButtons
              stripe={stripe}
              charge={charge}
              isPayable={snapshot.can({ type: 'payment.payWithWallet' })}
              onApproved={onWalletApproved}
            />
          )}
        </Box>
        <Text color="fg.muted" textStyle="sm">
          {`Your card details go directly to Stripe. ${shopName()} never sees them.`}
        </Text>
        {hasCapability('extensions') && <AfterPayment order={order} />}
        {testCards && <TestCards cards={testCards} />}
      </Stack>
    </form>
  );
}
