import { hash } from 'node:crypto'
import { type Context, type Services, systemContext } from '../../../http/context.ts'
import { newFileKey } from '../../../services/files/index.ts'
import { certificateToFill } from '../certificate-access.ts'
import { checkUrlOf, viewFacts } from '../certificate-views.ts'
import { type CertificateRow, findCertificate, lockCertificate } from '../certificates-store.ts'
import { drawCertificate } from '../draw/index.ts'
import { changeRequests } from '../requests/store.ts'
import type { Drawing } from './drawing-jobs.ts'
import { fill, type NewFile } from './fill.ts'
import { problemOf } from './problem.ts'

/** Draws a certificate and hands it over. Safe to run twice: it draws only where the file is still the one to replace. */
export async function drawIntoPlace(services: Services, drawing: Drawing): Promise<void> {
  const ctx = systemContext(services)
  const row = await findCertificate(ctx.db, drawing.certificateId)
  if (!isWanted(row, drawing)) return
  const problem = problemOf(row)
  if (problem) return refuse(ctx, row, problem)
  const file = await draw(ctx, row)
  const isKept = await ctx.write(async (inner) => {
    const locked = await lockCertificate(inner.db, row.id)
    if (!isWanted(locked, drawing)) return false
    await fill(inner, locked, file)
    return true
  })
  if (!isKept) await ctx.files.remove(file.key)
}

/** Draws the certificate of an approved request in the caller's own transaction: for work that lies in the past. */
export async function handOver(ctx: Context, requestId: string): Promise<void> {
  const { certificate } = await certificateToFill(ctx, requestId)
  await fill(ctx, certificate, await draw(ctx, certificate))
}

function isWanted(row: CertificateRow | undefined, { replacing }: Drawing): row is CertificateRow {
  return row !== undefined && !row.revoked_at && row.student_id !== null && row.file_key === replacing
}

async function draw(ctx: Context, row: CertificateRow): Promise<NewFile> {
  const bytes = await drawCertificate(viewFacts(row), {
    number: row.number,
    checkUrl: checkUrlOf(ctx, row.number),
    issuedAt: row.issued_at,
    academyName: ctx.academy.name,
  })
  const { key, sizeBytes } = await ctx.files.put(newFileKey('certificates', 'pdf'), bytes)
  return { key, sizeBytes, hash: hash('sha256', bytes, 'hex'), isUploaded: false }
}

/** Waits for an uploaded PDF; admins see why. */
async function refuse(ctx: Context, row: CertificateRow, problem: string): Promise<void> {
  if (row.request_id === null) return
  await changeRequests(ctx.db, [row.request_id], { problem })
  await ctx.events.tell('admins', 'certificates')
}
