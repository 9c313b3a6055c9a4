import { type CertificateFacts, CERTIFICATE_WORDING as WORDING } from '@academy/contract/certificates'
import { closePdf, openPdf } from '../../../services/pdf/index.ts'
import { drawFoot } from './foot.ts'
import type { CertificateMarks } from './marks.ts'
import { drawMiddle } from './middle.ts'
import { drawOrnament } from './ornament.ts'

/** The certificate as a PDF: A4 on its side, everything in vectors. The same facts give the same bytes.
 * Ask `canWrite` before: what no font has becomes a "�". */
export function drawCertificate(facts: CertificateFacts, marks: CertificateMarks): Promise<Uint8Array> {
  const doc = openPdf({
    title: WORDING.title(marks.number),
    author: marks.academyName,
    subject: `${facts.holderName}: ${facts.courseTitle}`,
    at: marks.issuedAt,
    layout: 'landscape',
  })
  drawOrnament(doc, marks.academyName)
  drawMiddle(doc, facts)
  drawFoot(doc, facts, marks)
  return closePdf(doc)
}
