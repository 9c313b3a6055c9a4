export interface CertificateMarks {
  number: string
  /** The page on which anybody checks it; a whole address. */
  checkUrl: string
  issuedAt: Date
  academyName: string
}
