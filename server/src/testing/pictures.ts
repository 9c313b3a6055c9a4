import sharp from 'sharp'
import type { SentFile } from './calls.ts'

/** A small picture with real bytes. */
export async function aPicture(name = 'cover.png'): Promise<SentFile> {
  const create = { width: 64, height: 48, channels: 3, background: '#8a2f1d' } as const
  return { name, bytes: await sharp({ create }).png().toBuffer(), type: 'image/png' }
}
