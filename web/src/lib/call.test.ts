import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { CallFailure, failureMessage, mayPass, mayReadAgain, urlOf } from './call.ts'
import { readFailure } from './call-failure.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

describe('the address of a call', () => {
  it('fills in its parts and leaves out what is undefined', () => {
    expect(urlOf('/api/course/{id}', { id: 'a/b' })).toBe('/api/course/a%2Fb')
    expect(urlOf('/api/course/all', {}, { q: 'react & co', page: undefined })).toBe(
      '/api/course/all?q=react+%26+co',
    )
  })
})

describe('a failure', () => {
  it('carries the server’s sentence and fields', () => {
    const failure = readFailure(400, '{"message":"Please check","fields":{"email":"Not an address"}}')
    expect([failure.status, failure.message, failure.fields.email]).toEqual([
      400,
      'Please check',
      'Not an address',
    ])
  })

  it('carries what else the server knows beside the sentence', () => {
    const { fields, details } = readFailure(403, '{"message":"Not yours","courseId":"65a"}')
    expect([fields, details]).toEqual([{}, { courseId: '65a' }])
  })

  it('says something plain for an answer that is not the academy’s own', () => {
    expect(readFailure(502, '<html>Bad gateway</html>').message).toBe(
      'Something went wrong. Please try again.',
    )
  })

  it('may pass when it is the line, the load or the server, never when the call itself was refused', () => {
    expect([0, 408, 429, 500, 503].every((status) => mayPass(new CallFailure(status, '')))).toBe(true)
    expect([400, 401, 403, 404, 409, 413].some((status) => mayPass(new CallFailure(status, '')))).toBe(false)
    expect(mayPass(new TypeError('a bug'))).toBe(false)
  })

  it('of a statement that ran too long is not asked for again, and an answer of a quiz is kept all the same', () => {
    const [busy, tooLong] = [new CallFailure(503, ''), new CallFailure(504, '')]
    expect([busy, tooLong, new TypeError('a bug')].map(mayReadAgain)).toEqual([true, false, false])
    expect(mayPass(tooLong)).toBe(true)
  })

  it('falls back to the screen’s own sentence', () => {
    expect(failureMessage(new TypeError('x'), 'Failed to load courses')).toBe('Failed to load courses')
    expect(failureMessage(new CallFailure(404, 'Course not found'), 'Failed')).toBe('Course not found')
  })
})
