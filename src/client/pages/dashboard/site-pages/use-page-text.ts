import { useState } from 'react';
import type { EditableSitePage } from '../../../../contract/site-page-content';
import { drafts } from '../../../services/drafts';

/** A text, and the revision of the page on which it is based. */
interface PageText {
  content: string;
  revision: number;
}

/**
 * Returns the text of a page in its editor. What is typed keeps the revision that it is based on, as a draft too: when
 * another admin saves the page, neither text silently replaces the other.
 */
export function usePageText({ name, content, revision }: EditableSitePage) {
  const draft = `site-page-${name}`;
  const [typed, setTyped] = useState(() => readDraft(draft));
  const isChanged = typed !== undefined && typed.content !== content;
  const text: PageText = isChanged ? typed : { content, revision };
  const store = (next: PageText | undefined) => {
    setTyped(next);
    if (next && next.content !== content) {
      drafts.save(draft, { content: next.content, revision: String(next.revision) });
    } else {
      drafts.remove(draft);
    }
  };
  return {
    ...text,
    isChanged,
    /** Whether another admin has saved the page since this text was begun. */
    isOutdated: text.revision < revision,
    edit: (next: string) => store({ content: next, revision: text.revision }),
    /** Bases the text on the page as it is now, which it replaces when it is saved. */
    keep: () => store({ content: text.content, revision }),
    discard: () => store(undefined),
    /** Follows the page after the text was saved. */
    setSaved: () => {
      setTyped({ content: text.content, revision: text.revision + 1 });
      drafts.remove(draft);
    },
  };
}

function readDraft(name: string): PageText | undefined {
  const { content, revision } = drafts.read(name);
  return content === undefined ? undefined : { content, revision: Number(revision) };
}
