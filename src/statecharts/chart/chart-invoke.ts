import type { AnyNode } from './definition';
import { sourceNameOf } from './named';
import { plain } from './plain';

export interface ChartInvoke {
  id: string;
  source: string;
  /** For people: its source, told apart where a state invokes several of one. */
  label: string;
  systemId?: string;
  input?: unknown;
}

/** The actors that a state invokes, in their order. */
export function invokesOf(node: AnyNode): ChartInvoke[] {
  const sources = node.invoke.map(({ src }) => sourceNameOf(src));
  return node.invoke.map((invoke, index) => {
    const { id, systemId } = invoke;
    const source = sources[index] ?? id;
    const several = sources.filter((one) => one === source).length > 1;
    const isOwn = id !== `${index}.${node.id}`;
    return {
      id,
      source,
      label: several ? `${source} (${isOwn ? id : index + 1})` : source,
      ...(systemId !== undefined && { systemId }),
      ...('input' in invoke && invoke.input !== undefined && { input: plain(invoke.input) }),
    };
  });
}
