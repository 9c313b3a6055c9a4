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
