import type { Ref } from 'react';
import type { Category } from '../../../../../contract/selling/category';
import type { ReactElements } from '../../../../components/react-elements';
import type { SellerSession } from '../../../../features/product-creation/new-product';

/** The props of the form of Add a Product, whether its draft is stored on the server or only in the browser. */
export interface CreationProps {
  seller: SellerSession;
  categories: readonly Category[];
  /** Set if the seller can't add products yet. Receives the empty element above the disabled button, for the reason. */
  reasonRef?: Ref<HTMLDivElement> | undefined;
  /** Advice for the seller, rendered beside the fields on a wide screen. */
  guidance?: ReactElements;
}
