import { pino } from 'pino'
import { expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { startAcademy } from '../testing/academy.ts'
import { wav } from '../testing/media-samples.ts'
import { aPaymentRequest } from '../testing/payments.ts'
import { aCourse, anAdmin, anInstructor } from '../testing/people.ts'
import { aPicture } from '../testing/pictures.ts'

test.each(['academy', 'x-accel-redirect'])('a file that %s sends is no fault in the log', async (sender) => {
  const academy = await startAcademy({ env: { SEND_FILES: sender } })
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const { app } = await buildApp({ ...academy.services, log }, { webDirectory: null })
  try {
    const grace = await anInstructor(academy)
    const course = await aCourse(academy, { instructor: grace })
    const { body } = await academy.as(grace).send('POST /api/instructor/courses/{id}/lectures', {
      params: { id: course.id },
      body: { title: 'Sound', description: 'Listen.' },
      file: { name: 'Isomo.wav', bytes: wav(4) },
    })
    const { _id } = await aPaymentRequest(academy, { screenshot: await aPicture() })
    const { token } = await anAdmin(academy)
    for (const [url, range] of [
      [String(body.lecture.audio), ''],
      [String(body.lecture.audio), 'bytes=0-9'],
      [`/api/payment-requests/${_id}/screenshot`, ''],
    ]) {
      const answer = await app.inject({ url, headers: { token, ...(range && { range }) } })
      expect(answer.statusCode).toBeLessThan(300)
    }
    expect(lines).toEqual([])
  } finally {
    await app.close()
    await academy.stop()
  }
})

test('the log says once who reads a file of a lecture, however many parts they ask for', async () => {
  const academy = await startAcademy()
  const lines: { route: string; file?: string; caller?: string }[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const { app } = await buildApp({ ...academy.services, log }, { webDirectory: null })
  try {
    const grace = await anInstructor(academy)
    const course = await aCourse(academy, { instructor: grace })
    const { body } = await academy.as(grace).send('POST /api/instructor/courses/{id}/lectures', {
      params: { id: course.id },
      body: { title: 'Sound', description: 'Listen.' },
      file: { name: 'Isomo.wav', bytes: wav(4) },
    })
    const url = String(body.lecture.audio)
    for (const range of ['bytes=0-', 'bytes=10-19', 'bytes=-5']) await app.inject({ url, headers: { range } })
    await app.inject({ url, method: 'HEAD' })
    const file = /\/uploads\/([^?]+)/.exec(url)?.[1]
    expect(lines).toEqual([
      expect.objectContaining({ route: '/uploads/*', file, caller: grace.id, status: 206 }),
    ])
    expect(JSON.stringify(lines)).not.toContain(new URLSearchParams(url.split('?')[1]).get('s'))
  } finally {
    await app.close()
    await academy.stop()
  }
})

test('HEAD says how long a file is, and nothing of one whose length nobody knows', async () => {
  const academy = await startAcademy()
  try {
    const { token } = await anAdmin(academy)
    const { _id } = await aPaymentRequest(academy, { screenshot: await aPicture() })
    const ask = (url: string, method: 'GET' | 'HEAD') =>
      academy.app.inject({ url, method, headers: { token } })
    const screenshot = `/api/payment-requests/${_id}/screenshot`
    const { headers } = await ask(screenshot, 'GET')
    expect((await ask(screenshot, 'HEAD')).headers['content-length']).toBe(headers['content-length'])
    for (const url of ['/api/courses/csv', '/api/users/csv']) {
      const { statusCode, headers, payload } = await ask(url, 'HEAD')
      expect([statusCode, headers['content-type'], headers['content-length'], payload]).toEqual([
        200,
        expect.stringContaining('text/csv'),
        undefined,
        '',
      ])
    }
  } finally {
    await academy.stop()
  }
})
