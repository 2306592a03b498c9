import { findContactDetails } from '../../../contract/text/contact-details/find-contact-details';
import type { Database } from '../../database/database';
import { storeSearchCounts, type SearchCount } from './search-counts.sql';

/** Longer texts are rather pasted than searched for. */
const maxTextLength = 80;
/** More different texts between two writes are not counted. */
const maxTexts = 1_000;
const writeDelay = 5_000;

/** Counts what people search for, without who does, and stores the counts every few seconds. */
export class SearchCounts {
  private counts = new Map<string, SearchCount>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly logError: (error: unknown) => void,
  ) {}

  /** Returns a function that sets the number of results. */
  countSearch(text: string): (results: number) => void {
    const count = this.countOf(text);
    if (count) count.searches += 1;
    return (results) => {
      if (count) count.results = results;
    };
  }

  /** Stored at once: a result is opened far less often than searched for. */
  async countOpened(text: string): Promise<void> {
    const count = this.countOf(text);
    if (count) count.opened += 1;
    await this.flush();
  }

  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const counts = [...this.counts.values()];
    this.counts = new Map();
    if (counts.length > 0) await storeSearchCounts(this.database, counts);
  }

  /** Returns undefined for a text that may say who searches, or that is none to learn from. */
  private countOf(typed: string): SearchCount | undefined {
    const text = typed.trim().toLowerCase().replace(/\s+/g, ' ');
    const isCounted =
      text !== '' && text.length <= maxTextLength && findContactDetails(text).length === 0;
    if (!isCounted || (this.counts.size >= maxTexts && !this.counts.has(text))) return undefined;
    const count = this.counts.get(text) ?? { text, searches: 0, opened: 0, results: null };
    this.counts.set(text, count);
    this.timer ??= setTimeout(() => void this.flush().catch(this.logError), writeDelay).unref();
    return count;
  }
}
