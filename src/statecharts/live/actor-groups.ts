import type { LiveActor } from './live-state';

/** A row of the actor list, indented by `depth` below the actor that started it. */
interface ActorRow {
  actor: LiveActor;
  depth: number;
}

/** The root actors of one machine, each followed by its descendants. */
export interface ActorGroup {
  machine: string;
  rows: ActorRow[];
}

function groupBy(
  actors: readonly LiveActor[],
  getKey: (actor: LiveActor) => string,
): ReadonlyMap<string, readonly LiveActor[]> {
  const groups = new Map<string, LiveActor[]>();
  for (const actor of actors) {
    const name = getKey(actor);
    const group = groups.get(name);
    if (group) group.push(actor);
    else groups.set(name, [actor]);
  }
  return groups;
}

/**
 * Groups actors by machine, child actors below their parents.
 * @param isMatch filters the actors; the ancestors of a match are kept.
 */
export function actorGroups(
  actors: readonly LiveActor[],
  isMatch: (actor: LiveActor) => boolean,
): ActorGroup[] {
  const actorIds = new Set(actors.map(({ actor }) => actor));
  const childrenByParent = groupBy(actors, ({ parent = '' }) =>
    actorIds.has(parent) ? parent : '',
  );
  const toRows = (actor: LiveActor, depth: number): ActorRow[] => {
    const childRows = (childrenByParent.get(actor.actor) ?? []).flatMap((child) =>
      toRows(child, depth + 1),
    );
    return isMatch(actor) || childRows.length > 0 ? [{ actor, depth }, ...childRows] : [];
  };
  return [...groupBy(childrenByParent.get('') ?? [], ({ machine }) => machine)]
    .map(([machine, group]) => ({ machine, rows: group.flatMap((actor) => toRows(actor, 0)) }))
    .filter(({ rows }) => rows.length > 0);
}
