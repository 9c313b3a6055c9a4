interface Limit {
  js: number
  css: number
  sent: number
  around: number
  files: number
}
export const KINDS: Record<'public' | 'learner' | 'player' | 'portal' | 'editor', Limit>
/** Bytes of script, style and fonts, and files of script. */
export interface VisitLimit {
  sent: number
  files: number
}
export function isSignedInVisit(parts: readonly string[]): boolean
export function visitLimit(kind: keyof typeof KINDS, parts: readonly string[]): VisitLimit
export function withShown(
  visits: readonly (readonly string[])[],
  shown?: readonly string[],
): readonly (readonly string[])[]
export const SMALLEST_BYTES: number
