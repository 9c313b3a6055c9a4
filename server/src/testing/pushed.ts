import { newId } from '../db/ids.ts'
import { type Note, notify, preparePushKey } from '../features/notifications/index.ts'
import { sendDuePushes } from '../features/notifications/push/send-due.ts'
import { hashToken, randomToken } from '../services/tokens.ts'
import type { TestAcademy } from './academy.ts'
import type { TestPerson } from './people.ts'
import { type PushService, startPushService, type TestBrowser } from './push-service.ts'

/** An academy whose people have browsers behind a push service of the test's own. */
export async function withPushService(academy: TestAcademy) {
  const service: PushService = await startPushService(() => academy.clock.now())
  await preparePushKey(academy.services)
  const publicKey = async (person: TestPerson): Promise<string> =>
    (await academy.as(person).call('GET /api/push/key')).publicKey ?? ''

  const register = (person: TestPerson, { keys }: TestBrowser) =>
    academy.as(person).call('PUT /api/push/subscriptions', { body: keys })

  return {
    service,
    publicKey,
    register,
    /** A new one, turned on in that session. */
    aBrowserOf: async (person: TestPerson): Promise<TestBrowser> => {
      const browser = service.subscribe(await publicKey(person))
      await register(person, browser)
      return browser
    },
    tell: (people: { id: string }[], note: Partial<Note> = {}) =>
      academy.write((ctx) =>
        notify(ctx, people, {
          kind: 'grade',
          about: `it:${newId()}`,
          title: 'Your quiz was graded',
          message: '“Soil” in Farming was graded: 8 of 10 marks.',
          link: '/courses',
          letter: null,
          ...note,
        }),
      ),
    /** What the job does. */
    send: (options: { timeoutMs?: number } = {}) => sendDuePushes(academy.services, options),
  }
}

/** The same person on another device. */
export async function onAnotherDevice(academy: TestAcademy, person: TestPerson): Promise<TestPerson> {
  const [token, sessionId] = [randomToken(), newId()]
  const expires_at = new Date(Date.now() + 86_400_000)
  await academy.services.db
    .insertInto('sessions')
    .values({ id: sessionId, user_id: person.id, token_hash: hashToken(token), device: 'Test', expires_at })
    .execute()
  return { ...person, token, sessionId }
}

export const titles = ({ arrived }: TestBrowser): string[] => arrived.map(({ data }) => data.title)
