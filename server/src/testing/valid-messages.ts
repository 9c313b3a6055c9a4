import type { Api } from '@academy/contract'
import { newId } from '../db/ids.ts'
import type { SentFile } from './calls.ts'
import type { Fixture, ValidCall } from './fixture.ts'
import { aMessage, anAttachment, aPdfFile } from './messages.ts'
import { anAdmin, anEnrolment, aStudent } from './people.ts'
import { aPicture } from './pictures.ts'

async function aClassmate({ academy, course }: Fixture) {
  const student = await aStudent(academy)
  await anEnrolment(academy, student, course)
  return student
}
const withClassmate: ValidCall = async (fixture) => ({
  params: { otherUserId: (await aClassmate(fixture)).id, courseId: fixture.course.id },
})

/** An admin may write to everybody; a visitor has no conversation. */
async function received({ academy, caller }: Fixture) {
  const admin = await anAdmin(academy)
  const message = caller && (await aMessage(academy, admin, caller))
  return { admin, messageId: message?._id ?? newId() }
}

/** Somebody else's, of another course. */
async function reported(fixture: Fixture) {
  const { academy } = fixture
  const [reporter, admin] = [await aStudent(academy), await anAdmin(academy)]
  const { _id: messageId } = await aMessage(academy, admin, reporter)
  const reader = academy.as(reporter)
  await reader.call('POST /api/messages/report/{messageId}', {
    params: { messageId },
    body: { reason: 'Unkind' },
  })
  const { reports } = await academy.as(admin).call('GET /api/messages/reports')
  return { params: { reportId: reports[0]?._id ?? '' } }
}

/** Of the instructor's to a student of the course. */
const attached = (file: () => Promise<SentFile>) => async (fixture: Fixture) => {
  const receiver = await aClassmate(fixture)
  const { _id } = await anAttachment(fixture.academy, fixture.owner, receiver, fixture.course, await file())
  return { params: { attachmentId: _id } }
}

export const VALID_MESSAGES = {
  'GET /api/messages/conversations': () => ({}),
  'GET /api/messages/search': () => ({ query: { q: 'homework' } }),
  'POST /api/messages/send': async (fixture) => {
    const { id: receiverId } = await aClassmate(fixture)
    return { body: { receiverId, courseId: fixture.course.id, content: 'Muraho!', key: newId() } }
  },
  'POST /api/messages/attachments': async () => ({ file: await aPicture() }),
  'GET /api/messages/pictures/{attachmentId}': attached(() => aPicture()),
  'GET /api/messages/files/{attachmentId}': attached(async () => aPdfFile()),
  'GET /api/messages/{otherUserId}/{courseId}': withClassmate,
  'PUT /api/messages/mark-read/{otherUserId}/{courseId}': withClassmate,
  'PUT /api/messages/mute/{otherUserId}/{courseId}': async (fixture) => {
    const { admin } = await received(fixture)
    return { params: { otherUserId: admin.id, courseId: 'null' }, body: { isMuted: true } }
  },
  'GET /api/messages/blocks': () => ({}),
  'POST /api/messages/block/{otherUserId}': async (fixture) => ({
    params: { otherUserId: (await aClassmate(fixture)).id },
  }),
  'DELETE /api/messages/block/{otherUserId}': async (fixture) => {
    const { id: otherUserId } = await aClassmate(fixture)
    if (fixture.caller)
      await fixture.academy.services.db
        .insertInto('message_blocks')
        .values({ blocker_id: fixture.caller.id, blocked_id: otherUserId })
        .execute()
    return { params: { otherUserId } }
  },
  'POST /api/messages/report/{messageId}': async (fixture) => ({
    params: { messageId: (await received(fixture)).messageId },
    body: { reason: 'Unkind' },
  }),
  'GET /api/messages/reports': () => ({}),
  'GET /api/messages/reports/{reportId}': reported,
  'PUT /api/messages/reports/{reportId}/closed': async (fixture) => ({
    ...(await reported(fixture)),
    body: { note: 'Talked to both' },
  }),
  'PUT /api/presence': () => ({ body: { isOnline: true } }),
  'GET /api/courses/{courseId}/members': ({ course }) => ({ params: { courseId: course.id } }),
  'GET /api/users/all': () => ({}),
} satisfies Partial<Record<keyof Api, ValidCall>>
