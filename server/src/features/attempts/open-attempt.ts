import { type AskedQuestion, type Attempt, ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import { newId } from '../../db/ids.ts'
import { type Context, signedIn } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { courseForLearner, noteVisit } from '../enrolments/index.ts'
import { selectCounted } from './answers-store.ts'
import { type AssessmentRow, lockAssessmentShared } from './assessments-store.ts'
import { isOver, viewAttempt, viewRunning } from './attempt-timing.ts'
import { type AttemptRow, insertAttempt, lockAttempt, type Place } from './attempts-store.ts'
import { finalise, wasAway } from './finalise.ts'
import { readPaper } from './papers-store.ts'
import { viewAskedQuestion } from './question-views.ts'
import { findStanding, type Standing } from './standing-store.ts'

/** A quiz or an exam for a student of its course, and how they stand in it now: what is overdue has ended.
 * @throws Problem 404 with the given sentence, 403 for who does not study the course. */
export async function standingForTaker(ctx: Context, place: Place, missing: string): Promise<Standing> {
  const { id: studentId } = signedIn(ctx)
  const standing = await findStanding(ctx.db, place, studentId)
  if (!standing) {
    // An exam is asked for by its course, which may be somebody else's or none.
    if (place.kind === 'final-exam') await courseForLearner(ctx, place.id)
    throw notFound(missing)
  }
  if (standing.is_visit_due === null) await courseForLearner(ctx, standing.course_id)
  else if (standing.is_visit_due) noteVisit(ctx, standing.course_id, studentId)
  const { attempt_id, state, deadline } = standing
  if (attempt_id === null || state !== 'open' || !deadline || !isOver({ state, deadline }, ctx.now()))
    return standing
  await endIfOverdue(ctx, attempt_id)
  return (await findStanding(ctx.db, place, studentId)) ?? standing
}

/** Ends it now when it is overdue and the academy was there all the time: a student need not wait for the next look. */
async function endIfOverdue(ctx: Context, attemptId: string): Promise<void> {
  await ctx.write(async (inner) => {
    const attempt = await lockAttempt(inner.db, attemptId)
    const now = inner.now()
    if (attempt?.state !== 'open' || !isOver(attempt, now) || (await wasAway(inner, now))) return
    await finalise(inner, [attempt])
  })
}

export interface Opened {
  standing: Standing
  attempt: Attempt | null
  running: ReturnType<typeof viewRunning> | null
  serverNow: string
  questions?: AskedQuestion[]
}

/** The first full delivery starts the clock, later ones resume; a peek starts nothing. Whether they may, the room has judged. */
export async function openAttempt(
  ctx: Context,
  before: Standing,
  place: Place,
  isPeek: boolean,
): Promise<Opened> {
  const standing = before.state === null && !isPeek ? await begin(ctx, before, place) : before
  const now = ctx.now()
  const serverNow = now.toISOString()
  const running = runningOf(standing)
  if (!running) return { standing, attempt: null, running: null, serverNow }
  if (isPeek) return { standing, attempt: null, running: viewRunning(running, now), serverNow }
  // While the clock of answers stands at 0, there is none.
  const answers = running.seq === 0 ? [] : await selectCounted(ctx.db, [running.id])
  const { questions } = await readPaper(ctx.db, running.paper_id)
  return {
    standing,
    attempt: viewAttempt(running, answers, now),
    running: viewRunning(running, now),
    serverNow,
    questions: questions.map(viewAskedQuestion),
  }
}

/** The only attempt of a student; of many at once one begins it and all find it. */
async function begin(ctx: Context, before: Standing, place: Place): Promise<Standing> {
  const { id: studentId } = signedIn(ctx)
  const standing = await ctx.write(async (inner) => {
    const assessment = await lockAssessmentShared(inner.db, before.id)
    if (!assessment) return undefined
    const started = { id: newId(), assessmentId: before.id, studentId, now: inner.now() }
    const attempt = await insertAttempt(inner.db, started)
    return attempt ? begun(before, assessment, attempt) : findStanding(inner.db, place, studentId)
  })
  if (!standing) throw notFound(M.assessmentNotFound)
  return standing
}

/** As it would be found now; the facts are those that hold while it begins. */
const begun = (before: Standing, assessment: AssessmentRow, attempt: AttemptRow): Standing => ({
  ...before,
  title: assessment.title,
  description: assessment.description,
  time_limit_minutes: assessment.time_limit_minutes,
  passing_percent: assessment.passing_percent,
  question_count: assessment.question_count,
  total_marks: assessment.total_marks,
  attempt_id: attempt.id,
  paper_id: attempt.paper_id,
  started_at: attempt.started_at,
  deadline: attempt.deadline,
  state: attempt.state,
  seq: attempt.seq,
  notes: attempt.notes,
})

function runningOf(standing: Standing) {
  const { attempt_id: id, state, paper_id, started_at, deadline, seq, notes } = standing
  if (state !== 'open' || !id || !paper_id || !started_at || !deadline || seq === null || !notes) return null
  return { id, state, paper_id, started_at, deadline, seq, notes }
}
