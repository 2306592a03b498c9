import type { ReportReason } from '../../contract/trust/report-reasons';
import type { DemoBuyerId } from './demo-buyers';
import type { DemoProductId } from './demo-products';

interface DemoReport {
  id: string;
  product: DemoProductId;
  /** A visitor has an email address instead. */
  reporter: DemoBuyerId | null;
  email: string | null;
  reason: ReportReason;
  text: string;
  hoursAgo: number;
  /** The decision that closed it. */
  decision: string | null;
}

/** The staff have decided one report. */
export const demoReports: readonly DemoReport[] = [
  {
    id: '8e1f4b52-0a8d-4c36-9a77-2f6a51d3c001',
    product: 'quorlex-gold-84',
    reporter: 'demo-buyer',
    email: null,
    reason: 'counterfeit',
    text: 'The case back has the wrong engraving. The maker confirms that this serial number is unknown.',
    hoursAgo: 6,
    decision: null,
  },
  {
    id: '8e1f4b52-0a8d-4c36-9a77-2f6a51d3c002',
    product: 'quorlex-gold-84',
    reporter: null,
    email: 'visitor@example.com',
    reason: 'misleading',
    text: 'These are my photos, from a forum.',
    hoursAgo: 3,
    decision: null,
  },
  {
    id: '8e1f4b52-0a8d-4c36-9a77-2f6a51d3c003',
    product: 'pelagor-lagoon',
    reporter: 'demo-buyer-jonas',
    email: null,
    reason: 'misleading',
    text: 'The text says that it is water tight to 300 m, but the dial says 100 m.',
    hoursAgo: 27,
    decision: null,
  },
  {
    id: '8e1f4b52-0a8d-4c36-9a77-2f6a51d3c004',
    product: 'kestrin-regent-enamel',
    reporter: 'demo-buyer-jonas',
    email: null,
    reason: 'spam',
    text: 'The description only advertises another shop.',
    hoursAgo: 150,
    decision: 'demo-decision-warning',
  },
];

interface DemoDecision {
  id: string;
  product: DemoProductId;
  /** What the seller has done. */
  facts: string;
  /** The rule that this violates. */
  rule: string;
  hoursAgo: number;
}

/** Warnings by the admin. */
export const demoDecisions: readonly DemoDecision[] = [
  {
    id: 'demo-decision-warning',
    product: 'kestrin-regent-enamel',
    facts: 'Half of the description advertised another shop, with its address.',
    rule: 'Terms, section 4: descriptions are about the watch.',
    hoursAgo: 140,
  },
];
