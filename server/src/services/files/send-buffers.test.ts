import { expect, test } from 'vitest'
import { createSendBuffers } from './send-buffers.ts'

/** Where one that begins there is slow to read into: decision 097. */
const BEHIND_A_PAGE = 32

test.each([
  ['a slow reader', 1, 64 * 1024],
  ['a fast reader', 1_000_000, 512 * 1024],
])('the buffer of %s begins apart from its block', (_, bytesPerMs, bytes) => {
  const buffers = createSendBuffers()
  const buffer = buffers.take(bytesPerMs)
  expect(buffer.length).toBe(bytes)
  expect(buffer.byteOffset).toBeGreaterThanOrEqual(BEHIND_A_PAGE)
  buffers.giveBack(buffer, true)
  expect(buffers.take(bytesPerMs)).toBe(buffer)
})
