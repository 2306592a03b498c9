import { Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ReportDetails } from '../../../../../contract/trust/report';
import { Stars } from '../../../../components/reviews/stars';
import { StepStatement } from '../../../../features/order/step-statement';
import { paths } from '../../../../services/paths/paths';

/** The review that was reported, with its answer and a link to its order. */
export function ReportedReview({ review }: { review: NonNullable<ReportDetails['review']> }) {
  const { rating, text, photos, reply, orderId } = review;
  return (
    <Stack gap="1" align="start">
      <Stars rating={rating} />
      <StepStatement step={{ problem: null, reason: text, photos }} author={undefined} />
      {reply && (
        <>
          <Text textStyle="sm" color="fg.muted">
            Answer
          </Text>
          <StepStatement step={{ problem: null, reason: reply, photos: [] }} author={undefined} />
        </>
      )}
      {orderId && (
        <ChakraLink asChild variant="underline" minHeight="6">
          <Link to={paths.order(orderId)}>See the order</Link>
        </ChakraLink>
      )}
    </Stack>
  );
}
