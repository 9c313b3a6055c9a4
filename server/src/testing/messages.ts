import type { TestAcademy } from './academy.ts'
import type { SentFile } from './calls.ts'
import { aSmallPdf } from './pdfs.ts'
import { aCourse, anAdmin, anEnrolment, anInstructor, aStudent, type TestPerson } from './people.ts'

interface Traits {
  course?: { id: string } | null
  content?: string
  key?: string
}

/** As its sender would have sent it. */
export async function aMessage(
  academy: TestAcademy,
  sender: TestPerson,
  receiver: { id: string },
  { course, content = 'Muraho!', key }: Traits = {},
) {
  const { sent } = await academy.as(sender).call('POST /api/messages/send', {
    body: { receiverId: receiver.id, courseId: course?.id ?? null, content, ...(key && { key }) },
  })
  return sent
}

export const aPdfFile = (): SentFile => ({
  name: 'Map of Kigali.pdf',
  bytes: aSmallPdf('Kigali'),
  type: 'application/pdf',
})

/** Sent without a word. */
export async function anAttachment(
  academy: TestAcademy,
  sender: TestPerson,
  receiver: { id: string },
  course: { id: string } | null,
  file: SentFile,
) {
  const { attachment } = await academy.as(sender).call('POST /api/messages/attachments', { file })
  const { sent } = await academy.as(sender).call('POST /api/messages/send', {
    body: {
      ...{ receiverId: receiver.id, courseId: course?.id ?? null, content: '' },
      attachmentId: attachment._id,
    },
  })
  if (!sent.attachment) throw new Error('the message has no attachment')
  return sent.attachment
}

/** Grace teaches Aline and Eric; Claudine is an admin. What they say and see is of the course unless told. */
export async function aTalkingClass(academy: TestAcademy) {
  const grace = await anInstructor(academy, { name: 'Grace Mukamana' })
  const course = await aCourse(academy, { instructor: grace, title: 'Maps of Kigali' })
  const aline = await aStudent(academy, { name: 'Aline Uwase' })
  const eric = await aStudent(academy, { name: 'Eric Mugisha' })
  const claudine = await anAdmin(academy, { name: 'Claudine Umutoni' })
  for (const student of [aline, eric]) await anEnrolment(academy, student, course)

  const pair = (other: { id: string }, courseId: string | null = course.id) => ({
    params: { otherUserId: other.id, courseId: String(courseId) },
  })
  return {
    ...{ grace, course, aline, eric, claudine, pair },
    write: (
      from: TestPerson,
      to: { id: string },
      content: string,
      courseId: string | null = course.id,
      key?: string,
    ) =>
      academy.as(from).send('POST /api/messages/send', {
        body: { receiverId: to.id, courseId, content, key },
      }),
    conversationsOf: (person: TestPerson, query = {}) =>
      academy.as(person).call('GET /api/messages/conversations', { query }),
    threadOf: (person: TestPerson, other: { id: string }, courseId?: string | null, query = {}) =>
      academy
        .as(person)
        .call('GET /api/messages/{otherUserId}/{courseId}', { ...pair(other, courseId), query }),
    markRead: (person: TestPerson, other: { id: string }, courseId?: string | null) =>
      academy.as(person).call('PUT /api/messages/mark-read/{otherUserId}/{courseId}', pair(other, courseId)),
    search: (person: TestPerson, q: string) =>
      academy.as(person).call('GET /api/messages/search', { query: { q } }),
  }
}
