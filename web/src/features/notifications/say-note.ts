import type { Notification } from '@academy/contract/notifications'
import { formatMoney } from '@academy/contract/text'
import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

/** What stands in the sentences: each has those of its own. */
type Word =
  | (
      | 'title'
      | 'course'
      | 'marks'
      | 'total'
      | 'before'
      | 'minutes'
      | 'reason'
      | 'count'
      | 'lectures'
      | 'quizzes'
    )
  | ('role' | 'reference' | 'number' | 'student' | 'name' | 'question' | 'address' | 'provider' | 'price')
type Params = Record<Word, string | number>
type Said = Pick<Notification, 'title' | 'message'>
type Say = (params: Params) => Said

/** What was marked, in the words of a result. */
const marked: Record<'now' | 'anew', (params: Params) => string> = {
  now: ({ title, course, marks, total }) =>
    t`“${title}” in ${course} was graded: ${marks} of ${total} marks.`,
  anew: ({ title, course, marks, total, before }) =>
    t`“${title}” in ${course} was graded anew: ${marks} of ${total} marks, ${before} before.`,
}

/** By what happened, as the server's English has it. */
const SENTENCES: Record<string, Say> = {
  'quiz-graded': (p) => ({ title: t`Your quiz was graded`, message: marked.now(p) }),
  'quiz-changed': (p) => ({ title: t`The marks of your quiz changed`, message: marked.anew(p) }),
  'exam-passed': (p) => ({ title: t`You passed the final exam`, message: marked.now(p) }),
  'exam-not-passed': (p) => ({ title: t`You did not pass the final exam`, message: marked.now(p) }),
  'exam-changed-passed': (p) => ({
    title: t`The marks of your final exam changed: you passed`,
    message: marked.anew(p),
  }),
  'exam-changed-not-passed': (p) => ({
    title: t`The marks of your final exam changed: you did not pass`,
    message: marked.anew(p),
  }),
  'key-mended': ({ title, course }) => ({
    title: t`Your marks changed`,
    message: t`A question of “${title}” in ${course} had a wrong key. It was corrected, and with it your marks.`,
  }),
  'extra-time': ({ title, course, minutes, reason }) => ({
    title: t`You have more time`,
    message: plural(Number(minutes), {
      one: `# minute was added to “${title}” in ${course}. Reason: ${reason}`,
      other: `# minutes were added to “${title}” in ${course}. Reason: ${reason}`,
    }),
  }),
  'late-accepted': ({ title, course }) => ({
    title: t`Your late answers count`,
    message: t`Answers of yours to “${title}” in ${course} arrived after the end. They were accepted.`,
  }),
  'submissions-wait': ({ title, course, count }) => ({
    title: plural(Number(count), { one: '# submission waits', other: '# submissions wait' }),
    message: t`Written answers to “${title}” in ${course} wait for your marks.`,
  }),
  'payments-wait': ({ count }) => ({
    title: plural(Number(count), { one: '# payment waits', other: '# payments wait' }),
    message: t`Compare what was sent with what arrived, then approve or reject.`,
  }),
  'payment-stuck': ({ provider, price, reference, reason }) => {
    const money = formatMoney(Number(price))
    return {
      title: t`A payment arrived that could not be approved`,
      message: t`${provider} reports ${money} for ${reference}. ${reason}`,
    }
  },
  'certifications-wait': ({ count }) => ({
    title: plural(Number(count), {
      one: '# certification request waits',
      other: '# certification requests wait',
    }),
    message: t`Students passed, and their instructors ask for certificates.`,
  }),
  'course-updated': ({ course, lectures, quizzes }) => ({
    title: t`New in ${course}`,
    message: addedTo(Number(lectures), Number(quizzes)),
  }),
  'course-assigned': ({ course }) => ({
    title: t`A course is yours`,
    message: t`You teach “${course}” now. Its lectures, quizzes and students are yours to manage.`,
  }),
  'course-taken': ({ course }) => ({
    title: t`A course went to somebody else`,
    message: t`“${course}” is taught by somebody else now. You no longer manage it.`,
  }),
  'role-changed': ({ role }) => ({ title: t`Your role has changed`, message: roleNow(String(role)) }),
  'payment-approved': ({ course, reference }) => ({
    title: t`Payment approved`,
    message: t`Your payment ${reference} was verified. You can study ${course} now.`,
  }),
  'payment-rejected': ({ course, reference, reason }) => ({
    title: t`Payment not approved`,
    message: reason
      ? t`We could not verify your payment ${reference} for ${course}: ${reason}`
      : t`We could not verify your payment ${reference} for ${course}.`,
  }),
  'certificate-requested': ({ course }) => ({
    title: t`Your certificate was requested`,
    message: t`The certificate for ${course} was requested for you. The academy approves it next.`,
  }),
  'certificate-approved': ({ course }) => ({
    title: t`Your certificate is approved`,
    message: t`The certificate for ${course} is approved. We tell you as soon as you can download it.`,
  }),
  'certificate-ready': ({ course }) => ({
    title: t`Your certificate is ready`,
    message: t`The certificate for ${course} is yours: download it, share it, add it to your profile.`,
  }),
  'certificate-renewed': ({ course }) => ({
    title: t`Your certificate has a new file`,
    message: t`The file of your certificate for ${course} was replaced. Its number is the same; please use the new file.`,
  }),
  'certificate-revoked': ({ course, reason }) => ({
    title: t`Your certificate was revoked`,
    message: t`The certificate for ${course} is not valid any more. Reason: ${reason}`,
  }),
  'certificate-reissued': ({ course, number: no }) => ({
    title: t`Your certificate was issued anew`,
    message: t`A new certificate for ${course} with the number ${no} replaces the one you had, which is not valid any more.`,
  }),
  'certificate-taken-back': ({ course }) => ({
    title: t`The request for your certificate was taken back`,
    message: t`The certificate for ${course} is not on its way any more. Your instructor knows why, and may ask for it again.`,
  }),
  'certificate-withdrawn': ({ student, course, reason }) => ({
    title: t`A certificate request was withdrawn`,
    message: t`The request for ${student}, ${course}, was withdrawn. Reason: ${reason}`,
  }),
  'email-refused': ({ address }) => ({
    title: t`Your email address takes no mail`,
    message: t`${address} refused our last email, so we send none but what concerns the safety of your account. Give us another address, or look after the mailbox and try it again.`,
  }),
  'phone-refused': ({ number }) => ({
    title: t`Your phone takes no text messages`,
    message: t`${number} took no text message of ours, so we send none there. Give us another number, or the same one again.`,
  }),
  'questions-wait': ({ course, name, question, count }) => ({
    title: plural(Number(count), {
      one: `# question waits in ${course}`,
      other: `# questions wait in ${course}`,
    }),
    message: Number(count) === 1 ? t`${name} asks: ${question}` : t`The newest is ${name}’s: ${question}`,
  }),
  'lecture-answers': ({ name, question, count }) => ({
    title: plural(Number(count), { one: 'A new answer', other: '# answers' }),
    message:
      Number(count) === 1
        ? t`${name} has answered: ${question}`
        : t`${name} was the last to answer: ${question}`,
  }),
  // Notes of a time before questions were gathered into one.
  'lecture-question': ({ course, name, question }) => ({
    title: t`A question in ${course}`,
    message: t`${name} asks: ${question}`,
  }),
  'lecture-answer': ({ name, question }) => ({
    title: t`A new answer`,
    message: t`${name} has answered: ${question}`,
  }),
  'message-reported': () => ({
    title: t`A message was reported`,
    message: t`Look at the message and say what you did.`,
  }),
  'marked-answer': ({ question }) => ({
    title: t`Your answer is marked`,
    message: t`Your instructor has marked your answer to: ${question}`,
  }),
}

