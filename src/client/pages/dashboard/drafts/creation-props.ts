import type { Ref } from 'react';
import type { Category } from '../../../../contract/category';
import type { NonTextNode } from '../../../components/non-text-node';
import type { SellerSession } from '../../../features/product-creation/new-product';

/** What Add a Product needs, wherever its draft is stored. */
export interface CreationProps {
  seller: SellerSession;
  categories: readonly Category[];
  /** Set if the seller can't add products yet: receives the element for the reason, at the disabled button. */
  reasonRef?: Ref<HTMLDivElement> | undefined;
  /** Stands above the button, inside the form. */
  guidance?: NonTextNode;
}
