import type { PaymentRequest } from '@academy/contract/payments'
import { describe, expect, test } from 'vitest'
import { type DecisionChange, decisionOf, decisionsAfter, NO_DECISIONS } from './decisions/decisions.ts'
import { freshQueue, mergedQueue, sweptQueue, waitingIn } from './queue/queue.ts'
import { aRequest } from './requests.test-data.ts'
import type { ReviewAct } from './review-keys.ts'
import { openIn, reviewAt, settledIn } from './review-place.ts'
import { type ReviewEffect, type ReviewStep, stepReview } from './review-step.ts'

const nameOf = (request: PaymentRequest | undefined) => request?.student.name ?? ''

/** The pending tab without a screen: every effect is carried out at once, on the pure parts. */
function aReview(requests: readonly PaymentRequest[], isBeside = true) {
  let rows = freshQueue(requests)
  let decisions = NO_DECISIONS
  let place = reviewAt('')
  let lastKey = 0
  const told: ReviewEffect[] = []
  const settle = () => {
    const of = decisionOf(decisions)
    const gone = new Set(rows.flatMap(({ request, isGone }) => (isGone ? [request._id] : [])))
    const over = { has: (id: string) => of.has(id) || gone.has(id) }
    place = settledIn(place, waitingIn(rows, of), over, isBeside)
  }
  const change = (by: DecisionChange) => {
    decisions = decisionsAfter(decisions, by)
    settle()
  }
  const hold = (held: readonly PaymentRequest[], verdict: 'approved' | 'rejected', reason: string) => {
    lastKey += 1
    const decision = { key: lastKey, verdict, reason, requests: held, exactOnly: false, dueAt: 0 }
    change({ type: 'held', decision })
  }
  const run = (effect: ReviewEffect) => {
    told.push(effect)
    if (effect.type === 'approve') hold(effect.requests, 'approved', effect.note)
    if (effect.type === 'reject') hold([effect.request], 'rejected', effect.reason)
    if (effect.type === 'undo') change({ type: 'undone', key: effect.decision.key })
    if (effect.type === 'sweep') {
      rows = sweptQueue(rows, new Set(effect.ids))
      change({ type: 'swept' })
    }
  }
  const tell = (step: ReviewStep) => {
    const after = stepReview(
      { place, rows, decisions: { ...decisions, of: decisionOf(decisions) }, isBeside },
      step,
    )
    place = after.place
    after.effects.forEach(run)
    settle()
  }
  settle()
  const nameAt = (id: string | null) => nameOf(rows.find(({ request }) => request._id === id)?.request)
  return {
    tell,
    press: (...acts: ReviewAct[]) => {
      for (const act of acts) tell({ type: 'key', act })
    },
    answer: (now: readonly PaymentRequest[], sinceMs = 0) => {
      rows = mergedQueue(rows, now, sinceMs)
      settle()
    },
    change,
    at: () => nameAt(place.at),
    open: () => nameAt(openIn(place, isBeside)),
    place: () => place,
    decided: () =>
      decisions.list.map(({ verdict, requests: all }) => [verdict, ...all.map(nameOf)].join(' ')),
    /** What happened since it was asked last. */
    told: () => told.splice(0).map(({ type }) => type),
    last: () => told.at(-1),
  }
}

const [grace, patrick, theo, aline] = [
  aRequest('Grace'),
  aRequest('Patrick'),
  aRequest('Theo'),
  aRequest('Aline'),
]
const bare = aRequest('Nadine', 45_000, 'nothing-sent')
const used = aRequest('Eric', 45_000, 'id-used')

describe('what a key does', () => {
  test('J and K walk, stay at the ends, and read ahead only where requests open beside the list', () => {
    const review = aReview([grace, patrick, theo])
    expect([review.at(), review.open()]).toEqual(['Grace', 'Grace'])
    review.press('next')
    expect(review.at()).toBe('Patrick')
    expect(review.told()).toEqual(['focus', 'read-ahead'])
    review.press('next', 'next', 'next')
    expect(review.at()).toBe('Theo')
    review.press('previous')
    expect(review.at()).toBe('Patrick')
    const over = aReview([grace, patrick], false)
    over.press('previous')
    expect([over.at(), over.open()]).toEqual(['Grace', ''])
    expect(over.told()).toEqual(['focus'])
  })

  test('A approves the one under the cursor, and all that are selected where there are some', () => {
    const review = aReview([grace, patrick, theo])
    review.press('approve')
    expect(review.decided()).toEqual(['approved Grace'])
    review.press('select', 'next', 'select', 'approve')
    expect(review.decided()).toEqual(['approved Grace', 'approved Patrick Theo'])
    expect(review.place().picked.size).toBe(0)
  })

  test('R asks why first, and works on one request alone', () => {
    const review = aReview([grace, patrick])
    review.press('reject')
    expect([review.place().asks, review.decided()]).toEqual(['reason', []])
    review.press('select')
    expect(review.told()).toEqual([])
    review.press('reject')
    expect(review.last()).toEqual({ type: 'refuse', why: 'rejects-one' })
    expect(review.decided()).toEqual([])
  })

  test('Esc lets go of the selection first, then of what is open, then of nothing', () => {
    const review = aReview([grace, patrick])
    review.press('select', 'leave')
    expect([review.place().picked.size, review.open()]).toEqual([0, 'Grace'])
    review.press('leave')
    expect(review.open()).toBe('')
    expect(review.told()).toEqual(['focus'])
    review.press('leave')
    expect(review.told()).toEqual([])
  })

  test('where no row waits under the cursor a key decides on nothing', () => {
    const review = aReview([], true)
    review.press('approve', 'reject', 'select', 'undo', 'next', 'leave')
    expect([review.told(), review.decided()]).toEqual([[], []])
  })
})

