import type { conditions } from '../../contract/product';
import type { DemoCategoryId } from './demo-categories';
import type { DemoSellerId } from './demo-sellers';

/** A watch for sale. Its file is its category, and its picture is named by its id. */
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
  /** Hours between its listing and the seeding. */
  hoursAgo: number;
  advertised?: boolean;
}

export interface DemoProduct extends DemoWatch {
  category: DemoCategoryId;
}
