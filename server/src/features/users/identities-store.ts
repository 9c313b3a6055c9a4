import type { Db } from '../../http/context.ts'
import type { OAuthProvider } from '../../services/oauth/index.ts'

export interface Identity {
  provider: OAuthProvider
  subject: string
}

/** Undefined when it stands already. */
export const insertIdentity = (db: Db, userId: string, { provider, subject }: Identity) =>
  db
    .insertInto('identities')
    .values({ provider, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst()

/** Whose account the provider opens. */
export const findIdentity = (db: Db, { provider, subject }: Identity) =>
  db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
