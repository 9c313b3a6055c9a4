import type { Api } from '@academy/contract'
import { newId } from '../db/ids.ts'
import type { SentFile } from './calls.ts'
import { aMessage, anAttachment, aPdfFile } from './messages.ts'
import { anAdmin, anEnrolment, aStudent } from './people.ts'
import { aPicture } from './pictures.ts'
import type { Stage, ValidCall } from './stage.ts'

async function aClassmate({ academy, course }: Stage) {
  const student = await aStudent(academy)
  await anEnrolment(academy, student, course)
  return student
}
const withClassmate: ValidCall = async (stage) => ({
  params: { otherUserId: (await aClassmate(stage)).id, courseId: stage.course.id },
})

/** An admin may write to everybody; a visitor has no conversation. */
async function received({ academy, caller }: Stage) {
  const admin = await anAdmin(academy)
  const message = caller && (await aMessage(academy, admin, caller))
  return { admin, messageId: message?._id ?? newId() }
}

/** Somebody else's, of another course. */
async function reported(stage: Stage) {
  const { academy } = stage
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
const attached = (file: () => Promise<SentFile>) => async (stage: Stage) => {
  const receiver = await aClassmate(stage)
  const { _id } = await anAttachment(stage.academy, stage.owner, receiver, stage.course, await file())
  return { params: { attachmentId: _id } }
}

export const VALID_MESSAGES = {
  'GET /api/messages/conversations': () => ({}),
  'GET /api/messages/search': () => ({ query: { q: 'homework' } }),
  'POST /api/messages/send': async (stage) => {
    const { id: receiverId } = await aClassmate(stage)
    return { body: { receiverId, courseId: stage.course.id, content: 'Muraho!', key: newId() } }
  },
  'POST /api/messages/attachments': async () => ({ file: await aPicture() }),
  'GET /api/messages/pictures/{attachmentId}': attached(() => aPicture()),
  'GET /api/messages/files/{attachmentId}': attached(async () => aPdfFile()),
  'GET /api/messages/{otherUserId}/{courseId}': withClassmate,
  'PUT /api/messages/mark-read/{otherUserId}/{courseId}': withClassmate,
  'PUT /api/messages/mute/{otherUserId}/{courseId}': async (stage) => {
    const { admin } = await received(stage)
    return { params: { otherUserId: admin.id, courseId: 'null' }, body: { isMuted: true } }
  },
  'GET /api/messages/blocks': () => ({}),
  'POST /api/messages/block/{otherUserId}': async (stage) => ({
    params: { otherUserId: (await aClassmate(stage)).id },
  }),
  'DELETE /api/messages/block/{otherUserId}': async (stage) => {
    const { id: otherUserId } = await aClassmate(stage)
    if (stage.caller)
      await stage.academy.services.db
        .insertInto('message_blocks')
        .values({ blocker_id: stage.caller.id, blocked_id: otherUserId })
        .execute()
    return { params: { otherUserId } }
  },
  'POST /api/messages/report/{messageId}': async (stage) => ({
    params: { messageId: (await received(stage)).messageId },
    body: { reason: 'Unkind' },
  }),
  'GET /api/messages/reports': () => ({}),
  'GET /api/messages/reports/{reportId}': reported,
  'PUT /api/messages/reports/{reportId}/closed': async (stage) => ({
    ...(await reported(stage)),
    body: { note: 'Talked to both' },
  }),
  'PUT /api/presence': () => ({ body: { isOnline: true } }),
  'GET /api/courses/{courseId}/members': ({ course }) => ({ params: { courseId: course.id } }),
  'GET /api/users/all': () => ({}),
} satisfies Partial<Record<keyof Api, ValidCall>>
