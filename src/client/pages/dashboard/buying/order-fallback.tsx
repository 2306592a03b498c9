import { Link as ChakraLink, Text } from '@chakra-ui/react';
import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { loadFailureReason, toRequestFailure } from '../../../api/request-failure';
import { LoadFailure } from '../../../components/loading/load-failure';
import { EmptyState } from '../../../components/records/empty-state';

interface OrderFallbackProps {
  query: {
    error?: FetchBaseQueryError | SerializedError | undefined;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The heading when the API rejects the request. */
  rejectedTitle: string;
  /** The link when the API rejects the request. */
  rejectedLink: { to: string; text: string };
  /** Rendered while loading. */
  skeleton: ReactElement;
}

/** Rendered in place of an order that is loading, failed to load or is not accessible to the user. */
export function OrderFallback({
  query,
  rejectedTitle,
  rejectedLink,
  skeleton,
}: OrderFallbackProps) {
  if (!query.error) return skeleton;
  const { status, message } = toRequestFailure(query.error);
  if (status !== undefined && status < 500) {
    return (
      <EmptyState title={rejectedTitle}>
        <Text color="fg.muted">{message}</Text>
        <ChakraLink asChild variant="underline">
          <Link to={rejectedLink.to}>{rejectedLink.text}</Link>
        </ChakraLink>
      </EmptyState>
    );
  }
  return (
    <LoadFailure
      label="this order"
      reason={loadFailureReason(query.error)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
