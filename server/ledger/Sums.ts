// Totals over accounts, updated with each change, so that reading them visits no account.
import { isPlatform, isUser } from './account.ts';
import type { AccountKind, AccountName } from './account.ts';

export interface Sum {
  /** 'users', 'house', or the name of a system account. */
  readonly of: string;
  readonly kind: AccountKind;
  readonly asset: string;
  /** Minor units, including held ones. */
  readonly units: bigint;
}

/** A name that no owner can have. */
function groupOf(owner: string): string {
  if (isUser(owner)) return 'users';
  return isPlatform(owner) ? 'house' : owner;
}

export class Sums {
  private readonly byKey = new Map<string, { -readonly [Key in keyof Sum]: Sum[Key] }>();

  add({ owner, kind, asset }: AccountName, units: bigint): void {
    const of = groupOf(owner);
    const key = `${of} ${kind} ${asset}`;
    const sum = this.byKey.get(key);
    if (sum) sum.units += units;
    else this.byKey.set(key, { of, kind, asset, units });
  }

  all(): Sum[] {
    return Array.from(this.byKey.values(), (sum) => ({ ...sum }));
  }

  clear(): void {
    this.byKey.clear();
  }
}
