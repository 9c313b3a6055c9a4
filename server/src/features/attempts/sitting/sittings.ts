import type { AssessmentEvent, EvidenceAnswer, Sitting } from '@academy/contract/attempts'
import { ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import { LIST_MAX_ROWS } from '@academy/contract/http'
import { type Context, signedIn } from '../../../http/context.ts'
import { type Part, partOf, rowsOfPage } from '../../../http/paging.ts'
import { notFound } from '../../../http/problem.ts'
import { mayManage } from '../../courses/index.ts'
import { anyAssessmentForOwner } from '../papers/assessments-access.ts'
import { findTeacherOf } from '../papers/assessments-store.ts'
import { readPaper } from '../papers/papers-store.ts'
import { viewStudent } from '../submissions/submission-views.ts'
import {
  countEvents,
  countSittings,
  type EventRow,
  type EvidenceRow,
  findSitting,
  type SittingRow,
  selectEvents,
  selectEvidence,
  selectNotBegun,
  selectSittings,
} from './sittings-store.ts'

interface SittingsQuery extends Part {
  eventsPage?: number | undefined
  student?: string
}

/** Who sits it, who has, who may be given time before, and what happened to their time. */
export async function listSittings(ctx: Context, assessmentId: string, asked: SittingsQuery) {
  const assessment = await anyAssessmentForOwner(ctx, assessmentId)
  const { total, running } = await countSittings(ctx.db, assessmentId)
  const { page, pages, ...range } = partOf(total, asked)
  const sittings = await rowsOfPage(range, { total }, (part, isReversed) =>
    selectSittings(ctx.db, assessmentId, part, isReversed),
  )
  return {
    sittings: sittings.map(viewSitting),
    ...{ total, page, pages, running },
    ...(await listEvents(ctx, assessmentId, { page: asked.eventsPage, limit: asked.limit })),
    ...(await selectNotBegun(ctx.db, assessment, asked.student ?? '')),
    serverNow: ctx.now().toISOString(),
  }
}

/** Counted as far as a list's length behind the page: a log of any length is turned page by page. */
async function listEvents(ctx: Context, assessmentId: string, asked: Part) {
  const { page = 1, limit = LIST_MAX_ROWS } = asked
  const counted = await countEvents(ctx.db, assessmentId, page * limit + LIST_MAX_ROWS)
  const { page: eventsPage, pages: eventsPages, ...range } = partOf(counted.total, asked)
  const events = await selectEvents(ctx.db, assessmentId, range, counted)
  return { events: events.map(viewEvent), eventsTotal: counted.total, eventsPage, eventsPages }
}

/** For the instructor who owns its course, and for admins. Everybody else hears that there is no such attempt. */
export async function sittingForOwner(ctx: Context, attemptId: string): Promise<SittingRow> {
  const row = await findSitting(ctx.db, attemptId)
  const course = row && (await findTeacherOf(ctx.db, row.course_id))
  if (!row || !course || !mayManage(signedIn(ctx), course)) throw notFound(M.attemptNotFound)
  return row
}

/** What does not count, and why. */
export async function readEvidence(ctx: Context, attemptId: string) {
  const row = await sittingForOwner(ctx, attemptId)
  const { questions } = await readPaper(ctx.db, row.paper_id)
  const texts = new Map(questions.map(({ _id, question }) => [_id, question]))
  const evidence = await selectEvidence(ctx.db, attemptId)
  return {
    sitting: viewSitting(row),
    evidence: evidence.map((one) => viewEvidence(one, texts.get(one.question_id) ?? '')),
  }
}

function viewSitting(row: SittingRow): Sitting {
  return {
    _id: row.id,
    student: viewStudent(row),
    startedAt: row.started_at.toISOString(),
    deadline: row.deadline.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    state: row.state,
    answeredCount: row.answered_count,
    lastContactAt: row.last_contact_at?.toISOString() ?? null,
    lateCount: row.late_count,
    submission: row.submission_id,
  }
}

const viewEvent = (row: EventRow): AssessmentEvent => ({
  _id: row.id,
  event: row.event === 'key-mended' ? 'key-fixed' : row.event,
  actor: row.actor_name,
  student: row.student_name,
  detail: row.detail,
  reason: row.reason,
  at: row.created_at.toISOString(),
})

const viewEvidence = (row: EvidenceRow, question: string): EvidenceAnswer => ({
  _id: row.id,
  questionId: row.question_id,
  question,
  selectedOption: row.selected_option,
  writtenAnswer: row.written_answer,
  seq: row.seq,
  deviceId: row.device_id,
  recordedAt: row.recorded_at?.toISOString() ?? null,
  receivedAt: row.received_at.toISOString(),
  reason: row.reason,
  isAccepted: row.accepted_at !== null,
})
