import type { Defaulted } from './schema-types.ts'

/** What is told to browsers whose page is closed: migration 0043. */
export interface PushTables {
  push_keys: PushKeysTable
  push_subscriptions: PushSubscriptionsTable
  pushes: PushesTable
}

interface PushKeysTable {
  public_key: string
  private_key: string
  created_at: Defaulted<Date>
}
interface PushSubscriptionsTable {
  id: string
  user_id: string
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: Date
  pushed_at: Date | null
}
interface PushesTable {
  subscription_id: string
  about: string
  event: string
  kind: string | null
  note: unknown
  state: Defaulted<'waiting' | 'sending' | 'done'>
  due_at: Date
  is_late: Defaulted<boolean>
  tries: Defaulted<number>
  lease: string | null
  lease_until: Date | null
  created_at: Date
}
