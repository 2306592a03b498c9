import { Flex, Text } from '@chakra-ui/react';
import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from './payment.machine';

const steps = [
  { tag: 'cardStep', label: 'Your card' },
  { tag: 'bankStep', label: 'Your bank' },
  { tag: 'receiptStep', label: 'Your receipt' },
] as const;

/** The list of the payment's steps. The current one is marked. */
export function PaymentSteps({ snapshot }: { snapshot: SnapshotFrom<typeof paymentMachine> }) {
  const current = steps.findIndex(({ tag }) => snapshot.hasTag(tag));
  return (
    <Flex as="ol" listStyleType="none" gap="2" aria-label="Payment steps">
      {steps.map(({ tag, label }, index) => (
        <Text
          as="li"
          key={tag}
          flex="1"
          textStyle="sm"
          paddingTop="2"
          borderTopWidth="3px"
          borderColor={index <= current ? 'accent' : 'border'}
          color={index <= current ? 'fg' : 'fg.muted'}
          aria-current={index === current ? 'step' : undefined}
        >
          {label}
        </Text>
      ))}
    </Flex>
  );
}