function addedTo(lectures: number, quizzes: number): string {
  const ofLectures = plural(lectures, { one: '# lecture', other: '# lectures' })
  const ofQuizzes = plural(quizzes, { one: '# quiz', other: '# quizzes' })
  if (quizzes === 0) return plural(lectures, { one: '# lecture was added.', other: '# lectures were added.' })
  if (lectures === 0) return plural(quizzes, { one: '# quiz was added.', other: '# quizzes were added.' })
  return t`${ofLectures} and ${ofQuizzes} were added.`
}

function roleNow(role: string): string {
  if (role === 'superadmin') return t`You are a superadmin now. You manage the whole academy.`
  if (role === 'admin') return t`You are an admin now. You manage courses, people and payments.`
  if (role === 'instructor')
    return t`You are an instructor now. Courses that are given to you stand under My Courses.`
  return t`You are a student now. You see the courses that you take.`
}

/** In the reader's language; as it was written where that is all there is. */
export function sayNote({ event, params, title, message }: Notification): Said {
  const say = params && Object.hasOwn(SENTENCES, event) ? SENTENCES[event] : undefined
  return say ? say(params as Params) : { title, message }
}

/** Another language says it anew. */
export function useNoteText(note: Notification): Said {
  useLingui()
  return sayNote(note)
}
