import { newId } from '../../db/ids.ts'
import type { SentFile } from '../calls.ts'
import type { Fixture, ValidCall } from '../fixture.ts'
import { aMessage, anAttachment, aPdfFile } from '../messages.ts'
import { anAdmin, anEnrolment, aStudent } from '../people.ts'
import { aPicture } from '../pictures.ts'
import { ADMINS, INSIDE, SIGNED_IN, STUDYING } from './callers.ts'
import type { Rows } from './row.ts'

/** With a student of the course. */
const OF_COURSE = '401 404 200 200 404 200 200 200'

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

export const ACCESS_MESSAGES = {
  'GET /api/messages/conversations': { cells: SIGNED_IN, scope: 'own', valid: () => ({}) },
  'GET /api/messages/search': {
    cells: SIGNED_IN,
    scope: 'in own conversations',
    valid: () => ({ query: { q: 'homework' } }),
  },
  'POST /api/messages/send': {
    cells: INSIDE,
    scope:
      'students: to the instructor and the students of a course they are in, blocked ones excepted; instructors: to students of own courses; admins: to everybody else; nobody to themselves (400) or, unless an admin, to an admin; here to a student of the course; 30 a minute',
    valid: async (fixture) => {
      const { id: receiverId } = await aClassmate(fixture)
      return { body: { receiverId, courseId: fixture.course.id, content: 'Muraho!', key: newId() } }
    },
  },
  'POST /api/messages/attachments': {
    cells: SIGNED_IN,
    scope: 'own, until a message of theirs takes it',
    valid: async () => ({ file: await aPicture() }),
  },
  'GET /api/messages/pictures/{attachmentId}': {
    cells: '401 404 404 404 404 200 404 404',
    scope: 'of own conversations; admins: of what a report shows; here between the instructor and a student',
    valid: attached(() => aPicture()),
  },
  'GET /api/messages/files/{attachmentId}': {
    cells: '401 404 404 404 404 200 404 404',
    scope: 'of own conversations; admins: of what a report shows',
    valid: attached(async () => aPdfFile()),
  },
  'GET /api/messages/{otherUserId}/{courseId}': {
    cells: OF_COURSE,
    scope: 'own conversations and nobody else’s, admins included; empty for two who may write to each other',
    valid: withClassmate,
  },
  'PUT /api/messages/mark-read/{otherUserId}/{courseId}': {
    cells: OF_COURSE,
    scope: 'what the caller received',
    valid: withClassmate,
  },
  'PUT /api/messages/mute/{otherUserId}/{courseId}': {
    cells: SIGNED_IN,
    scope: 'own; here with an admin',
    valid: async (fixture) => {
      const { admin } = await received(fixture)
      return { params: { otherUserId: admin.id, courseId: 'null' }, body: { isMuted: true } }
    },
  },
  'GET /api/messages/blocks': { cells: SIGNED_IN, scope: 'own', valid: () => ({}) },
  'POST /api/messages/block/{otherUserId}': {
    cells: STUDYING,
    scope: 'students: a student of a course they are in',
    valid: async (fixture) => ({
      params: { otherUserId: (await aClassmate(fixture)).id },
    }),
  },
  'DELETE /api/messages/block/{otherUserId}': {
    cells: SIGNED_IN,
    scope: 'own',
    valid: async (fixture) => {
      const { id: otherUserId } = await aClassmate(fixture)
      if (fixture.caller)
        await fixture.academy.services.db
          .insertInto('message_blocks')
          .values({ blocker_id: fixture.caller.id, blocked_id: otherUserId })
          .execute()
      return { params: { otherUserId } }
    },
  },
  'POST /api/messages/report/{messageId}': {
    cells: SIGNED_IN,
    scope: 'one that the caller received, others are 404; here an admin’s',
    valid: async (fixture) => ({
      params: { messageId: (await received(fixture)).messageId },
      body: { reason: 'Unkind' },
    }),
  },
  'GET /api/messages/reports': { cells: ADMINS, scope: 'nothing of what was written', valid: () => ({}) },
  'GET /api/messages/reports/{reportId}': {
    cells: ADMINS,
    scope: 'the message and five before and after it; the audit log says who opened it',
    valid: reported,
  },
  'PUT /api/messages/reports/{reportId}/closed': {
    cells: ADMINS,
    valid: async (fixture) => ({
      ...(await reported(fixture)),
      body: { note: 'Talked to both' },
    }),
  },
  'PUT /api/presence': {
    cells: SIGNED_IN,
    scope: 'own, of this session',
    valid: () => ({ body: { isOnline: true } }),
  },
  'GET /api/courses/{courseId}/members': {
    cells: INSIDE,
    scope: 'no addresses; students do not see who hides their presence',
    valid: ({ course }) => ({ params: { courseId: course.id } }),
  },
  'GET /api/users/all': { cells: ADMINS, scope: 'without oneself', valid: () => ({}) },
} satisfies Rows
