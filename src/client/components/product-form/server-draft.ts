import type { Decorator } from 'final-form';
import type { ProductDraft } from './product-draft';

/** Saves the values of a product's form as a draft on the server. The object is the same on each render. */
export interface ServerDraft {
  /** The draft's id. It is sent with the new product, so that the server deletes the draft. */
  id: () => string;
  /** Fills in the form, and saves what the seller changes. */
  decorator: Decorator<ProductDraft>;
  /**
   * Stops saving before the product is added. Waits for the first save of a new draft, which would otherwise
   * create the draft after the product.
   */
  pause: () => Promise<void>;
  /** Saves again, because the product was not added. */
  resume: () => void;
  /** Stops saving for good: the server deleted the draft when the product was added. */
  end: () => void;
}
