import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { straighten, type Point } from './straighten';

export interface Box extends Point {
  width: number;
  height: number;
}

interface PositionedEdge {
  points: Point[];
  label: Box | null;
}

/** A graph with the positions that ELK computed; boxes and edges by their ids. */
export interface PositionedGraph {
  width: number;
  height: number;
  boxes: ReadonlyMap<string, Box>;
  edges: ReadonlyMap<string, PositionedEdge>;
}

/** Rounds to tenths of a pixel: drawings are short and do not change by floating-point errors. */
const roundToTenth = (value: number | undefined) => Math.round((value ?? 0) * 10) / 10;

export const toBox = ({ x, y, width, height }: Partial<Box>): Box => ({
  x: roundToTenth(x),
  y: roundToTenth(y),
  width: roundToTenth(width),
  height: roundToTenth(height),
});

export const translate = <Part extends Point>(part: Part, by: Point): Part => ({
  ...part,
  x: roundToTenth(part.x + by.x),
  y: roundToTenth(part.y + by.y),
});

function toPositionedEdge({ sections, labels }: ElkExtendedEdge): PositionedEdge {
  const points = (sections ?? [])
    .flatMap(({ startPoint, bendPoints, endPoint }) => [
      startPoint,
      ...(bendPoints ?? []),
      endPoint,
    ])
    .map(({ x, y }) => ({ x: roundToTenth(x), y: roundToTenth(y) }));
  const label = labels?.[0];
  return { points: straighten(points), label: label ? toBox(label) : null };
}

function flattenNodes(graph: ElkNode): ElkNode[] {
  return (graph.children ?? []).flatMap((child) => [child, ...flattenNodes(child)]);
}

export function toPositionedGraph(graph: ElkNode): PositionedGraph {
  return {
    width: roundToTenth(graph.width),
    height: roundToTenth(graph.height),
    boxes: new Map(flattenNodes(graph).map((node) => [node.id, toBox(node)])),
    edges: new Map((graph.edges ?? []).map((edge) => [edge.id, toPositionedEdge(edge)])),
  };
}
