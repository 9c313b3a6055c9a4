import type { ColumnType } from 'kysely'

/** JSON goes in as text and comes out parsed. */
export type Json<T> = ColumnType<T, string, string>
export type Defaulted<T> = ColumnType<T, T | undefined, T>
