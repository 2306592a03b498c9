import type { conditions } from '../../contract/product';
import type { DemoCategoryId } from './demo-categories';
import type { DemoSellerId } from './demo-sellers';

/** A watch for sale. Its category is the file that it stands in, its picture the file of its id. */
export interface DemoWatch {
  id: string;
  seller: DemoSellerId;
  name: string;
  condition: (typeof conditions)[number];
  description: string;
  location: string;
  originalPrice: string;
  sellingPrice: string;
  yearsUsed: number;
  referenceNumber?: string;
  /** How long before the seeding it was put up for sale. */
  hoursAgo: number;
  advertised?: boolean;
}

export interface DemoProduct extends DemoWatch {
  category: DemoCategoryId;
}
