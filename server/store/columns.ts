// Reading and writing of integer columns on every dialect.
import type { ColumnType } from 'kysely';

export type Int = ColumnType<bigint, bigint | number, bigint | number>;
export type NullableInt = ColumnType<bigint | null, bigint | number | null, bigint | number | null>;
