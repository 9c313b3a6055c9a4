import { PUSH_PAYLOAD_MAX_BYTES } from '@academy/contract/notifications'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payload } from './say-push.ts'

const letters = fc.string({ unit: 'binary', maxLength: 2000 })

test('whatever is said fits, and what fits is said whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), letters, (title, body) => {
      const text = payload({ title, body, link: '/courses', tag: 'x'.repeat(32) })
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(PUSH_PAYLOAD_MAX_BYTES)
      const said = JSON.parse(text)
      expect(said.title).toBe(title)
      const whole = Buffer.byteLength(JSON.stringify({ title, body, link: '/courses', tag: 'x'.repeat(32) }))
      if (whole <= PUSH_PAYLOAD_MAX_BYTES) expect(said.body).toBe(body)
      else expect(body.startsWith(said.body.replace(/…$/, ''))).toBe(true)
    }),
  )
})

test('a long text is cut between two letters, as late as it can be', () => {
  const text = payload({ title: 'T', body: '😀'.repeat(2000), link: null, tag: 't' })
  expect(JSON.parse(text).body).toMatch(/^(😀)+…$/u)
  expect(Buffer.byteLength(text)).toBeGreaterThan(PUSH_PAYLOAD_MAX_BYTES - 8)
})
