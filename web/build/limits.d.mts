interface Limit {
  js: number
  css: number
  sent: number
  files: number
}
export const KINDS: Record<'public' | 'learner' | 'player' | 'portal' | 'editor', Limit>
export const PAGE_AND_ANSWERS_BYTES: number
export const SMALLEST_BYTES: number
