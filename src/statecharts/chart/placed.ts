import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { straightened } from './straightened';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

interface PlacedEdge {
  points: Point[];
  label: Box | null;
}

/** The layout engine's answer, by the ids of its parts. */
export interface Placed {
  width: number;
  height: number;
  boxes: ReadonlyMap<string, Box>;
  edges: ReadonlyMap<string, PlacedEdge>;
}

/** To tenths, so that a drawing reads well and does not change with the last bit of a sum. */
const rounded = (value: number | undefined) => Math.round((value ?? 0) * 10) / 10;

export const boxOf = ({ x, y, width, height }: Partial<Box>): Box => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
});

export const moved = <Part extends Point>(part: Part, by: Point): Part => ({
  ...part,
  x: rounded(part.x + by.x),
  y: rounded(part.y + by.y),
});

function edgeOf({ sections, labels }: ElkExtendedEdge): PlacedEdge {
  const points = (sections ?? [])
    .flatMap(({ startPoint, bendPoints, endPoint }) => [
      startPoint,
      ...(bendPoints ?? []),
      endPoint,
    ])
    .map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }));
  const label = labels?.[0];
  return { points: straightened(points), label: label ? boxOf(label) : null };
}

function nodesOf(graph: ElkNode): ElkNode[] {
  return (graph.children ?? []).flatMap((child) => [child, ...nodesOf(child)]);
}

export function placedOf(graph: ElkNode): Placed {
  return {
    width: rounded(graph.width),
    height: rounded(graph.height),
    boxes: new Map(nodesOf(graph).map((node) => [node.id, boxOf(node)])),
    edges: new Map((graph.edges ?? []).map((edge) => [edge.id, edgeOf(edge)])),
  };
}
