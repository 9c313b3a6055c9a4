import { emailKey } from '@academy/contract/users'
import type { Services } from '../../http/context.ts'
import { selectKeyless, writeEmailKey } from './email-keys-store.ts'

/** At the start: accounts from before addresses had keys get theirs, the oldest first. Whose key is taken stays without. */
export async function fillEmailKeys({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const left: string[] = []
  for (const { id, email } of await selectKeyless(db))
    if (!(await writeEmailKey(db, id, emailKey(email)))) left.push(id)
  if (left.length > 0)
    log.warn(
      { users: left },
      'these accounts share their address with another one but for capitals or full-width letters',
    )
}
