import { expect, test } from 'vitest'
import { aRequest } from '../requests.test-data.ts'
import {
  type Decision,
  type DecisionChange,
  decisionOf,
  decisionsAfter,
  NO_DECISIONS,
  newestHeld,
} from './decisions.ts'

const [grace, patrick, theo] = [
  aRequest('Grace', 35_000),
  aRequest('Patrick', 55_000),
  aRequest('Theo', 15_000),
]
const held = (key: number, ...requests: Decision['requests']): DecisionChange => ({
  type: 'held',
  decision: { key, verdict: 'approved', reason: '', requests, exactOnly: false, dueAt: key * 1_000 },
})
const after = (...changes: DecisionChange[]) => changes.reduce(decisionsAfter, NO_DECISIONS)
const refused = (...pairs: [string, string][]) => new Map(pairs)

test('several wait at once, and undo takes the newest that was not sent', () => {
  const state = after(held(1, grace), held(2, patrick), held(3, theo), { type: 'sent', key: 3 })
  expect(newestHeld(state)?.key).toBe(2)
  const undone = decisionsAfter(state, { type: 'undone', key: 2 })
  expect(undone.list.map(({ key }) => key)).toEqual([1, 3])
})

test('what was sent cannot be undone', () => {
  const state = after(held(1, grace), { type: 'sent', key: 1 }, { type: 'undone', key: 1 })
  expect(state.list).toHaveLength(1)
})

test('nobody is decided on twice', () => {
  const state = after(held(1, grace), held(2, grace), held(3, grace, theo))
  expect(state.list.map(({ requests }) => requests.length)).toEqual([1, 1])
  expect(decisionOf(state).get(grace._id)?.key).toBe(1)
})

test('a race lost brings the request back with the reason, and another try forgets it', () => {
  const note = 'Approved by Béata Kamana, 7:12 PM'
  const state = after(
    held(1, grace),
    { type: 'sent', key: 1 },
    { type: 'answered', key: 1, refused: refused([grace._id, note]) },
  )
  expect(state.list).toEqual([])
  expect(state.notes.get(grace._id)).toBe(note)
  expect(decisionsAfter(state, held(2, grace)).notes.size).toBe(0)
})

test('of many, what was refused is told row by row and the rest stays done until it is swept', () => {
  const state = after(
    held(1, grace, patrick, theo),
    { type: 'sent', key: 1 },
    { type: 'answered', key: 1, refused: refused([theo._id, 'No longer an exact match']) },
  )
  expect(state.list[0]).toMatchObject({ phase: 'done', requests: [grace, patrick] })
  expect(state.bulk).toMatchObject({ count: 3, approvedRwf: 90_000 })
  expect(state.bulk?.refused[0]).toEqual({ request: theo, message: 'No longer an exact match' })
  expect(decisionsAfter(state, { type: 'swept' }).list).toEqual([])
  expect(decisionsAfter(state, { type: 'bulk-read' }).bulk).toBeNull()
})

test('an answer that comes after all is forgotten changes nothing', () => {
  expect(after({ type: 'answered', key: 9, refused: refused() })).toEqual(NO_DECISIONS)
})
