import type { TestAcademy } from './academy.ts'
import { anAdmin, type TestPerson } from './people.ts'

let count = 0

export interface TestInvitation {
  id: string
  batchId: string
  email: string
  by: TestPerson
}

/** An invitation of somebody new, on its way. */
export async function anInvitation(
  academy: TestAcademy,
  { by, ...line }: { by?: TestPerson; name?: string; email?: string; role?: string; courses?: string[] } = {},
): Promise<TestInvitation> {
  const inviter = by ?? (await anAdmin(academy))
  const email = line.email ?? `invited.${count++}@example.rw`
  const caller = academy.as(inviter)
  const body = { lines: [{ name: 'Keza Mutoni', ...line, email }] }
  const { batch } = await caller.call('POST /api/invitations', { body })
  const { invitations } = await caller.call('GET /api/invitations', { query: { q: email } })
  return { id: invitations[0]?._id ?? '', batchId: batch?._id ?? '', email, by: inviter }
}

/** The newest link that was mailed to an address. */
export async function mailedLink(academy: TestAcademy, email: string): Promise<string> {
  const mail = (await academy.outbox()).findLast(({ to }) => to === email)
  return mail?.text.match(/\/setup\/open#(\S+)/)?.[1] ?? ''
}
