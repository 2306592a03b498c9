import type { AnyNode } from './definition';
import { getSourceName } from './action-or-guard';
import { toPlainJson } from './plain-json';

export interface ChartInvoke {
  id: string;
  source: string;
  /** The displayed name: the source, followed by the id or number if the state invokes it repeatedly. */
  label: string;
  systemId?: string;
  input?: unknown;
}

/** Returns the actors that a state invokes, in the order of their definition. */
export function getInvokes(node: AnyNode): ChartInvoke[] {
  const sources = node.invoke.map(({ src }) => getSourceName(src));
  return node.invoke.map((invoke, index) => {
    const { id, systemId } = invoke;
    const source = sources[index] ?? id;
    const isRepeated = sources.filter((other) => other === source).length > 1;
    const hasExplicitId = id !== `${index}.${node.id}`;
    return {
      id,
      source,
      label: isRepeated ? `${source} (${hasExplicitId ? id : index + 1})` : source,
      ...(systemId !== undefined && { systemId }),
      ...('input' in invoke && invoke.input !== undefined && { input: toPlainJson(invoke.input) }),
    };
  });
}