describe('what may be approved', () => {
  test('an id that was used is neither approved nor selected, and it says why', () => {
    const review = aReview([used, grace])
    review.press('approve')
    expect(review.last()).toMatchObject({ type: 'refuse', why: 'not-approved', request: used })
    review.press('select')
    expect([review.place().picked.size, review.decided()]).toEqual([0, []])
  })

  test('without evidence a note comes first, for one as for many', () => {
    const review = aReview([bare, grace])
    review.press('approve')
    expect([review.place().asks, review.decided(), review.told()]).toEqual(['note', [], []])
    review.tell({ type: 'approve', request: bare, note: 'Paid in cash' })
    expect(review.decided()).toEqual(['approved Nadine'])
    // The note's form is gone with the row: the focus goes on as well.
    expect(review.last()).toMatchObject({ type: 'go-on', staysInPanel: false })
    expect(review.told()).toEqual(['approve', 'say', 'go-on'])
    const many = aReview([bare, grace])
    many.press('select', 'next', 'select', 'approve')
    expect([many.place().asks, many.decided()]).toEqual(['note-for-all', []])
    many.tell({ type: 'approve-picked', note: 'Paid in cash' })
    expect(many.decided()).toEqual(['approved Nadine Grace'])
  })
})

describe('what comes next after a decision', () => {
  test('the next below, at the end the one above, at last the heading', () => {
    const review = aReview([grace, patrick, theo])
    review.press('next', 'approve')
    expect([review.at(), review.open()]).toEqual(['Theo', 'Theo'])
    expect(review.last()).toMatchObject({ type: 'go-on', id: theo._id, staysInPanel: true })
    review.tell({ type: 'reject', request: theo, reason: 'No payment' })
    expect(review.at()).toBe('Grace')
    expect(review.last()).toMatchObject({ id: grace._id, staysInPanel: false })
    review.press('approve')
    expect(review.last()).toMatchObject({ type: 'go-on', id: null })
    review.press('approve')
    expect(review.decided()).toHaveLength(3)
  })

  test('a second press of the same key is for the next one, never twice for the same', () => {
    const review = aReview([grace, patrick])
    review.press('approve', 'approve', 'approve')
    expect(review.decided()).toEqual(['approved Grace', 'approved Patrick'])
  })
})

describe('undo', () => {
  test('takes back the newest that is held, stands on it and says so; what was sent stays', () => {
    const review = aReview([grace, patrick, theo])
    review.press('approve', 'approve')
    review.change({ type: 'sent', key: 1 })
    review.told()
    review.press('undo')
    expect(review.told()).toEqual(['undo', 'say', 'focus'])
    expect([review.at(), review.decided()]).toEqual(['Patrick', ['approved Grace']])
    review.press('undo')
    expect([review.told(), review.decided()]).toEqual([[], ['approved Grace']])
  })

  test('of many at once brings all of them back', () => {
    const review = aReview([grace, patrick, theo])
    review.press('select', 'next', 'select', 'approve', 'undo')
    expect([review.at(), review.decided()]).toEqual(['Grace', []])
    review.press('approve')
    expect(review.decided()).toEqual(['approved Grace'])
  })
})

describe('what an answer that comes late may change', () => {
  test('somebody else decided on the one at hand: it stays, and no key decides on another', () => {
    const review = aReview([grace, patrick, theo])
    review.press('next')
    review.answer([grace, theo])
    expect([review.at(), review.open()]).toEqual(['Patrick', 'Patrick'])
    review.press('approve', 'reject', 'select')
    expect([review.decided(), review.place().asks]).toEqual([[], null])
    review.tell({ type: 'sweep', ids: [patrick._id] })
    expect(review.at()).toBe('Theo')
  })

  test('who is gone leaves the selection, and a row that goes elsewhere leaves the cursor alone', () => {
    const review = aReview([grace, patrick, theo])
    review.press('select', 'next', 'select')
    review.answer([patrick, theo])
    expect([...review.place().picked.values()].map(nameOf)).toEqual(['Patrick'])
    review.tell({ type: 'sweep', ids: [grace._id] })
    expect(review.at()).toBe('Patrick')
  })

  test('its id was used meanwhile: what was selected is let go', () => {
    const review = aReview([grace, patrick])
    review.press('select')
    review.answer([{ ...grace, match: used.match }, patrick])
    expect(review.place().picked.size).toBe(0)
  })

  test('a refusal brings the row back, and it may be decided on again', () => {
    const review = aReview([grace, patrick])
    review.press('approve')
    review.change({ type: 'answered', key: 1, refused: new Map([[grace._id, 'Try again']]) })
    expect(review.at()).toBe('Patrick')
    review.press('previous', 'approve')
    expect(review.decided()).toEqual(['approved Grace'])
  })

  test('new ones stand below and move nothing until they are asked for', () => {
    const review = aReview([grace, patrick])
    review.answer([grace, patrick, aline], Date.parse(aline.requestedAt) - 1)
    expect(review.at()).toBe('Grace')
    review.tell({ type: 'read-new' })
    expect(review.at()).toBe('Aline')
    expect(review.told()).toEqual(['read-new', 'focus'])
  })
})
