import { CERTIFICATE_WORDING, type CertificateFacts } from '@academy/contract/certificates'
import { expect, test } from 'vitest'
import { drawCertificate } from './index.ts'

const MAX_BYTES = 150_000
const facts: CertificateFacts = {
  holderName: 'Divine Iradukunda',
  courseTitle: 'SQL You Will Use Every Day',
  courseDescription: '',
  category: 'Data Science',
  durationWeeks: 4,
  instructorName: 'Aline Ishimwe',
  signatoryName: 'Chantal Gatera',
  signatoryTitle: 'Director of Studies',
  place: 'Kigali',
}
const marks = {
  number: 'K7QM-4XPD-92HT',
  checkUrl: 'https://learn.example.rw/certificate/K7QM-4XPD-92HT',
  issuedAt: new Date('2026-11-14T22:30:00Z'),
  academyName: 'Impinga',
}
const draw = async (more: Partial<CertificateFacts> = {}) =>
  Buffer.from(await drawCertificate({ ...facts, ...more }, marks))
const WORST = {
  holderName: 'W'.repeat(100),
  courseTitle: 'Mw'.repeat(100),
  instructorName: 'M'.repeat(100),
  category: 'C'.repeat(200),
  signatoryName: 'M'.repeat(200),
  signatoryTitle: 'M'.repeat(200),
  place: 'W'.repeat(200),
}

test('one page, A4 on its side, with a title and a language, its fonts in it and nothing that runs', async () => {
  const pdf = (await draw()).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  expect(pdf).toContain('/MediaBox [0 0 841.89 595.28]')
  expect(pdf).toContain('Certificate K7QM-4XPD-92HT')
  expect(pdf).toContain('/Lang (en)')
  expect(pdf).toContain('/Marked true')
  expect(pdf).toContain(`/URI (${marks.checkUrl})`)
  expect(pdf).not.toMatch(/\/(JavaScript|JS|Launch|EmbeddedFile|Image|Metadata)\b/)
  expect(pdf.match(/\/FontFile2 /g)).toHaveLength(pdf.match(/\/Type \/FontDescriptor/g)?.length ?? 0)
})

test('the same facts have the same bytes, also after others were drawn', async () => {
  const first = await draw()
  await draw({ holderName: 'محمد عبد الرحمن' })
  expect((await draw()).equals(first)).toBe(true)
  expect((await draw({ holderName: 'Divine Iradukund' })).equals(first)).toBe(false)
})

test.each([
  {},
  WORST,
  { holderName: 'محمد عبد الرحمن الصالح', courseTitle: 'أساسيات SQL للمبتدئين' },
  { holderName: 'አበበ በቂላ ተስፋዬ', courseTitle: 'የመረጃ ሳይንስ መግቢያ' },
  { holderName: '', courseTitle: '', category: '', instructorName: '', durationWeeks: 0 },
  { holderName: '😀 \u202e', courseTitle: '<script>alert(1)</script>' },
])('is small, whatever stands on it: %j', async (more) => {
  expect((await draw(more)).length).toBeLessThan(MAX_BYTES)
})

test('says about the course what is known of it', () => {
  expect(CERTIFICATE_WORDING.about(facts)).toBe('Data Science · 4 weeks · taught by Aline Ishimwe')
  expect(CERTIFICATE_WORDING.about({ ...facts, category: '', durationWeeks: 1, instructorName: '' })).toBe(
    '1 week',
  )
})
