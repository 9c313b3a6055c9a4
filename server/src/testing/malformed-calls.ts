import { contract } from '@academy/contract'
import fc from 'fast-check'
import { CALLERS, type CallerKind } from './access/callers.ts'
import type { RawSending } from './calls.ts'
import type { Fixture } from './fixture.ts'

export interface MalformedCall {
  /** With its path's parameters filled in, and perhaps a query. */
  address: string
  endpoint: (typeof endpoints)[number]
  kind: CallerKind
  sending: RawSending
}

const endpoints = Object.values(contract)

/** Stands for something that exists, filled in when the call is made. */
const REAL = [
  ...(['@course', '@video', '@notes', '@caller', '@owner', '@email', '@password'] as const),
  ...(['@quiz', '@exam', '@question', '@written', '@attempt', '@submission', '@exam-submission'] as const),
  ...(['@payment', '@certificate', '@request', '@passed', '@number'] as const),
]

const NASTY = [
  ...[
    '',
    ' ',
    'null',
    'undefined',
    'NaN',
    'true',
    '[object Object]',
    '__proto__',
    'constructor',
    '\0',
    'a\0b',
  ],
  ...[
    '\ud800',
    '\udc00x',
    '\u202e',
    '\ufeff',
    '😀'.repeat(300),
    'ñ'.repeat(100_001),
    "'; drop table users; --",
  ],
  ...[
    '%',
    '%00',
    '%_\\',
    '../../../etc/passwd',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '{{7*7}}',
  ],
  ...[
    'a@b.c',
    'A@B.RW',
    'a@b\r\nBcc: c@d.e',
    '0x10',
    '1e309',
    '-0',
    '1_000',
    '٣',
    '9'.repeat(400),
    'tomorrow',
  ],
  ...[
    '0'.repeat(24),
    'f'.repeat(24),
    'F'.repeat(24),
    'f'.repeat(25),
    '2026-02-30',
    '-infinity',
    'WEBVTT\n\n',
  ],
  ...['admin', 'superadmin', 'user', 'instructor', 'free', 'paid', 'notes', 'video', 'Data Science'],
  ...[
    'manual',
    'mtn',
    'pending',
    'approved',
    'exact',
    '0780 000 114',
    'MP240.11',
    'Id,Date,Amount\n1234,2026-11-20,5',
  ],
  ...['written', 'multiple-choice', 'gift', 'csv', 'submitted', 'graded', 'all', 'telephone-1'],
]
const NUMBERS = [0, -0, -1, 0.5, 1, 6, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 5e-324, 1e308, 123_456]

