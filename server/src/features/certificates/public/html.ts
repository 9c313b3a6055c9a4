import { escapeHtml } from '@academy/contract/text'

/** Markup that is safe as it stands. Everything else is text, and is escaped where it is put in. */
export interface Html {
  readonly markup: string
}

type Piece = Html | string | number | false | null | readonly Piece[]

/** html`<p>${name}</p>`: whatever is put in is escaped, unless it was made here itself. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return {
    markup: strings.reduce((text, part, index) => `${text}${show(pieces[index - 1] ?? null)}${part}`),
  }
}

/** For markup of our own that no text is put into. */
export const drawn = (markup: string): Html => ({ markup })

function show(piece: Piece): string {
  if (piece === null || piece === false) return ''
  if (typeof piece !== 'object') return escapeHtml(String(piece).replace(TURNING, ''))
  return 'markup' in piece ? piece.markup : piece.map(show).join('')
}

/** Signs that turn the direction of writing would reach beyond the name they stand in. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g
