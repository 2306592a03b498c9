import { useState } from 'react';
import { drafts } from '../../../services/drafts/drafts';

/** Texts by name. */
type Texts<Name extends string> = Record<Name, string>;

/** Texts, and the revision on which they are based. */
interface Revision<Name extends string> {
  texts: Texts<Name>;
  revision: number;
}

/**
 * Returns the texts of an editor, and stores them as a draft. Typed texts keep the revision that they are based
 * on. If another admin saves a newer revision, `isOutdated` is set, and nothing is overwritten.
 * @param draft the name of the draft, which identifies the edited page or email
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
    /** Whether another admin has saved the texts since this edit began. */
    isOutdated: revision < stored.revision,
    edit: (next: Partial<Texts<Name>>) => store({ texts: { ...texts, ...next }, revision }),
    /** Bases the typed texts on the stored revision, which they replace when they are saved. */
    keep: () => store({ texts, revision: stored.revision }),
    discard: () => store(undefined),
    /** Updates the texts and the revision after they were saved. */
    setSaved: (saved: Texts<Name>) => {
      setTyped({ texts: saved, revision: revision + 1 });
      drafts.remove(draft);
    },
  };
}

function isEqual<Name extends string>(one: Texts<Name>, other: Texts<Name>): boolean {
  return (Object.keys(one) as Name[]).every((name) => one[name] === other[name]);
}

/** Returns the draft; undefined if a text is missing, such as in a draft of an older version of the client. */
function readDraft<Name extends string>(
  draft: string,
  stored: Texts<Name>,
): Revision<Name> | undefined {
  const { revision, ...texts } = drafts.read(draft);
  const isComplete = Object.keys(stored).every((name) => texts[name] !== undefined);
  return isComplete ? { texts: texts as Texts<Name>, revision: Number(revision) } : undefined;
}
