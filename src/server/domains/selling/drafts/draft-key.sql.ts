/** Identifies a draft of a seller. Another seller's draft is treated as if it did not exist. */
export interface DraftKey {
  id: string;
  sellerId: string;
}
