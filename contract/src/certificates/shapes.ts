import { z } from 'zod'
import { person } from '../users/index.ts'
import { CERTIFICATION_STATUSES } from './rules.ts'

/** What stands on a certificate. It is the certificate's own copy: later changes elsewhere do not reach it. */
export const certificateFacts = z.object({
  holderName: z.string(),
  courseTitle: z.string(),
  courseDescription: z.string(),
  category: z.string(),
  durationWeeks: z.number(),
  instructorName: z.string(),
  signatoryName: z.string(),
  signatoryTitle: z.string(),
  /** The town it was issued in. */
  place: z.string(),
})
export type CertificateFacts = z.infer<typeof certificateFacts>

export const certificate = certificateFacts.extend({
  _id: z.string(),
  /** `K7QM-4XPD-92HT` */
  certificateNumber: z.string(),
  /** Null when the course is gone; its title stays. */
  course: z.object({ _id: z.string().nullable(), title: z.string(), description: z.string() }),
  issuedDate: z.iso.datetime(),
  /** Where the file is; signed for the reader's session, so that it opens in a link, and ends with it. */
  certificateFile: z.string(),
  fileBytes: z.number(),
  /** True when an admin replaced the academy's drawing by a PDF. */
  isUploaded: z.boolean(),
  downloadCount: z.number(),
  /** The public page; a whole address. */
  checkUrl: z.string(),
  /** The page that adds it to a profile. */
  linkedInUrl: z.string(),
  revokedAt: z.iso.datetime().nullable(),
  revokedReason: z.string(),
})
export type Certificate = z.infer<typeof certificate>

export const certificationRequest = z.object({
  _id: z.string(),
  status: z.enum(CERTIFICATION_STATUSES),
  /** Null when that person was deleted. */
  student: person.nullable(),
  course: z.object({ _id: z.string().nullable(), title: z.string() }),
  requestedAt: z.iso.datetime(),
  /** Name of the instructor or admin who asked. */
  requestedBy: z.string(),
  approvedAt: z.iso.datetime().nullable(),
  approvedBy: z.string().nullable(),
  completedAt: z.iso.datetime().nullable(),
  notes: z.string(),
  /** Null once the exam is gone. */
  finalExamSubmission: z.string().nullable(),
  /** Of the exam, kept when it is gone; two decimals. */
  percentage: z.number(),
  /** Why the academy can't draw it itself; empty when it can. */
  problem: z.string(),
  certificate: certificate
    .pick({
      _id: true,
      certificateNumber: true,
      holderName: true,
      issuedDate: true,
      isUploaded: true,
      revokedAt: true,
      revokedReason: true,
      checkUrl: true,
    })
    .nullable(),
})
export type CertificationRequest = z.infer<typeof certificationRequest>

/** A request as its student sees it, while there is no certificate yet. */
export const waitingCertificate = z.object({
  _id: z.string(),
  status: z.enum(CERTIFICATION_STATUSES),
  course: z.object({ _id: z.string().nullable(), title: z.string() }),
  requestedAt: z.iso.datetime(),
  requestedBy: z.string(),
})
export type WaitingCertificate = z.infer<typeof waitingCertificate>

/** Many approved at once: how far their drawing is. */
export const drawingBatch = z.object({
  _id: z.string(),
  total: z.number(),
  drawn: z.number(),
  /** Waiting for an uploaded PDF, because the fonts cannot write them. */
  refused: z.number(),
  startedAt: z.iso.datetime(),
})
export type DrawingBatch = z.infer<typeof drawingBatch>
