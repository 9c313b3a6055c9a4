import type { Finds } from '@academy/contract/find'
import { isAdmin } from '@academy/contract/users'
import { type Context, signedIn } from '../../http/context.ts'
import { readAsked } from './asked-store.ts'
import { certificates, courses, lectures, payments, people, questions } from './sources-store.ts'
import { findIn } from './store.ts'

const nothing = () => ({ rows: [], hasMore: false })

/** Instructors find their own courses, what is in them, what is asked there and who studies them; money and certificates are for admins. */
export async function find(ctx: Context, typed: string): Promise<Finds> {
  const { id, role } = signedIn(ctx)
  const owner = isAdmin(role) ? null : id
  const { db } = ctx
  const asked = await readAsked(db, typed)
  if (asked.words.length === 0)
    return {
      people: nothing(),
      courses: nothing(),
      lectures: nothing(),
      questions: nothing(),
      payments: nothing(),
      certificates: nothing(),
    }
  const [foundPeople, foundPayments, foundCertificates] = await Promise.all([
    findIn(db, people(owner), asked),
    owner ? nothing() : findIn(db, payments, asked),
    owner ? nothing() : findIn(db, certificates, asked),
  ])
  return {
    people: foundPeople,
    courses: await findIn(db, courses(owner), asked),
    lectures: await findIn(db, lectures(owner), asked),
    questions: await findIn(db, questions(owner), asked),
    payments: foundPayments,
    certificates: foundCertificates,
  }
}
