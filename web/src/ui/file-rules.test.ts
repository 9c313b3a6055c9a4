import { expect, test } from 'vitest'
import { faultOf } from './file-rules.ts'

const rules = { accept: ['application/pdf', '.pptx', 'audio/*'], maxBytes: 1000 }

test.each([
  [{ name: 'notes.pdf', type: 'application/pdf', size: 900 }, null],
  [{ name: 'DECK.PPTX', type: '', size: 900 }, null],
  [{ name: 'talk.mp3', type: 'audio/mpeg', size: 1000 }, null],
  [{ name: 'talk.mp4', type: 'video/mp4', size: 10 }, 'type'],
  [{ name: 'big.pdf', type: 'application/pdf', size: 1001 }, 'size'],
  [{ name: 'none.pdf', type: 'application/pdf', size: 0 }, 'empty'],
])('%o', (file, fault) => {
  expect(faultOf(file, rules)).toBe(fault)
})
