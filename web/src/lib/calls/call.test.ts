import { i18n } from '@lingui/core'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  CallFailure,
  call,
  callAhead,
  failureMessage,
  isRefused,
  mayPass,
  mayReadAgain,
  takeEarlyAnswers,
  urlOf,
} from './call.ts'
import { readFailure } from './call-failure.ts'
import { hasSessionEnded, sessionToken, setSessionEnded, setSessionToken } from './session-token.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

describe('the address of a call', () => {
  it('fills in its parts and leaves out what is undefined', () => {
    expect(urlOf('/api/course/{id}', { id: 'a/b' })).toBe('/api/course/a%2Fb')
    expect(urlOf('/api/course/all', {}, { q: 'react & co', page: undefined })).toBe(
      '/api/course/all?q=react+%26+co',
    )
  })

  it('writes what is no text as text, and leaves out nothing but what is not there', () => {
    expect(urlOf('/api/users', {}, { page: 0, online: false, search: '', role: null })).toBe(
      '/api/users?page=0&online=false&search=',
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

  it('is called by its name where it is logged', () => {
    expect(String(readFailure(404, '{"message":"Course not found"}'))).toBe('CallFailure: Course not found')
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

  it('is refused for good where asking again would only be refused again', () => {
    const refused = (status: number) => isRefused(new CallFailure(status, ''))
    expect([400, 403, 404, 409, 422].filter(refused)).toEqual([400, 403, 404, 409, 422])
    expect([0, 408, 429, 500, 503, 504].filter(refused)).toEqual([])
    expect([isRefused(new TypeError('a bug')), isRefused(null)]).toEqual([false, false])
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

describe('the session', () => {
  const answering = (status: number) =>
    vi.stubGlobal('fetch', async () => new Response('{"message":"No"}', { status }))
  afterEach(() => {
    vi.unstubAllGlobals()
    setSessionToken(null)
    setSessionEnded(false)
  })

  it('ends with the server’s 401, and says so', async () => {
    setSessionToken('of-aline')
    answering(401)
    await expect(call('GET /api/mycourse')).rejects.toMatchObject({ status: 401 })
    expect([sessionToken(), hasSessionEnded()]).toEqual([null, true])
  })

  it('outlasts every other refusal', async () => {
    setSessionToken('of-aline')
    answering(403)
    await expect(call('GET /api/mycourse')).rejects.toMatchObject({ status: 403 })
    expect([sessionToken(), hasSessionEnded()]).toEqual(['of-aline', false])
  })

  it('of whoever signed in meanwhile is not ended by an answer to the one before', async () => {
    setSessionToken('of-aline')
    vi.stubGlobal('fetch', async () => {
      setSessionToken('of-bosco')
      return new Response('{}', { status: 401 })
    })
    await expect(call('GET /api/mycourse')).rejects.toMatchObject({ status: 401 })
    expect([sessionToken(), hasSessionEnded()]).toEqual(['of-bosco', false])
  })
})

describe('a call asked ahead', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    setSessionToken(null)
  })

  const id = '0123456789abcdef01234567'
  const read = () => call('GET /api/course/{id}', { params: { id } })
  function answering() {
    const fetched = vi.fn(async () => new Response(JSON.stringify({ course: { title: 'Weaving' } })))
    vi.stubGlobal('fetch', fetched)
    return fetched
  }

  it('is taken by the first call of its address, and by no second', async () => {
    const fetched = answering()
    callAhead('GET /api/course/{id}', { id })
    expect((await read()).course.title).toBe('Weaving')
    expect(fetched).toHaveBeenCalledTimes(1)
    await read()
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('is never taken by another person', async () => {
    const fetched = answering()
    setSessionToken('of-aline')
    callAhead('GET /api/course/{id}', { id })
    setSessionToken('of-eric')
    await read()
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(fetched.mock.lastCall).toEqual([
      expect.any(String),
      expect.objectContaining({ headers: expect.objectContaining({ token: 'of-eric' }) }),
    ])
  })

  it('by the page’s own script is taken by whose it is, once', async () => {
    const fetched = answering()
    const early = async () => new Response(JSON.stringify({ course: { title: 'Dyeing' } }))
    setSessionToken('of-aline')
    vi.stubGlobal('early', { token: 'of-aline', answers: { [`/api/course/${id}`]: early() } })
    takeEarlyAnswers()
    setSessionToken('of-eric')
    expect((await read()).course.title).toBe('Weaving')
    vi.stubGlobal('early', { token: 'of-eric', answers: { [`/api/course/${id}`]: early() } })
    takeEarlyAnswers()
    expect((await read()).course.title).toBe('Dyeing')
    expect(globalThis.early?.answers).toEqual({})
    expect((await read()).course.title).toBe('Weaving')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('goes when something is written: it may be of before', async () => {
    const fetched = answering()
    callAhead('GET /api/course/{id}', { id })
    await call('POST /api/user/logout')
    await read()
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  it('goes when a form is sent whose way is shown, too', async () => {
    vi.doMock('./send-form.ts', () => ({
      sendWithProgress: async () => ({ status: 200, text: '{"success":true}' }),
    }))
    const fetched = answering()
    callAhead('GET /api/course/{id}', { id })
    const form = new FormData()
    await call('PUT /api/instructor/courses/{id}', { params: { id }, form, onUploadProgress: () => {} })
    await read()
    expect(fetched).toHaveBeenCalledTimes(2)
    vi.doUnmock('./send-form.ts')
  })

  it('that failed is told to whoever takes it', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"message":"Not found"}', { status: 404 }))
    callAhead('GET /api/course/{id}', { id })
    await expect(read()).rejects.toMatchObject({ status: 404, message: 'Not found' })
  })
})
