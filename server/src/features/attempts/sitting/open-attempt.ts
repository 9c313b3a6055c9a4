import { type AskedQuestion, type Attempt, ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import { newId } from '../../../db/ids.ts'
import type { RowsOf, Statements } from '../../../db/statement.ts'
import type { Asking } from '../../../http/asking.ts'
import { type Context, type Entry, signedIn } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { courseForLearner, noteVisit } from '../../enrolments/index.ts'
import { finalise, wasAway } from '../hand-in/finalise.ts'
import { askedPaper } from '../papers/asked-papers.ts'
import { assessmentHeld } from '../papers/assessments-store.ts'
import { type Standing, standings } from '../submissions/standing-store.ts'
import { countedIn } from './answers-store.ts'
import { isOver, viewAttempt, viewRunning } from './attempt-timing.ts'
import { insertingAttempt, lockAttempt } from './attempts-store.ts'
import type { SittingPlace } from './place-store.ts'

/** A quiz or an exam for a student of its course, and how they stand in it now: what is overdue has ended.
 * @throws Problem 404 with the given sentence, 403 for who does not study the course. */
export const standingForTaker = async (
  entry: Entry,
  place: SittingPlace,
  missing: string,
): Promise<Standing> => (await standingWith(entry, place, missing)).standing

/** The same, and what is read in the same round trip. */
export async function standingWith<S extends Statements>(
  entry: Entry,
  place: SittingPlace,
  missing: string,
  ...beside: S
): Promise<{ ctx: Context; standing: Standing; beside: RowsOf<S> }> {
  const look = async (from: Entry) => {
    const own = { ...from.asking, id: place.id }
    const [ctx, [standing], ...rows] = await from.enter(standings[place.kind].of(own), ...beside)
    return { ctx, standing, beside: rows as RowsOf<S> }
  }
  const found = await look(entry)
  const { ctx } = found
  const standing = await admitted(ctx, place, missing, found.standing)
  const { attempt_id, state, deadline } = standing
  if (attempt_id === null || state !== 'open' || !deadline || !isOver({ state, deadline }, ctx.now()))
    return { ...found, standing }
  await endIfOverdue(ctx, attempt_id)
  const again = await look(ctx)
  return { ...again, standing: again.standing ?? standing }
}

async function admitted(
  ctx: Context,
  place: SittingPlace,
  missing: string,
  standing: Standing | undefined,
): Promise<Standing> {
  if (!standing) {
    // An exam is asked for by its course, which may be somebody else's or none.
    if (place.kind === 'final-exam') await courseForLearner(ctx, place.id)
    throw notFound(missing)
  }
  if (standing.is_visit_due === null) await courseForLearner(ctx, standing.course_id)
  else if (standing.is_visit_due) noteVisit(ctx, standing.course_id, signedIn(ctx).id)
  return standing
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

/** What was answered in a running attempt: who enters with this may open it without another question. */
export const answeredIn = (place: SittingPlace, asking: Asking) =>
  countedIn[place.kind].of({ ...asking, id: place.id })
type Answered = RowsOf<[ReturnType<typeof answeredIn>]>[0]

/** The first full delivery starts the clock, later ones resume; a peek starts nothing. Whether they may, the room has judged.
 * @param found what `answeredIn` gave together with `before` */
export async function openAttempt(
  ctx: Context,
  before: Standing,
  place: SittingPlace,
  isPeek: boolean,
  found: Answered,
): Promise<Opened> {
  const isFirst = before.state === null && !isPeek
  const { standing, answers } = isFirst
    ? await begin(ctx, before, place)
    : { standing: before, answers: found }
  const now = ctx.now()
  const serverNow = now.toISOString()
  const running = runningOf(standing)
  if (!running) return { standing, attempt: null, running: null, serverNow }
  if (isPeek) return { standing, attempt: null, running: viewRunning(running, now), serverNow }
  const { questions } = await askedPaper(ctx.db, running.paper_id)
  return {
    standing,
    attempt: viewAttempt(running, answers, now),
    running: viewRunning(running, now),
    serverNow,
    questions: [...questions],
  }
}

/** The only attempt of a student; of many at once one begins it and all find it. */
async function begin(ctx: Context, before: Standing, place: SittingPlace) {
  const own = { ...ctx.asking, id: place.id }
  const started = { ...ctx.asking, id: newId(), assessmentId: before.id, now: ctx.now() }
  const [, , [standing], answers] = await ctx.writeTogether(
    assessmentHeld.of({ id: before.id }),
    insertingAttempt.of(started),
    standings[place.kind].of(own),
    answeredIn(place, ctx.asking),
  )
  if (!standing) throw notFound(M.assessmentNotFound)
  return { standing, answers }
}

function runningOf(standing: Standing) {
  const { attempt_id: id, state, paper_id, started_at, deadline, seq, notes } = standing
  if (state !== 'open' || !id || !paper_id || !started_at || !deadline || seq === null || !notes) return null
  return { id, state, paper_id, started_at, deadline, seq, notes }
}
