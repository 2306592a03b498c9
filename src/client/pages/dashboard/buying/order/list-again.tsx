import { hasCapability } from '../../../../services/configuration';
import { DuplicateButton } from '../../selling/drafts/duplicate-button';
import { LazyListAgainInBrowser } from './lazy-list-again-in-browser';

/** Opens Add a Product with a draft of a product whose buyer was refunded. */
export function ListAgain({ productId }: { productId: string }) {
  return hasCapability('drafts') ? (
    <DuplicateButton productId={productId} label="List it again" size="sm" />
  ) : (
    <LazyListAgainInBrowser productId={productId} />
  );
}
