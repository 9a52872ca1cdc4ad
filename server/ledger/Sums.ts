// Totals over accounts, updated with each change, so that reading them visits no account.
import { isPlatform, isUser } from './account.ts';
import type { AccountKind, AccountName } from './account.ts';

export interface Sum {
  /** 'users', 'house', or the name of an account of the system. */
  readonly of: string;
  readonly kind: AccountKind;
  readonly asset: string;
  /** Minor units, what is held among them. */
  readonly units: bigint;
}

/** Another word than any owner's. */
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
