// What the page and its worker say to each other of the pages that the worker keeps.

/** The page that draws itself, of whatever address; it is kept with the release. */
export const SHELL_PAGE = '/index.html'

export const ACADEMY_BLOCK = /(<script type="application\/json" id="academy">)(.*?)(<\/script>)/s
/** What the academy says of itself in a page, as JSON. */
export const academyIn = (page: string): string | undefined => ACADEMY_BLOCK.exec(page)?.[2]

/** The academy's settings are others than those of the page just given: `{ [ACADEMY_CHANGED]: json }`. */
export const ACADEMY_CHANGED = 'academy-changed'
/** On the blocks of what a page was drawn with and of what it asks first: of when this copy is. */
export const PAGE_COPIED = 'data-copied-at'

/** What a page shows its person, drawn for them with the answers to its calls. */
export const PERSON_PAGE = '/api/page'

/** An answer that came before there was a worker. */
export interface CopiedAnswer {
  url: string
  /** As whom it was asked; the worker keeps a fingerprint of it. */
  token: string | null
  text: string
  /** The moment of the copy, as in a header. */
  at: string
}
/** What the page tells a worker that has just come: what was read is there without a line, and costs nothing again. */
export interface FirstReading {
  answers: CopiedAnswer[]
  /** The program's files that the page was made of. */
  assets: string[]
  /** The page's address. */
  page: string | null
}
