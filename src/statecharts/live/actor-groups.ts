import type { LiveActor } from './live-state';

/** An actor as a row of a list: below the one that started it, and further in. */
interface ActorRow {
  actor: LiveActor;
  depth: number;
}

/** The actors of one machine, each with those that it has started. */
export interface ActorGroup {
  machine: string;
  rows: ActorRow[];
}

function grouped(
  actors: readonly LiveActor[],
  nameOf: (actor: LiveActor) => string,
): ReadonlyMap<string, readonly LiveActor[]> {
  const groups = new Map<string, LiveActor[]>();
  for (const actor of actors) {
    const name = nameOf(actor);
    const group = groups.get(name);
    if (group) group.push(actor);
    else groups.set(name, [actor]);
  }
  return groups;
}

/**
 * Groups actors by their machine, and below it by the actor that started them.
 * @param isWanted one that is wanted brings those along that it was started by.
 */
export function actorGroups(
  actors: readonly LiveActor[],
  isWanted: (actor: LiveActor) => boolean,
): ActorGroup[] {
  const known = new Set(actors.map(({ actor }) => actor));
  const below = grouped(actors, ({ parent = '' }) => (known.has(parent) ? parent : ''));
  const rowsOf = (actor: LiveActor, depth: number): ActorRow[] => {
    const inner = (below.get(actor.actor) ?? []).flatMap((child) => rowsOf(child, depth + 1));
    return isWanted(actor) || inner.length > 0 ? [{ actor, depth }, ...inner] : [];
  };
  return [...grouped(below.get('') ?? [], ({ machine }) => machine)]
    .map(([machine, group]) => ({ machine, rows: group.flatMap((actor) => rowsOf(actor, 0)) }))
    .filter(({ rows }) => rows.length > 0);
}
