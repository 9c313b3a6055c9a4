import { contract } from '@academy/contract'
import { HTTP_MESSAGES, type Who } from '@academy/contract/http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { ACCESS } from './testing/access/table.ts'
import type { RawSending } from './testing/calls.ts'
import { setUpFixture } from './testing/fixture.ts'
import { everyRow } from './testing/row-counts.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const callerFor = (who: Who) => (who === 'student' ? 'S1' : who === 'everyone' ? 'visitor' : 'SA')

/** What these write stays, whatever comes of the reply: a completion, which is one statement and may be sent again; a student's answers, because a fault of ours must not cost them; payments
 * of a bulk decision, lines of a statement and what a bulk deletion takes, because each part is committed by itself and a repeated call
 * finds them done. */
const KEEPS_ITS_WRITE =
  /markascomplete|user\/progress|final-exam\/(draft|submit)|quiz\/(draft|submit)|payment-requests\/approve|payment-statements|(users|courses|quizzes)\/delete$/
/** They need an academy without a superadmin (`setup.test.ts`), or one that sends text messages (`sms.test.ts`). */
const IS_TESTED_ELSEWHERE = /user\/setup$|^POST .*preferences\/phone/

describe.each(Object.values(contract).filter(({ method, produces }) => method !== 'GET' && !produces))(
  '$address',
  (endpoint) => {
    test.skipIf(KEEPS_ITS_WRITE.test(endpoint.path) || IS_TESTED_ELSEWHERE.test(endpoint.address))(
      'a reply that does not fit its schema undoes the write',
      async () => {
        // Who has the course already asks for it in vain.
        const kind = endpoint.path.endsWith('/payment-request') ? 'S0' : callerFor(endpoint.who)
        const fixture = await setUpFixture(academy, kind)
        const sound = await ACCESS[endpoint.address].valid(fixture)
        const before = await everyRow(academy)
        const { reply } = endpoint
        Object.assign(endpoint, { reply: z.never() })
        try {
          const answer = await academy.as(fixture.caller).send(endpoint.address, sound as RawSending)
          expect(answer).toMatchObject({ status: 500, body: { message: HTTP_MESSAGES.internal } })
        } finally {
          Object.assign(endpoint, { reply })
        }
        expect(await everyRow(academy)).toEqual(before)
      },
    )
  },
)
