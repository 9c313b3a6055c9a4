import { formatMegabytes } from '@academy/contract/text'

const KILOBYTE = 1_000
const MEGABYTE = 1_000_000

/** 92 kB, 1.4 MB */
export function fileSize(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / KILOBYTE))} kB` : formatMegabytes(bytes)
}
