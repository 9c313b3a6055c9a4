import { createWriteStream } from 'node:fs'
import { access, constants, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { convertToPdf } from './libreoffice.ts'

export type PresentationRenderer = { programPath: string; timeLimitSeconds?: number }

const NAMES = process.platform === 'win32' ? ['soffice.exe'] : ['soffice', 'libreoffice']

/** Looks along the given search path (the host's `PATH`); null when LibreOffice is not installed. */
export async function findLibreOffice(searchPath: string): Promise<string | null> {
  for (const folder of searchPath.split(delimiter).filter(Boolean)) {
    for (const name of NAMES) {
      const path = join(folder, name)
      if (await isThere(path, constants.X_OK)) return path
    }
  }
  return null
}

/**
 * Hands the path of a PDF with the presentation's pages to `use`, which stores it; every trace is gone afterwards.
 * Null when LibreOffice can't draw it; rejects when it takes longer than the limit or `signal` aborts.
 */
export async function renderPresentation<T>(
  renderer: PresentationRenderer,
  presentation: Readable,
  use: (pdfPath: string) => Promise<T>,
  signal?: AbortSignal,
): Promise<T | null> {
  const folder = await mkdtemp(join(tmpdir(), 'presentation-'))
  try {
    await pipeline(presentation, createWriteStream(join(folder, 'lecture.pptx')), { signal })
    const limit = AbortSignal.timeout((renderer.timeLimitSeconds ?? 120) * 1000)
    await convertToPdf(renderer.programPath, folder, signal ? AbortSignal.any([signal, limit]) : limit)
    const pdfPath = join(folder, 'lecture.pdf')
    const drawn = await stat(pdfPath).catch(() => null)
    return drawn && drawn.size > 0 ? await use(pdfPath) : null
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function isThere(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  )
}
