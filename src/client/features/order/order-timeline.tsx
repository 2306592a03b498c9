import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { orderSnapshot } from '../../../contract/buying/order-snapshot';
import { orderStateLabels } from '../../../contract/buying/order-states';
import type { OrderStep, SaleDetails } from '../../../contract/buying/sale';
import { DateTime } from '../../components/product/date-time';
import { describeStep } from './describe-step';
import { StepStatement } from './step-statement';

/** The history of an order: the last step, or all, the newest first. What both sides of a problem wrote is not folded. */
export function OrderTimeline({ sale }: { sale: SaleDetails }) {
  const { steps, as, state } = sale;
  const [isWhole, setWhole] = useState(as === 'admin' || orderSnapshot(state).hasTag('reported'));
  return (
    <>
      <Stack as="ol" aria-label="History" listStyleType="none" gap="0">
        {steps
          .slice(isWhole ? 0 : -1)
          .reverse()
          .map((step) => (
            <Step key={step.number} step={step} sale={sale} />
          ))}
      </Stack>
      {steps.length > 1 && (
        <Button
          variant="plain"
          size="sm"
          paddingX="0"
          color="fg.muted"
          textDecoration="underline"
          alignSelf="start"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show the last step' : `Show all ${steps.length} steps`}
        </Button>
      )}
    </>
  );
}

function Step({ step, sale }: { step: OrderStep; sale: SaleDetails }) {
  const description = describeStep(step, sale);
  return (
    <Box
      as="li"
      position="relative"
      paddingStart="6"
      paddingBottom="5"
      borderStartWidth="2px"
      _last={{ borderColor: 'transparent', paddingBottom: '0' }}
      _before={{
        content: '""',
        position: 'absolute',
        insetStart: '-7px',
        top: '1',
        boxSize: '3',
        borderRadius: 'full',
        borderWidth: '2px',
        borderColor: 'accent',
        bg: 'bg.panel',
      }}
      _first={{ _before: { bg: 'accent' } }}
    >
      <Text>
        {description ? (
          <>
            {description.actor && (
              <>
                <bdi>{description.actor}</bdi>{' '}
              </>
            )}
            <span>{description.text}</span>
          </>
        ) : (
          orderStateLabels[step.state]
        )}
      </Text>
      <StepStatement step={step} author={description?.actor} />
      <Text textStyle="sm" color="fg.muted">
        <DateTime date={step.happenedAt} />
      </Text>
    </Box>
  );
}
