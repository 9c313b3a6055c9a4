// What each act of the review leads to. Pure: where one stands afterwards, and what is to be done besides.
import type { PaymentRequest } from '@academy/contract/payments'
import { type Decision, newestHeld } from './decisions/decisions.ts'
import { isBare, mayBeApproved } from './decisions/picked.ts'
import { type QueueRow, steppedFrom, waitingIn } from './queue/queue.ts'
import type { ReviewAct } from './review-keys.ts'
import { openIn, type ReviewEvent, type ReviewPlace, reviewAfter } from './review-place.ts'

/** What the act meets. */
export interface ReviewScene {
  place: ReviewPlace
  rows: readonly QueueRow[]
  decisions: { of: ReadonlyMap<string, Decision>; list: readonly Decision[] }
  isBeside: boolean
}

export type ReviewStep =
  | { type: 'key'; act: ReviewAct }
  | { type: 'stand' | 'open'; id: string }
  | { type: 'close' | 'clear-picks' | 'pick-exact' | 'read-new' }
  | { type: 'ask'; for: ReviewPlace['asks'] }
  | { type: 'pick'; request: PaymentRequest; isRange: boolean }
  /** Without a note, what has no evidence is asked for one first. */
  | { type: 'approve'; request: PaymentRequest; note?: string }
  | { type: 'approve-picked'; note?: string }
  | { type: 'reject'; request: PaymentRequest; reason: string }
  /** The decision is taken back already. */
  | { type: 'undone'; decision: Decision }
  /** Rows that are over may go, these among them. */
  | { type: 'sweep'; ids: readonly string[] }

export type Said =
  | { what: 'approved' | 'rejected' | 'taken-back'; request: PaymentRequest }
  | { what: 'approved-many'; count: number }

export type ReviewEffect =
  | { type: 'approve'; requests: readonly PaymentRequest[]; note: string }
  | { type: 'reject'; request: PaymentRequest; reason: string }
  | { type: 'undo'; decision: Decision }
  | { type: 'say'; said: Said }
  | { type: 'refuse'; why: 'not-approved'; request: PaymentRequest }
  | { type: 'refuse'; why: 'rejects-one' }
  | { type: 'focus'; id: string }
  /** After a decision: to that row, to the heading where none is left. */
  | { type: 'go-on'; id: string | null; staysInPanel: boolean }
  | { type: 'read-ahead'; id: string }
  | { type: 'sweep'; ids: readonly string[] }
  | { type: 'read-new' }

export interface Outcome {
  place: ReviewPlace
  effects: readonly ReviewEffect[]
}

export function stepReview(scene: ReviewScene, step: ReviewStep): Outcome {
  const { place, rows, decisions } = scene
  const waiting = waitingIn(rows, decisions.of)
  const only = (event: ReviewEvent): Outcome => ({ place: reviewAfter(place, event), effects: [] })
  switch (step.type) {
    case 'key':
      return pressed(scene, step.act)
    case 'stand':
      return only({ type: 'stood', id: step.id })
    case 'open':
      return only({ type: 'opened', id: step.id })
    case 'ask':
      return only({ type: 'asked', for: step.for })
    case 'clear-picks':
      return only({ type: 'picks-cleared' })
    case 'pick-exact':
      return only({ type: 'picked-exact', waiting })
    case 'pick':
      if (!mayBeApproved(step.request))
        return refused(place, { type: 'refuse', why: 'not-approved', request: step.request })
      return only({ ...step, type: 'picked', waiting })
    case 'close':
      return close(scene)
    case 'approve':
      return approveOne(scene, step.request, step.note ?? '')
    case 'approve-picked':
      return approvePicked(scene, step.note ?? '')
    case 'reject':
      return goneOn(scene, [step.request._id], false, [
        { type: 'reject', request: step.request, reason: step.reason },
        { type: 'say', said: { what: 'rejected', request: step.request } },
      ])
    case 'undone':
      return cameBack(place, step.decision)
    case 'sweep':
      return sweep(scene, step.ids)
    case 'read-new':
      return readNew(scene)
  }
}

