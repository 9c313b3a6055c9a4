import { emailKey, type MainRole, normaliseEmail, type Role } from '@academy/contract/users'
import { newId } from '../../db/ids.ts'
import type { Db } from '../../http/context.ts'
import { insertUser, type UserRow } from './store.ts'

export interface NewUser {
  name: string
  email: string
  /** Null: signs in through a provider, or sets one by "Forgot password?". */
  passwordHash: string | null
  role?: Role
  mainrole?: MainRole
}

/** Undefined when the address has an account already. */
export function createUser(db: Db, user: NewUser): Promise<UserRow | undefined> {
  return insertUser(db, {
    id: newId(),
    name: user.name,
    email: normaliseEmail(user.email),
    email_key: emailKey(user.email),
    password_hash: user.passwordHash,
    role: user.role ?? 'user',
    mainrole: user.mainrole ?? '',
  })
}
