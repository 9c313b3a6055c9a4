import type { AcademySettings } from '@academy/contract/academy'
import { BAND, MARK, SIGNS } from './drawings.ts'
import { drawn, type Html, html } from './html.ts'
import { STYLE } from './style.ts'
import type { PageTexts } from './texts.ts'

/** What every public page of a certificate says of the academy. */
export interface PageFrame {
  texts: PageTexts
  academy: Pick<AcademySettings, 'name' | 'location' | 'email'>
  /** The academy's own address, without a slash at its end. */
  publicUrl: string
  now: Date
}

interface Page {
  sign: keyof typeof SIGNS
  title: string
  heading: string
  about: Html | string
  body: Html
}

const TONES = { valid: 'v', revoked: 'r', unknown: 'n', form: '', tooMany: 'n' }

export function wholePage({ texts, academy, publicUrl, now }: PageFrame, page: Page): string {
  const { sign, title, heading, about, body } = page
  const year = now.getUTCFullYear()
  return html`<!doctype html><html lang="${texts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${texts.title(title, academy.name)}</title><link rel="icon" href="data:,"><style>${drawn(STYLE)}</style></head><body>
<header><a class="b" href="/" aria-label="${texts.home(academy.name)}">${MARK}<span>${academy.name}</span></a></header>
<main><article class="k">${BAND}<div class="h ${TONES[sign]}">${SIGNS[sign]}<div><h1>${heading}</h1><p>${about}</p></div></div>
${body}</article><p class="s">${texts.proof[0] ?? ''}<b>${publicUrl}/</b>${texts.proof[1] ?? ''}</p></main>
<footer><span>© ${year} ${academy.name} · ${academy.location}</span>${academy.email && html`<a href="mailto:${academy.email}">${texts.ask}</a>`}</footer></body></html>
`.markup
}
