import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ArrivedAnswer, type CountedAnswer, mergeAnswers } from './merge-answers.ts'

const receivedAt = new Date('2026-03-01T10:00:00Z')
const answer = fc.record({
  questionId: fc.constantFrom('a', 'b'),
  selectedOption: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
  writtenAnswer: fc.constant(null),
  seq: fc.integer({ min: 1, max: 12 }),
  flagged: fc.boolean(),
  deviceId: fc.constantFrom('phone', 'laptop'),
  recordedAt: fc.constant(null),
  receivedAt: fc.constant(receivedAt),
})
const batches = fc.array(fc.array(answer, { maxLength: 4 }), { maxLength: 6 })

/** Batch after batch, as the server does it. */
function inBatches(all: ArrivedAnswer[][]) {
  let counted: CountedAnswer[] = []
  let seq = 0
  const beaten: ArrivedAnswer[] = []
  for (const batch of all) {
    const merged = mergeAnswers(counted, batch, seq)
    expect(merged.seq).toBeGreaterThanOrEqual(seq)
    if (merged.kept.length > 0) expect(merged.seq).toBeGreaterThan(seq)
    for (const { changeSeq } of merged.kept) expect(changeSeq).toBe(merged.seq)
    counted = [...merged.counted.values()]
    seq = merged.seq
    beaten.push(...merged.beaten)
  }
  return { counted, seq, beaten }
}
const byQuestion = (answers: CountedAnswer[]) =>
  new Map(answers.map(({ questionId, selectedOption, seq }) => [questionId, [selectedOption, seq]]))

test('the highest number counts, the last of equals', () => {
  fc.assert(
    fc.property(batches, (all) => {
      const expected = new Map<string, [number | null, number]>()
      for (const { questionId, selectedOption, seq } of all.flat()) {
        const best = expected.get(questionId)
        if (!best || seq >= best[1]) expected.set(questionId, [selectedOption, seq])
      }
      expect(byQuestion(inBatches(all).counted)).toEqual(expected)
    }),
  )
})

test('a batch that comes twice changes nothing the second time', () => {
  fc.assert(
    fc.property(batches, fc.uniqueArray(answer, { selector: (one) => one.questionId }), (all, last) => {
      const once = inBatches([...all, last])
      const again = mergeAnswers(once.counted, last, once.seq)
      expect(again.kept).toEqual([])
      expect(again.seq).toBe(once.seq)
    }),
  )
})

test('every answer given is among what counts or in the history', () => {
  fc.assert(
    fc.property(batches, (all) => {
      const { counted, beaten } = inBatches(all)
      const known = new Set([...counted, ...beaten].map((one) => `${one.questionId} ${one.selectedOption}`))
      for (const one of all.flat())
        if (one.selectedOption !== null) expect(known).toContain(`${one.questionId} ${one.selectedOption}`)
    }),
  )
})
