import type { Side } from '../../../../contracts/market.ts';
import type { Dice } from './Dice.ts';
import type { Profile } from './profiles.ts';

export interface Quote {
  side: Side;
  /** Price in ticks. */
  tick: number;
  /** In the quote asset. */
  value: number;
}

interface Resting {
  side: Side;
  tick: number;
}

/** Levels close to the price; they widen outwards, so that twenty of them reach well beyond the spread. */
const nearBands = 20;
const nearWidth = 0.00003;
const widening = 1.16;
/** Far edges as fractions of the price: depth for very large orders. */
const farEdges = [0.012, 0.03, 0.06, 0.11];
const farMultiple = 8;
/** The price may come this much closer than a maker would quote; otherwise every small move would cause a requote. */
const patience = 0.4;
/** Levels of a pair that a maker refreshes per second without need. */
const refreshesPerS = 2.5;

/**
 * One maker's quotes in one pair. Both sides are divided into bands by distance from the fair price, and each band
 * holds one order: orders that are too close to the price or too far behind it are cancelled, and empty bands are
 * filled. A moving price therefore replaces a few orders at a time, as in a real book.
 */
export class Ladder {
  private readonly profile: Profile;
  private readonly dice: Dice;
  private readonly resting = new Map<number, Resting>();

  constructor(profile: Profile, dice: Dice) {
    this.profile = profile;
    this.dice = dice;
  }

  get ids(): Iterable<number> {
    return this.resting.keys();
  }

  has(id: number): boolean {
    return this.resting.has(id);
  }

  note(id: number, { side, tick }: Quote): void {
    this.resting.set(id, { side, tick });
  }

  forget(id: number): void {
    this.resting.delete(id);
  }

  clear(): void {
    this.resting.clear();
  }

  /**
   * Plans the changes for a fair price, cancellations first.
   * @param fair in ticks, not rounded
   * @param seconds since the last plan
   */
  plan(fair: number, seconds: number): { cancel: number[]; place: Quote[] } {
    const edges = this.edges(fair);
    const refreshed = this.pickRefreshed(seconds);
    const taken: Record<Side, Set<number>> = { buy: new Set(), sell: new Set() };
    const cancel: number[] = [];
    // The newest quotes are processed first, so they stay where two have moved into one band.
    for (const [id, { side, tick }] of [...this.resting].reverse()) {
      const band = bandOf(edges, side === 'buy' ? fair - tick : tick - fair);
      if (band === undefined || taken[side].has(band) || refreshed.has(id)) cancel.push(id);
      else taken[side].add(band);
    }
    const place: Quote[] = [];
    for (const side of ['buy', 'sell'] as const) {
      for (let band = 0; band < edges.length - 1; band += 1) {
        if (taken[side].has(band)) continue;
        const quote = this.quote(edges, fair, side, band);
        if (quote) place.push(quote);
      }
    }
    return { cancel, place };
  }

  private quote(edges: readonly number[], fair: number, side: Side, band: number): Quote | undefined {
    const near = edges[band]!;
    const far = edges[band + 1]!;
    // Each band holds at least one whole tick; the first quotes as close as allowed.
    const low = side === 'buy' ? Math.floor(fair - far) + 1 : Math.ceil(fair + near);
    const high = side === 'buy' ? Math.floor(fair - near) : Math.ceil(fair + far) - 1;
    const place = band === 0 ? (side === 'buy' ? 1 : 0) : this.dice.uniform();
    const tick = Math.min(high, low + Math.floor(place * (high - low + 1)));
    if (tick < 1) return undefined;
    const growth = band < nearBands ? 1 + band * 0.15 : farMultiple;
    return { side, tick, value: this.profile.levelValue * growth * this.dice.between(0.35, 1.65) };
  }

  /** Distances in ticks from the fair price at which bands begin and end. */
  private edges(fair: number): number[] {
    const edges = [Math.max(0.5, this.profile.halfSpread * fair)];
    for (let band = 0; band < nearBands; band += 1) {
      edges.push(edges.at(-1)! + Math.max(1, nearWidth * widening ** band * fair));
    }
    for (const edge of farEdges) edges.push(Math.max(edges.at(-1)! + 1, edge * fair));
    return edges;
  }

  private pickRefreshed(seconds: number): Set<number> {
    const count = this.dice.poisson(Math.min(refreshesPerS * seconds, 10));
    const ids = [...this.resting.keys()];
    const picked = new Set<number>();
    for (let pick = 0; pick < count && ids.length > 0; pick += 1) {
      picked.add(ids[Math.floor(this.dice.uniform() * ids.length)]!);
    }
    return picked;
  }
}

function bandOf(edges: readonly number[], distance: number): number | undefined {
  if (distance < edges[0]! * patience) return undefined;
  for (let band = 0; band < edges.length - 1; band += 1) if (distance < edges[band + 1]!) return band;
  return undefined;
}
