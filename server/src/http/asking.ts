import { type RawBuilder, sql } from 'kysely'

/** Whoever asks, for a statement: by id once they are known, before that by the session's token. */
export interface Asking {
  callerId: string | null
  /** A token's hash; empty where there is none. */
  session: string
}

/** Their id, null for nobody. A statement that says so itself may travel with the one that finds who calls. */
export const idOf = ({ callerId, session }: Asking): RawBuilder<string> =>
  sql`coalesce(${callerId}::text, (select user_id from sessions where token_hash = ${session} and expires_at > now()))`

/** The same of a student alone, for what writes before the frame has seen who calls: the roles as `effectiveRole` reads them. */
export const studentIdOf = (asking: Asking): RawBuilder<string> =>
  sql`(select id from users where id = ${idOf(asking)} and role = 'user' and mainrole = '')`
