import { z } from 'zod'
import { extensionOf } from '../text/file-names.ts'
import * as say from './messages.ts'

/** What a course of a package is called by. */
export const courseKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, say.keyShape)

/** Text that a person reads: trimmed, never blank. */
export function text(maxLength: number) {
  return z.string().trim().min(1, say.blank).max(maxLength)
}

const innerPath = /^(?!\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))(?![A-Za-z][A-Za-z0-9+.-]*:)[^\\]+[^\\/]$/

/** A file that travels with the package: relative, forward slashes, never out of its folder. */
export function filePath(extensions: readonly string[], message: string) {
  return z
    .string()
    .max(300)
    .regex(innerPath, say.filePath)
    .refine((path) => extensions.includes(extensionOf(path) ?? ''), message)
}
