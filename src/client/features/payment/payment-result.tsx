import { Alert, Button, Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../services/paths';

/** The form that it takes the place of had the focus. */
function takeLostFocus(result: HTMLElement | null): void {
  if (document.activeElement === document.body) result?.focus();
}

/** How a payment ended. */
export function PaymentResult({ lost }: { lost: boolean }) {
  return (
    <Alert.Root
      status={lost ? 'warning' : 'success'}
      role="status"
      borderRadius="md"
      ref={takeLostFocus}
      tabIndex={-1}
      outline="none"
    >
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{lost ? 'Somebody else got there first' : 'Paid'}</Alert.Title>
        <Alert.Description>
          {lost
            ? "Somebody bought this a moment before you paid. Your card isn't charged. "
            : 'Your payment has arrived; the seller will hand the product over to you. '}
          <ChakraLink asChild variant="underline">
            <Link to={lost ? paths.home : paths.myOrders}>
              {lost ? 'Find another watch' : 'See My Orders'}
            </Link>
          </ChakraLink>
        </Alert.Description>
        {!lost && (
          <Button variant="outline" size="sm" alignSelf="start" onClick={() => window.print()}>
            Print this page
          </Button>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
