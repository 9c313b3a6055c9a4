import type { PersonPage } from '@academy/contract/http'
import { hasSheets } from './page-blocks.ts'
import { hasLeft } from './person.ts'
import { beginProgram } from './program.ts'
import { after } from './promises.ts'
import { applySheets, sheetsHere } from './sheets.ts'

// The page as its person has it takes the place of the one that waits for them, until the program's own stands.

/** A program that takes the page over by then applies the sheets itself. */
const TAKE_OVER_MS = 1_000

interface Rules {
  createHTML(html: string): string
}
const rules: Rules = { createHTML: (html) => html }
const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, by: Rules): Rules } }
/** Made for visitors too, so that nobody else makes one of this name. */
const markup = trustedTypes?.createPolicy('early-page', rules) ?? rules

let shown = ''

export async function show({ html, style }: { html: string; style: string }): Promise<void> {
  await placeHere()
  const place = document.getElementById('early-page')
  const { early } = window
  // The policy lets no style in that it does not name: these rules are made by script, where the browser can.
  if (!place || !early || hasLeft() || !document.adoptedStyleSheets) return
  // Mostly the server's word is the copy's: it stands already, and whoever has begun to read is not disturbed.
  if (html === shown) return
  shown = html
  const { sheet = new CSSStyleSheet() } = early
  sheet.replaceSync(style)
  if (!early.sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  early.sheet = sheet
  if (hasSheets) applySheets()
  place.innerHTML = markup.createHTML(html)
  place.dataset.own = 'first-screen'
  // Behind the paint of it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      place.dataset.own = ''
      beginProgram()
    }),
  )
}

/** Whoever logs out elsewhere, or comes back to it afterwards, leaves nothing here. */
export function hide(): void {
  if (!hasLeft()) return
  document.getElementById('early-page')?.remove()
  if (window.early?.sheet) window.early.sheet.disabled = true
}

/** Pieces of it are new, or a run of those in the page's own style. */
export async function wholeStyle(style: PersonPage['style']): Promise<string> {
  if (typeof style === 'string') return style
  await placeHere()
  const had = document.getElementById('early-style')!.textContent.split('}')
  return style.map((piece) => (typeof piece === 'string' ? piece : had.slice(...piece).join('}'))).join('}')
}

/** The place of its person's page, and the style before it. */
async function placeHere(): Promise<void> {
  if (!document.getElementById('early-page') && document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

/** What its person sees brought the rules that it needs. All of it is worked out and laid out anew when others hold: at once with the program,
 * which takes it over, or when that is long in coming, because letters of the page's own may come with them. */
export async function applyUnlessShown(): Promise<void> {
  await sheetsHere
  if (shown && !hasSheets) await after(TAKE_OVER_MS)
  applySheets()
}
