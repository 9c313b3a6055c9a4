import { describe, expect, test } from 'vitest'
import { freshQueue, mergedQueue, waitingIn } from './queue/queue.ts'
import { aRequest } from './requests.test-data.ts'
import {
  openIn,
  type ReviewEvent,
  type ReviewPlace,
  reviewAfter,
  reviewAt,
  settledIn,
} from './review-place.ts'

const [a, b, c, d] = [aRequest('A'), aRequest('B'), aRequest('C'), aRequest('D')]
const rows = freshQueue([a, b, c, d])
const none = new Set<string>()
const waiting = waitingIn(rows, none)

/** As it stands once the rows are there, beside the list. */
const begun = settledIn(reviewAt(''), waiting, none, true)
const after = (place: ReviewPlace, ...events: ReviewEvent[]) => events.reduce(reviewAfter, place)
const stood = (id: string): ReviewEvent => ({ type: 'stood', id })
const decided = (...ids: string[]): ReviewEvent => ({
  type: 'decided',
  ids: new Set(ids),
  rows,
  taken: none,
  isBeside: true,
})
const picked = (request: typeof a): ReviewEvent => ({ type: 'picked', request, isRange: false, waiting })
const opensIn = (place: ReviewPlace) => [place.at, openIn(place, true)]

test('beside the list the first one is open, and moving opens; over the list only a press does', () => {
  expect(opensIn(begun)).toEqual([a._id, a._id])
  expect(opensIn(after(begun, stood(c._id)))).toEqual([c._id, c._id])
  const over = after(reviewAt(''), stood(c._id))
  expect(openIn(over, false)).toBe('')
  expect(openIn(after(over, { type: 'opened', id: c._id }), false)).toBe(c._id)
  expect(settledIn(reviewAt(''), waiting, none, false).at).toBeNull()
})

describe('one cursor, in the panel as on the row', () => {
  test('after a single decision it is on the next below, at the end on the one above', () => {
    expect(opensIn(after(begun, stood(b._id), decided(b._id)))).toEqual([c._id, c._id])
    expect(opensIn(after(begun, stood(d._id), decided(d._id)))).toEqual([c._id, c._id])
  })

  test('after an undo it is on what came back', () => {
    expect(opensIn(after(begun, decided(a._id), stood(a._id)))).toEqual([a._id, a._id])
  })

  test('after many at once it is on the next that nobody decides on', () => {
    const ticked = after(begun, stood(b._id), picked(b), picked(c))
    const done = after(ticked, decided(b._id, c._id))
    expect(opensIn(done)).toEqual([d._id, d._id])
    expect(done.picked.size).toBe(0)
  })

  test('after a statement or new filters it stays where its row stays, and else begins at the first', () => {
    const here = after(begun, stood(c._id))
    const same: ReviewEvent = { type: 'reread', rows: freshQueue([c, d]) }
    expect(after(here, same)).toBe(here)
    const others = freshQueue([b, d])
    const gone = settledIn(after(here, { type: 'reread', rows: others }), waitingIn(others, none), none, true)
    expect(opensIn(gone)).toEqual([b._id, b._id])
  })

  test('when somebody else decides on it, it stays: no key decides on another one', () => {
    const here = after(begun, stood(b._id))
    const merged = mergedQueue(rows, [a, c, d], 0)
    const settled = settledIn(here, waitingIn(merged, none), new Set([b._id]), true)
    expect(opensIn(settled)).toEqual([b._id, b._id])
    expect(waitingIn(merged, none).some(({ _id }) => _id === settled.at)).toBe(false)
  })

  test('the first one goes while it is open by itself: still no other one takes its place', () => {
    const merged = mergedQueue(rows, [b, c, d], 0)
    expect(settledIn(begun, waitingIn(merged, none), new Set([a._id]), true).at).toBe(a._id)
  })

  test('a link in the address leads, and an empty address begins anew', () => {
    const led = after(begun, picked(b), { type: 'led', id: c._id })
    expect(opensIn(led)).toEqual([c._id, c._id])
    expect(led.picked.size).toBe(1)
    expect(opensIn(settledIn(after(led, { type: 'led', id: '' }), waiting, none, true))).toEqual([
      a._id,
      a._id,
    ])
  })
})

test('what is asked goes with the cursor', () => {
  const asked = after(begun, { type: 'asked', for: 'note' })
  expect(asked.asks).toBe('note')
  expect(after(asked, stood(a._id)).asks).toBe('note')
  expect(after(asked, stood(b._id)).asks).toBeNull()
  expect(after(asked, decided(a._id)).asks).toBeNull()
})

test('put away it stays away while one walks, and a question about one opens it', () => {
  const shut = after(begun, { type: 'closed' }, stood(c._id))
  expect(opensIn(shut)).toEqual([c._id, ''])
  expect(opensIn(settledIn(shut, waiting, none, true))).toEqual([c._id, ''])
  const others = freshQueue([b, d])
  const reread = after(shut, { type: 'reread', rows: others })
  expect(opensIn(settledIn(reread, waitingIn(others, none), none, true))).toEqual([null, ''])
  expect(openIn(after(shut, { type: 'asked', for: 'reason' }), true)).toBe(c._id)
  expect(openIn(after(shut, { type: 'asked', for: 'note-for-all' }), true)).toBe('')
})

test('over the list a decision closes the sheet', () => {
  const open = after(reviewAt(''), { type: 'opened', id: a._id })
  const done = after(open, { type: 'decided', ids: new Set([a._id]), rows, taken: none, isBeside: false })
  expect([done.at, openIn(done, false)]).toEqual([b._id, ''])
})
