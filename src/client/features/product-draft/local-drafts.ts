import { drafts } from '../../services/drafts/drafts';
import type { DraftContent } from './draft-content';

/** The content of a draft in this tab, which the server may not have stored yet. */
export interface LocalDraft {
  content: DraftContent;
  /** The revision that the content is based on. */
  revision: number;
}

/** Stores the unsaved content of a seller's drafts in the tab, like all form drafts. */
export function localDraftStore(uid: string) {
  const name = (id: string) => `product-${uid}-${id}`;
  const newDraft = `product-${uid}-new`;
  return {
    read(id: string): LocalDraft | undefined {
      const { content, revision } = drafts.read(name(id));
      if (content === undefined) return undefined;
      return { content: JSON.parse(content) as DraftContent, revision: Number(revision) };
    },
    save(id: string, { content, revision }: LocalDraft): void {
      drafts.save(name(id), { content: JSON.stringify(content), revision: String(revision) });
      if (revision === 0) drafts.save(newDraft, { id });
    },
    remove: (id: string): void => drafts.remove(name(id)),
    /** Forgets that the tab has begun a draft, unless its content is unsaved. */
    forgetSaved(id: string): void {
      const { content } = drafts.read(name(id));
      if (content === undefined && drafts.read(newDraft)['id'] === id) drafts.remove(newDraft);
    },
    /** Returns the id of the draft that the tab has begun and not left; undefined if there is none. */
    findNewId: (): string | undefined => drafts.read(newDraft)['id'],
  };
}
