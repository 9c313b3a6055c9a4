import { readShortCode } from '../text/index.ts'

export const CERTIFICATION_STATUSES = ['pending', 'approved', 'completed'] as const
/** What a list is filtered by: a revoked certificate is none that is completed. */
export const REQUEST_STATES = [...CERTIFICATION_STATUSES, 'revoked'] as const
export type CertificationStatus = (typeof CERTIFICATION_STATUSES)[number]

export const NUMBER_GROUPS = [4, 4, 4] as const
export const CERTIFICATE_MAX_BYTES = 10 * 1024 * 1024
export const REASON_MAX_LENGTH = 1_000
export const NOTES_MAX_LENGTH = 1_000
export const BULK_MAX_REQUESTS = 1_000
/** Who passed, in the reply that a bulk request is chosen from: those without a certificate first. */
export const PASSED_MAX_ROWS = 400
export const DESCRIPTION_PREVIEW_LETTERS = 100

/** `k7qm 4xpd92ht` as `K7QM-4XPD-92HT`; null when it can be no number of ours. */
export function readCertificateNumber(typed: string): string | null {
  return readShortCode(typed, NUMBER_GROUPS)
}

/** The page on which anybody checks it. */
export function certificatePath(number: string): string {
  return `/certificate/${number}`
}

/** The signed credential, and the picture that carries it. They stand in what is signed, so they never change. */
export const credentialPath = (number: string) => `${certificatePath(number)}/credential.json`
export const badgePath = (number: string) => `${certificatePath(number)}/badge.png`

export function certificateFileName(number: string): string {
  return `certificate-${number}.pdf`
}
