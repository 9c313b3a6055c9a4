import { expect, it } from 'vitest'
import { contract } from '../index.ts'
import { BODY_BYTES } from './index.ts'

const writing = Object.values(contract).filter(({ body, upload }) => body || upload)

it.each(writing.filter(({ who }) => who === 'everyone'))(
  'strangers send little to $address, and a limit counts how often',
  ({ bodyMaxBytes, limit }) => {
    expect(bodyMaxBytes).toBe(BODY_BYTES.small)
    expect(limit).toBeTruthy()
  },
)

it('only what carries slides, questions, a sitting or a list of people may be large', () => {
  const large = writing.filter(({ bodyMaxBytes = 0 }) => bodyMaxBytes > BODY_BYTES.usual)
  expect(large.map(({ who }) => who)).not.toContain('everyone')
  for (const { path } of large)
    expect(path).toMatch(
      /lectures|course\/\{courseId\}|quiz|final-exam|submission|payment-statements|attendance|invitations/,
    )
})
