import { emailKey } from '@academy/contract/users'
import type { Services } from '../../http/context.ts'
import { selectKeyless, writeEmailKeys } from './email-keys-store.ts'

const TOGETHER = 1000

/** At the start: accounts from before addresses had keys get theirs, the oldest first. Whose key is taken stays without. */
export async function fillEmailKeys({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const keyless = await selectKeyless(db)
  const byKey = new Map<string, string>()
  for (const { id, email } of keyless) {
    const key = emailKey(email)
    if (!byKey.has(key)) byKey.set(key, id)
  }
  const written = new Set<string>()
  const keys = [...byKey].map(([key, id]) => ({ id, key }))
  for (let from = 0; from < keys.length; from += TOGETHER)
    for (const id of await writeEmailKeys(db, keys.slice(from, from + TOGETHER))) written.add(id)
  const left = keyless.flatMap(({ id }) => (written.has(id) ? [] : id))
  if (left.length > 0)
    log.warn(
      { users: left },
      'these accounts share their address with another one but for capitals or full-width letters',
    )
}
