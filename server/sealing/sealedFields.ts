// Encrypted texts of users, bound to owner and field; npm run rotateKeys re-encrypts them.
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Sealer } from './Sealer.ts';

type Db = Kysely<Schema>;
type Values<Field extends string> = Readonly<Record<Field, string>>;

/** Place that the seal is bound to. */
export const placeOfField = (owner: string, column: string) => `${owner} ${column}`;

/** Encrypted fields of one kind, such as 'name' of 'verification', stored as 'verification.name'. */
export class SealedFields<Field extends string> {
  readonly #kind: string;
  readonly #fields: readonly Field[];

  constructor(kind: string, fields: readonly Field[]) {
    this.#kind = kind;
    this.#fields = fields;
  }

  #columnOf(field: Field): string {
    return `${this.#kind}.${field}`;
  }

  /** @returns undefined unless all fields are stored */
  async read({ db, sealer }: { db: Db; sealer: Sealer }, owner: string): Promise<Values<Field> | undefined> {
    const rows = await db
      .selectFrom('sealed_field')
      .select(['field', 'sealed'])
      .where('owner', '=', owner)
      .where(
        'field',
        'in',
        this.#fields.map((field) => this.#columnOf(field)),
      )
      .execute();
    if (rows.length < this.#fields.length) return undefined;
    const values = this.#fields.map((field) => {
      const column = this.#columnOf(field);
      const { sealed } = rows.find((row) => row.field === column)!;
      return [field, sealer.openText(sealed, placeOfField(owner, column))] as const;
    });
    return Object.fromEntries(values) as Record<Field, string>;
  }

  /** Replaces the stored value. */
  async keep(
    db: Db,
    sealer: Sealer,
    { owner, values }: { owner: string; values: Values<Field> },
  ): Promise<void> {
    for (const field of this.#fields) {
      const column = this.#columnOf(field);
      const sealed = sealer.seal(values[field], placeOfField(owner, column));
      await db
        .insertInto('sealed_field')
        .values({ owner, field: column, sealed })
        .onConflict((conflict) => conflict.columns(['owner', 'field']).doUpdateSet({ sealed }))
        .execute();
    }
  }

  async remove(db: Db, owner: string): Promise<void> {
    await db
      .deleteFrom('sealed_field')
      .where('owner', '=', owner)
      .where(
        'field',
        'in',
        this.#fields.map((field) => this.#columnOf(field)),
      )
      .execute();
  }
}
