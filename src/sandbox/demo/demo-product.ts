import type { conditions } from '../../contract/selling/product';
import type { DemoCategoryId } from './demo-categories';
import type { DemoSellerId } from './demo-sellers';

/** A watch for sale. Each category has its own file; the picture is `<id>.webp`. */
export interface DemoWatch {
  id: string;
  seller: DemoSellerId;
  name: string;
  /** An invented brand, which the search cannot recognize in the name. */
  brand: string;
  condition: (typeof conditions)[number];
  description: string;
  location: string;
  originalPrice: string;
  sellingPrice: string;
  yearsUsed: number;
  referenceNumber?: string;
  /** How many hours before the seeding it was listed. */
  hoursAgo: number;
  advertised?: boolean;
}

export interface DemoProduct extends DemoWatch {
  category: DemoCategoryId;
}
