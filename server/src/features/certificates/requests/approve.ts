import { CERTIFICATE_NOTES, CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import { type Context, signedIn } from '../../../http/context.ts'
import { conflict, notFound } from '../../../http/problem.ts'
import { recordAct } from '../../audit/index.ts'
import { notify } from '../../notifications/index.ts'
import { askToDraw, askToDrawBatch } from '../issue/drawing-jobs.ts'
import { selectFactsToIssue } from '../issue/facts-store.ts'
import { issueCertificates } from '../issue/issue.ts'
import { problemOf } from '../issue/problem.ts'
import { requestForAdmin, requestForDecision } from './access.ts'
import { readBatch } from './batches.ts'
import { insertBatch } from './batches-store.ts'
import { changeRequests, lockRequests, type RequestRow } from './store.ts'
import { tellWaiting } from './tell-waiting.ts'
import { viewRequest } from './views.ts'

/** The certificate gets its number and its facts; the academy draws it as soon as this is written. */
export async function approveOne(ctx: Context, id: string, notes: string) {
  const row = await requestForDecision(ctx, id)
  const refusal = refusalReason(row)
  if (refusal) throw conflict(refusal)
  const [issued] = await approve(ctx, [row], { notes })
  if (issued) await askToDraw(ctx, { certificateId: issued, replacing: null })
  await recordAct(ctx, 'approve-certification', id, {
    studentId: row.student_id,
    courseId: row.course_id,
    before: { status: row.status, notes: row.notes },
    after: { status: 'approved', notes },
  })
  return { message: M.approved, request: viewRequest(ctx, await requestForAdmin(ctx, id)) }
}

/** All that can be: the others are told why. They are drawn one after another, as a batch. */
export async function approveMany(ctx: Context, ids: readonly string[]) {
  const wanted = [...new Set(ids)]
  const rows = await lockRequests(ctx.db, wanted)
  const known = new Map(rows.map((row) => [row.id, row]))
  const failed = wanted.flatMap((_id) => {
    const row = known.get(_id)
    const message = row ? refusalReason(row) : M.requestNotFound
    return message ? [{ _id, message }] : []
  })
  const sound = rows.filter((row) => refusalReason(row) === null)
  if (sound.length === 0) {
    if (rows.length === 0) throw notFound(M.requestNotFound)
    return { message: M.approvedMany(0), approved: 0, failed, batch: null }
  }
  const batchId = await insertBatch(ctx)
  await approve(ctx, sound, { batch_id: batchId })
  await askToDrawBatch(ctx, batchId)
  await recordAct(ctx, 'approve-certifications', batchId, {
    requests: sound.map(({ id }) => id),
    before: { status: 'pending' },
    after: { status: 'approved', approved: sound.length },
  })
  const { batch } = await readBatch(ctx, batchId)
  return { message: M.approvedMany(sound.length), approved: sound.length, failed, batch }
}

function refusalReason(row: RequestRow): string | null {
  if (row.status !== 'pending') return M.notPending
  return row.student_id === null ? M.holderGone : null
}

/** The ids of those certificates that the academy can draw. */
async function approve(
  ctx: Context,
  rows: readonly RequestRow[],
  change: { notes?: string; batch_id?: string },
): Promise<string[]> {
  const { id: by, name } = signedIn(ctx)
  const approval = { ...change, approved_by: by, approved_by_name: name, approved_at: ctx.now() }
  const ids = rows.map(({ id }) => id)
  await changeRequests(ctx.db, ids, { ...approval, status: 'approved' })
  const facts = await selectFactsToIssue(ctx.db, ids)
  const problems = new Map(facts.map((row) => [row.request_id, problemOf(row)]))
  const issued = await issueCertificates(ctx, facts)
  for (const [id, problem] of problems) if (problem) await changeRequests(ctx.db, [id], { problem })
  await tellApproved(ctx, rows)
  await tellWaiting(ctx, null)
  return issued.filter(({ request_id }) => !problems.get(request_id ?? '')).map(({ id }) => id)
}

/** Students of one course are told the same. */
async function tellApproved(ctx: Context, rows: readonly RequestRow[]): Promise<void> {
  const byCourse = new Map<string, RequestRow[]>()
  for (const row of rows) {
    const course = row.course_id ?? row.course_title
    byCourse.set(course, [...(byCourse.get(course) ?? []), row])
  }
  for (const ofCourse of byCourse.values()) {
    await notify(ctx, studentsOf(ofCourse), {
      ...CERTIFICATE_NOTES.approved(ofCourse[0]?.course_title ?? ''),
      kind: 'certificate',
      about: `certificate-approved:${ofCourse[0]?.id}`,
      link: '/my-certificates',
    })
  }
  const topics = studentsOf(rows).map(({ id }) => `person:${id}` as const)
  await ctx.events.tell(['admins', ...topics], 'certificates')
}

const studentsOf = (rows: readonly RequestRow[]) =>
  rows.flatMap(({ student_id: id }) => (id === null ? [] : [{ id }]))
