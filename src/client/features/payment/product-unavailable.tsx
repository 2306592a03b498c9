import { Alert, Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { paths } from '../../services/paths/paths';
import { recoverLostFocus } from '../../components/forms/recover-lost-focus';

/** The notice that the product was sold or withdrawn after the page was opened. */
export function ProductUnavailable() {
  return (
    <Alert.Root
      status="warning"
      role="status"
      borderRadius="md"
      ref={recoverLostFocus}
      tabIndex={-1}
      outline="none"
    >
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{inGoodsWords('This watch is no longer available')}</Alert.Title>
        <Alert.Description>
          It was sold or withdrawn just before you paid. Your card wasn't charged.{' '}
          <ChakraLink asChild variant="underline">
            <Link to={paths.home}>{inGoodsWords('Find another watch')}</Link>
          </ChakraLink>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