function pressed(scene: ReviewScene, act: ReviewAct): Outcome {
  const { place, rows, decisions, isBeside } = scene
  const hasPicks = place.picked.size > 0
  const here = waitingIn(rows, decisions.of).find(({ _id }) => _id === place.at)
  const nothing: Outcome = { place, effects: [] }
  switch (act) {
    case 'next':
      return walk(scene, 1)
    case 'previous':
      return walk(scene, -1)
    case 'select':
      return here ? stepReview(scene, { type: 'pick', request: here, isRange: false }) : nothing
    case 'approve':
      if (hasPicks) return approvePicked(scene, '')
      return here ? approveOne(scene, here, '') : nothing
    case 'reject':
      if (hasPicks) return refused(place, { type: 'refuse', why: 'rejects-one' })
      return here ? stepReview(scene, { type: 'ask', for: 'reason' }) : nothing
    case 'undo': {
      const newest = newestHeld(decisions)
      return newest ? cameBack(place, newest, [{ type: 'undo', decision: newest }]) : nothing
    }
    case 'leave':
      if (hasPicks) return stepReview(scene, { type: 'clear-picks' })
      return openIn(place, isBeside) ? close(scene) : nothing
  }
}

const refused = (place: ReviewPlace, refusal: ReviewEffect): Outcome => ({ place, effects: [refusal] })

const standOn = (place: ReviewPlace, id: string, before: readonly ReviewEffect[] = []): Outcome => ({
  place: reviewAfter(place, { type: 'stood', id }),
  effects: [...before, { type: 'focus', id }],
})

/** One row on; what comes behind it is read ahead where it would open beside the list. */
function walk({ place, rows, decisions, isBeside }: ReviewScene, by: 1 | -1): Outcome {
  const next = steppedFrom(rows, decisions.of, place.at, place.at === null ? 1 : by)
  if (!next) return { place, effects: [] }
  const stood = standOn(place, next._id)
  const ahead = isBeside && steppedFrom(rows, decisions.of, next._id, by)
  return ahead ? { ...stood, effects: [...stood.effects, { type: 'read-ahead', id: ahead._id }] } : stood
}

function close({ place, isBeside }: ReviewScene): Outcome {
  const open = openIn(place, isBeside)
  return {
    place: reviewAfter(place, { type: 'closed' }),
    effects: open ? [{ type: 'focus', id: open }] : [],
  }
}

function approveOne(scene: ReviewScene, request: PaymentRequest, note: string): Outcome {
  if (!mayBeApproved(request)) return refused(scene.place, { type: 'refuse', why: 'not-approved', request })
  if (isBare(request) && !note) return stepReview(scene, { type: 'ask', for: 'note' })
  return goneOn(scene, [request._id], !note, [
    { type: 'approve', requests: [request], note },
    { type: 'say', said: { what: 'approved', request } },
  ])
}

function approvePicked(scene: ReviewScene, note: string): Outcome {
  const many = [...scene.place.picked.values()]
  if (many.some(isBare) && !note) return stepReview(scene, { type: 'ask', for: 'note-for-all' })
  return goneOn(scene, [...scene.place.picked.keys()], false, [
    { type: 'approve', requests: many, note },
    { type: 'say', said: { what: 'approved-many', count: many.length } },
  ])
}

/** These are being decided on: the eye goes on, and the focus too, unless it is on the panel's buttons, which stay. */
function goneOn(
  { place, rows, decisions, isBeside }: ReviewScene,
  over: readonly string[],
  staysInPanel: boolean,
  before: readonly ReviewEffect[] = [],
): Outcome {
  const after = reviewAfter(place, {
    type: 'decided',
    ids: new Set(over),
    rows,
    taken: decisions.of,
    isBeside,
  })
  return { place: after, effects: [...before, { type: 'go-on', id: after.at, staysInPanel }] }
}

function cameBack(
  place: ReviewPlace,
  { requests: [first] }: Decision,
  before: readonly ReviewEffect[] = [],
): Outcome {
  if (!first) return { place, effects: before }
  return standOn(place, first._id, [...before, { type: 'say', said: { what: 'taken-back', request: first } }])
}

/** The cursor goes on from a row that goes. */
function sweep(scene: ReviewScene, ids: readonly string[]): Outcome {
  const swept: ReviewEffect = { type: 'sweep', ids }
  const { at } = scene.place
  if (!at || !ids.includes(at)) return { place: scene.place, effects: [swept] }
  const on = goneOn(scene, [at], false)
  return { place: on.place, effects: [...on.effects, swept] }
}

function readNew({ place, rows }: ReviewScene): Outcome {
  const first = rows.find(({ isNew, isGone }) => isNew && !isGone)?.request
  return first
    ? standOn(place, first._id, [{ type: 'read-new' }])
    : { place, effects: [{ type: 'read-new' }] }
}
