import { useState } from 'react';
import { drafts } from '../../../services/drafts';

/** Texts by name. */
type Texts<Name extends string> = Record<Name, string>;

/** Texts, and the revision on which they are based. */
interface Revision<Name extends string> {
  texts: Texts<Name>;
  revision: number;
}

/**
 * Returns the texts of an editor. What is typed keeps the revision that it is based on, as a draft too: when another
 * admin saves the texts, neither replaces the other silently.
 * @param draft the name of the draft, one for each thing that is edited
 */
export function useEditedTexts<Name extends string>(draft: string, stored: Revision<Name>) {
  const [typed, setTyped] = useState(() => readDraft(draft, stored.texts));
  const isChanged = typed !== undefined && !isEqual(typed.texts, stored.texts);
  const { texts, revision } = isChanged ? typed : stored;
  const store = (next: Revision<Name> | undefined) => {
    setTyped(next);
    if (next && !isEqual(next.texts, stored.texts)) {
      drafts.save(draft, { ...next.texts, revision: String(next.revision) });
    } else {
      drafts.remove(draft);
    }
  };
  return {
    texts,
    revision,
    isChanged,
    /** Whether another admin has saved the texts since these were begun. */
    isOutdated: revision < stored.revision,
    edit: (next: Partial<Texts<Name>>) => store({ texts: { ...texts, ...next }, revision }),
    /** Bases the texts on those that are stored now, which they replace when they are saved. */
    keep: () => store({ texts, revision: stored.revision }),
    discard: () => store(undefined),
    /** Follows the stored texts after these were saved. */
    setSaved: (saved: Texts<Name>) => {
      setTyped({ texts: saved, revision: revision + 1 });
      drafts.remove(draft);
    },
  };
}

function isEqual<Name extends string>(one: Texts<Name>, other: Texts<Name>): boolean {
  return (Object.keys(one) as Name[]).every((name) => one[name] === other[name]);
}

/** A draft of an older version of the client, which lacks a text, is not used. */
function readDraft<Name extends string>(
  draft: string,
  stored: Texts<Name>,
): Revision<Name> | undefined {
  const { revision, ...texts } = drafts.read(draft);
  const isComplete = Object.keys(stored).every((name) => texts[name] !== undefined);
  return isComplete ? { texts: texts as Texts<Name>, revision: Number(revision) } : undefined;
}
