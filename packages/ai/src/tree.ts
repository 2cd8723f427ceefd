/** The tree of a search: what was chosen, decision by decision, and how it went. Dice and secrets are not part of it. */
import { canonicalJson, type Seat } from '@tablerunner/engine';
import { sameJson } from './same.ts';

/** One choice at a decision. */
export class Edge {
  readonly choice: unknown;
  /** How promising it looked before it was tried, from 0 to 1. */
  prior: number;
  visits = 0;
  /** Sum of what its visits were worth to the seat that chose. */
  total = 0;
  /** How often it was legal when its decision came up: the unseen may allow it or not. */
  available = 0;
  /** What comes after it; made when it is passed for the second time. */
  next: Node | undefined;

  constructor(choice: unknown, prior: number) {
    this.choice = choice;
    this.prior = prior;
  }
}

/** A decision of one seat in one step. */
export class Branch {
  readonly seat: Seat;
  readonly step: string;
  visits = 0;
  readonly edges: Edge[] = [];
  private readonly byIdentity = new Map<unknown, number>();
  private byText: Map<string, number> | undefined;

  constructor(seat: Seat, step: string) {
    this.seat = seat;
    this.step = step;
  }

  /**
   * The place of a choice among the edges, or -1. Mostly the choices come in the same order again, so the place after
   * the last one is tried first; and many games list the very same objects each time. Only else is the text written.
   */
  find(choice: unknown, guess: number): number {
    const edge = this.edges[guess];
    if (edge !== undefined && sameJson(edge.choice, choice)) return guess;
    if (this.edges.length === 0) return -1;
    const known = this.byIdentity.get(choice);
    if (known !== undefined) return known;
    this.byText ??= new Map(this.edges.map((other, at) => [canonicalJson(other.choice), at]));
    return this.byText.get(canonicalJson(choice)) ?? -1;
  }

  add(choice: unknown, prior: number): number {
    this.byIdentity.set(choice, this.edges.length);
    this.byText?.set(canonicalJson(choice), this.edges.length);
    return this.edges.push(new Edge(choice, prior)) - 1;
  }
}

/** What can follow a choice. Dice decide who is asked what, so there may be several decisions. */
export class Node {
  private readonly branches: Branch[] = [];

  branch(seat: Seat, step: string): Branch {
    for (const branch of this.branches) if (branch.step === step && branch.seat === seat) return branch;
    const branch = new Branch(seat, step);
    this.branches.push(branch);
    return branch;
  }
}