const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...REAL) },
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
)
const leaf = fc.oneof(
  { weight: 5, arbitrary: word },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false) },
)
const slide = fc.record(
  {
    ...{
      id: word,
      title: word,
      content: word,
      backgroundColor: fc.constantFrom('#000000', 'red'),
      textColor: fc.constant('#ffffff'),
    },
    ...{
      images: fc.array(fc.record({ id: word, url: word, position: leaf, size: leaf }), { maxLength: 2 }),
      order: leaf,
    },
  },
  { requiredKeys: [] },
)
/** A question, an answer, a mark: whatever the call, some of these are its fields. */
const part = fc.record(
  {
    ...{ _id: word, question: word, questionType: word, options: fc.array(leaf, { maxLength: 3 }) },
    ...{
      correctOption: leaf,
      marks: leaf,
      image: leaf,
      questionId: fc.constantFrom('@question', '@written'),
    },
    ...{ seq: leaf, selectedOption: leaf, writtenAnswer: leaf, flagged: leaf, recordedAt: leaf },
    ...{
      answerId: word,
      submissionId: word,
      marksAwarded: leaf,
      feedback: leaf,
      feedbackText: leaf,
      version: leaf,
    },
  },
  { requiredKeys: [] },
)
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: leaf },
  { weight: 1, arbitrary: fc.array(leaf, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(word, leaf, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.array(slide, { maxLength: 3 }) },
  { weight: 2, arbitrary: fc.array(part, { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom('@question', '@written', 'x'), part, { maxKeys: 3 }),
  },
  { weight: 1, arbitrary: fc.array(fc.tuple(leaf, leaf), { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.integer({ min: 20, max: 60 }).map(nested) },
)

function nested(depth: number): unknown {
  return depth === 0 ? 'deep' : depth % 2 ? [nested(depth - 1)] : { inner: nested(depth - 1) }
}

/** Printable, as Node's own parser lets them through. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
})
const headers = fc.dictionary(
  fc.constantFrom(
    'token',
    'cookie',
    'range',
    'x-request-id',
    'user-agent',
    'if-none-match',
    'x-forwarded-for',
    'origin',
    'accept',
  ),
  headerText,
  { maxKeys: 2 },
)
const file = fc.record({
  name: fc.constantFrom(
    'a.png',
    'a.pdf',
    'a.mp4',
    'a.pptx',
    '.png',
    '',
    '../a.svg',
    'a\0.png',
    `${'x'.repeat(300)}.mp3`,
    '😀.wav',
  ),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc
      .constantFrom('%PDF-1.4', '\x89PNG\r\n\x1a\n', 'ID3', 'RIFF....WAVEfmt ', 'PK\x03\x04')
      .map((text) => Buffer.from(text, 'latin1')),
  ),
  type: fc.constantFrom('image/png', 'text/html', 'nonsense', ''),
})

const fieldsOf = (schema: unknown): string[] =>
  Object.keys((schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {})

/** A body of the contract's own fields with malformed values, or anything at all. */
function bodyFor({ body, upload }: MalformedCall['endpoint']): fc.Arbitrary<RawSending> {
  const fields = Object.fromEntries(fieldsOf(body).map((name) => [name, value]))
  const shaped = fc.record(fields, { requiredKeys: [] })
  const choices: fc.WeightedArbitrary<RawSending>[] = [
    { weight: 8, arbitrary: shaped.map((made) => ({ body: made })) },
    { weight: 1, arbitrary: value.map((made) => ({ body: made })) },
    { weight: 1, arbitrary: fc.oneof(fc.json(), fc.string()).map((payload) => ({ payload })) },
    { weight: 1, arbitrary: fc.constant({}) },
  ]
  if (upload) choices.push({ weight: 6, arbitrary: fc.record({ body: shaped, file }) })
  return fc.oneof(...choices)
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
const inPath = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...REAL) },
  { weight: 2, arbitrary: word.map(encoded) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('%', '%zz', '%00', '%ED%A0%80', '..%2f..', '.', 'undefined', 'null'),
  },
)

function addressFor({ address, query }: MalformedCall['endpoint']): fc.Arbitrary<string> {
  const pieces = address.split(/\{\w+\}/)
  const names = [...fieldsOf(query), 'q', '__proto__', 'a[b]']
  const pair = fc
    .tuple(fc.constantFrom(...names), word)
    .map(([name, text]) => `${name}=${text.startsWith('@') ? text : encoded(text)}`)
  const search = fc.oneof(
    { weight: 3, arbitrary: fc.array(pair, { maxLength: 3 }).map((pairs) => pairs.join('&')) },
    { weight: 1, arbitrary: fc.constantFrom('', '%', '=', '&&', 'q=%00', 'q=%ED%A0%80') },
  )
  return fc
    .tuple(fc.array(inPath, { minLength: pieces.length - 1, maxLength: pieces.length - 1 }), search)
    .map(
      ([params, text]) =>
        `${pieces.map((piece, n) => piece + (params[n] ?? '')).join('')}${text && `?${text}`}`,
    )
}

/** Any call of the contract by anybody, with values that no form would send. */
export const malformedCall: fc.Arbitrary<MalformedCall> = fc.constantFrom(...endpoints).chain((endpoint) =>
  fc.record({
    address: addressFor(endpoint),
    endpoint: fc.constant(endpoint),
    kind: fc.constantFrom(...CALLERS),
    sending: fc.tuple(bodyFor(endpoint), headers).map(([sending, sent]) => ({ ...sending, headers: sent })),
  }),
)

/** Puts what exists on the fixture in place of the signs that stand for it. */
export async function onFixture(call: MalformedCall, fixture: Fixture): Promise<MalformedCall> {
  const { course, lectures, caller, owner } = fixture
  const [quiz, exam] = await Promise.all([fixture.quiz(), fixture.exam()])
  const [submission, examSubmission] = [await fixture.submission(), await fixture.examSubmission()]
  const [payment, issued] = [await fixture.payment(), await fixture.certificate()]
  const real: Record<string, string> = {
    ...{ '@quiz': quiz.id, '@exam': exam.id, '@attempt': submission.attemptId },
    ...{ '@question': quiz.questions[0]?._id ?? '', '@written': quiz.questions.at(-1)?._id ?? '' },
    ...{ '@submission': submission.id, '@exam-submission': examSubmission.id, '@payment': payment._id },
    ...{ '@certificate': issued.certificateId, '@request': issued.request._id },
    ...{ '@passed': issued.submissionId, '@number': issued.number },
    ...{ '@course': course.id, '@video': lectures[0].id, '@notes': lectures[1].id },
    ...{ '@caller': caller?.id ?? owner.id, '@owner': owner.id },
    ...{ '@email': caller?.email ?? owner.email, '@password': owner.password },
  }
  const put = (part: unknown): unknown => {
    if (typeof part === 'string') return real[part] ?? part
    if (Array.isArray(part)) return part.map(put)
    if (typeof part !== 'object' || part === null || part instanceof Uint8Array) return part
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [real[name] ?? name, put(inner)]))
  }
  const address = call.address.replace(/@[\w-]+/g, (sign) => encoded(real[sign] ?? sign))
  return { ...call, address, sending: { ...call.sending, body: put(call.sending.body) } }
}
