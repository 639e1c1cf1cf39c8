import { NONE, type Space } from '../ids.js';
import { type Cell, NamedBoard } from './board.js';
import { joinedName } from './hex-board.js';

/** Places and what joins them, in nodes by their numbers. */
export interface Network {
  readonly nodes: readonly Cell[];
  readonly edges: readonly (readonly [number, number])[];
}

/**
 * The geometry of a network. Its spaces are numbered: first the nodes, then the edges, each in the order of the manifest.
 * Neighbours are of the same kind: nodes that an edge joins, edges that meet in a node.
 */
export class NetworkBoard extends NamedBoard {
  private readonly nodesAround: readonly (readonly Space[])[];
  private readonly edgesAround: readonly (readonly Space[])[];

  constructor(
    first: Space,
    private readonly network: Network,
  ) {
    super(first, cellsOf(network));
    const { nodes, edges } = network;
    const edgesOf = nodes.map((_, node) => numbersWhere(edges, (ends) => ends.includes(node)));
    const across = (node: number) =>
      (edgesOf[node] as number[]).map((edge) =>
        (edges[edge] as readonly number[]).find((end) => end !== node),
      );
    const meeting = (ends: readonly number[], edge: number) =>
      ends.flatMap((end) => edgesOf[end] as number[]).filter((other) => other !== edge);
    const nodeSpace = (node = 0) => first + node;
    const edgeSpace = (edge: number) => first + nodes.length + edge;
    this.nodesAround = [
      ...nodes.map((_, node) => across(node).map(nodeSpace)),
      ...edges.map((ends) => ends.map(nodeSpace)),
    ];
    this.edgesAround = [
      ...edgesOf.map((own) => own.map(edgeSpace)),
      ...edges.map((ends, edge) => meeting(ends, edge).map(edgeSpace)),
    ];
  }

  nodes(): Space[] {
    return this.spaces().slice(0, this.network.nodes.length);
  }

  edges(): Space[] {
    return this.spaces().slice(this.network.nodes.length);
  }

  kindOf(space: Space): 'node' | 'edge' {
    return space - this.first < this.network.nodes.length ? 'node' : 'edge';
  }

  neighbours(space: Space): readonly Space[] {
    return this.kindOf(space) === 'node' ? this.nodesAt(space) : this.edgesAt(space);
  }

  /** The two nodes that an edge joins; of a node its neighbours. */
  nodesAt(space: Space): readonly Space[] {
    return this.nodesAround[space - this.first] as readonly Space[];
  }

  /** The edges that end in a node; of an edge those that meet it. */
  edgesAt(space: Space): readonly Space[] {
    return this.edgesAround[space - this.first] as readonly Space[];
  }

  /** The edge that joins two nodes, or NONE. */
  edge(one: Space, other: Space): Space {
    return this.edgesAt(one).find((edge) => this.nodesAt(edge).includes(other)) ?? NONE;
  }
}

function cellsOf({ nodes, edges }: Network): Cell[] {
  const joined = edges.map((ends) => ({ id: joinedName(ends.map((node) => (nodes[node] as Cell).id)) }));
  return [...nodes, ...joined];
}

const numbersWhere = <Item>(list: readonly Item[], holds: (item: Item) => boolean): number[] =>
  list.flatMap((item, number) => (holds(item) ? [number] : []));
