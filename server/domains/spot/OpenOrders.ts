import type { Order } from './public/Order.ts';

/** All resting orders of all pairs, by id and by owner. */
export class OpenOrders {
  private readonly byId = new Map<number, Order>();
  private readonly byOwner = new Map<string, Set<Order>>();

  get(id: number): Order | undefined {
    return this.byId.get(id);
  }

  all(): Iterable<Order> {
    return this.byId.values();
  }

  /** Open orders of one owner, in the order of resting. */
  of(owner: string, symbol?: string): Order[] {
    const owned = [...(this.byOwner.get(owner) ?? [])];
    return symbol === undefined ? owned : owned.filter((order) => order.symbol === symbol);
  }

  count(owner: string): number {
    return this.byOwner.get(owner)?.size ?? 0;
  }

  add(order: Order): void {
    this.byId.set(order.id, order);
    const owned = this.byOwner.get(order.owner);
    if (owned) owned.add(order);
    else this.byOwner.set(order.owner, new Set([order]));
  }

  remove(order: Order): void {
    this.byId.delete(order.id);
    const owned = this.byOwner.get(order.owner);
    owned?.delete(order);
    if (owned?.size === 0) this.byOwner.delete(order.owner);
  }

  clear(): void {
    this.byId.clear();
    this.byOwner.clear();
  }
}
