import { certificateFileName, CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import { isAdmin } from '@academy/contract/users'
import { type Context, signedIn } from '../../../http/context.ts'
import type { FileReply } from '../../../http/file-reply.ts'
import { notFound } from '../../../http/problem.ts'
import { countDownload, findCertificate } from '../certificates-store.ts'

/** For its holder and admins; everybody else hears that there is none. Only the holder's whole download is counted. */
export async function readFile(ctx: Context, id: string): Promise<FileReply> {
  const caller = signedIn(ctx)
  const row = await findCertificate(ctx.db, id)
  const isHolder = row?.student_id === caller.id
  if (!row || !(isHolder || isAdmin(caller.role))) throw notFound(M.notFound)
  if (row.file_key === null) throw notFound(row.completed_at ? M.fileGone : M.notFound)
  return {
    source: { key: row.file_key },
    fileName: certificateFileName(row.number),
    isDownload: true,
    ...(isHolder && { onWhole: async () => void (await countDownload(ctx.db, id)) }),
  }
}
