import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventReader } from './live-events.ts'

test('words are read however the stream is cut, and beats say nothing', () => {
  const words = fc.array(fc.constantFrom('all', 'payments', 'notifications', ''))
  fc.assert(
    fc.property(words, fc.array(fc.nat(12), { maxLength: 60 }), (said, cuts) => {
      const text = said.map((word) => (word ? `event: ${word}\ndata:\n\n` : ':\n\n')).join('')
      const heard: string[] = []
      const read = createEventReader((word) => heard.push(word))
      let at = 0
      for (const length of cuts) {
        read(text.slice(at, at + length))
        at += length
      }
      read(text.slice(at))
      expect(heard).toEqual(said.filter(Boolean))
    }),
  )
})
