import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import type { Context } from '../../../http/context.ts'
import { conflict, invalid, Problem } from '../../../http/problem.ts'
import type { UploadedFile } from '../../../http/uploads.ts'
import { type Files, newFileKey } from '../../../services/files/index.ts'
import { judgePdf, type PdfJudgement, sourceFromFiles } from '../../../services/media/index.ts'
import { recordAct } from '../../audit/index.ts'
import { certificateToFill } from '../certificate-access.ts'
import type { CertificateRow } from '../certificates-store.ts'
import { requestForAdmin } from '../requests/access.ts'
import { viewRequest } from '../requests/views.ts'
import { fill, type NewFile } from './fill.ts'

const REFUSALS: Record<Exclude<PdfJudgement, 'sound'>, string> = {
  'no-pdf': M.fileNotPdf,
  locked: M.fileLocked,
  damaged: M.fileDamaged,
}

/** What stands there when an upload begins to arrive. */
export const lookAtFile = (ctx: Context, requestId: string): Promise<CertificateRow> =>
  ctx.write(async (inner) => (await certificateToFill(inner, requestId)).certificate)

/** In place of the drawing. The same file again changes nothing; of several that arrive together the first stands. */
export async function uploadFile(
  ctx: Context,
  requestId: string,
  seen: CertificateRow,
  uploaded: UploadedFile | null,
) {
  if (!uploaded) throw invalid(M.fileRequired)
  await refuseUnlessSound(ctx.files, uploaded.key)
  const file = await copyAsCertificate(ctx.files, uploaded.key)
  try {
    const { isKept, reply } = await ctx.write(async (inner) => {
      const isKept = await put(inner, requestId, seen, file)
      const request = viewRequest(inner, await requestForAdmin(inner, requestId))
      return { isKept, reply: inner.fitting({ message: M.uploaded, request }) }
    })
    if (!isKept) await ctx.files.remove(file.key)
    return reply
  } catch (error) {
    // A refusal undid everything. Any other failure may have come after the commit: then the sweep decides.
    if (error instanceof Problem) await ctx.files.remove(file.key)
    throw error
  }
}

/** False when this very file stands there. */
async function put(ctx: Context, requestId: string, seen: CertificateRow, file: NewFile): Promise<boolean> {
  const { certificate } = await certificateToFill(ctx, requestId)
  if (certificate.is_uploaded && certificate.file_hash === file.hash) return false
  if (certificate.is_uploaded && certificate.file_key !== seen.file_key) throw conflict(M.fileMeanwhile)
  await fill(ctx, certificate, file)
  const { id, number } = certificate
  await recordAct(ctx, 'upload-certificate', id, {
    number,
    requestId,
    before: { isUploaded: certificate.is_uploaded, file: certificate.file_hash },
    after: { isUploaded: true, file: file.hash },
  })
  return true
}

async function refuseUnlessSound(files: Files, key: string): Promise<void> {
  const source = await sourceFromFiles(files, key)
  if (!source) throw invalid(M.fileRequired)
  const judgement = await judgePdf(source)
  await source.close()
  if (judgement !== 'sound') throw invalid(REFUSALS[judgement])
}

/** Under a name of its own, whatever the device called it. */
async function copyAsCertificate(files: Files, from: string): Promise<NewFile> {
  const opened = await files.open(from)
  if (!opened) throw invalid(M.fileRequired)
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  opened.stream.on('error', (error) => hashing.destroy(error))
  const { key, sizeBytes } = await files.put(newFileKey('certificates', 'pdf'), opened.stream.pipe(hashing))
  return { key, sizeBytes, hash: hash.digest('hex'), isUploaded: true }
}
