import type { CertificateFacts } from './shapes.ts'

/** What is printed on a certificate, in the PDF and in the web's copy of it. */
export const CERTIFICATE_WORDING = {
  kind: 'Certificate of completion',
  achieved: 'has completed every lecture and passed the final examination of',
  about: ({ category, durationWeeks, instructorName }: CertificateFacts) =>
    [
      category,
      durationWeeks > 0 && (durationWeeks === 1 ? '1 week' : `${durationWeeks} weeks`),
      instructorName && `taught by ${instructorName}`,
    ]
      .filter(Boolean)
      .join(' · '),
  issuedIn: (place: string) => `Issued in ${place}`,
  number: 'Certificate number',
  scan: 'Scan to check, or visit',
  /** The code, for those who do not see it. */
  code: (checkUrl: string) => `QR code of ${checkUrl}`,
  /** The PDF's own title. */
  title: (number: string) => `Certificate ${number}`,
} as const

/** What a signed credential says in words. */
export const CREDENTIAL_WORDING = {
  description: (course: string) => `Completed every lecture and passed the final examination of ${course}.`,
  criteria: 'Every lecture of the course was completed, and its final examination was passed.',
} as const
