import type { MailMessage } from './mail.ts'
import { asSubject } from './message.ts'

export type Letter = {
  academyName: string
  subject: string
  /** 'Hello Aline,' */
  greeting?: string
  paragraphs: string[]
  /** A code to type, shown large. */
  code?: string
  button?: { label: string; url: string }
  /** Small print under the button. */
  footnote?: string
}

/** The same letter as text and as HTML that needs no picture, no font and no style sheet. */
export function writeLetter(to: string, letter: Letter): MailMessage {
  return {
    to,
    subject: asSubject(letter.subject),
    text: asText(letter),
    html: asHtml(letter),
  }
}

function asText(letter: Letter): string {
  const button = letter.button && `${letter.button.label}:\n${letter.button.url}`
  const parts = [
    letter.greeting,
    ...letter.paragraphs,
    letter.code,
    button,
    letter.footnote,
    letter.academyName,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function asHtml(letter: Letter): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const small = (text: string) =>
    `<p style="margin:24px 0 0;font-size:13px;color:#6b6459">${escapeHtml(text)}</p>`
  const body = [
    `<p style="margin:0 0 24px;font-size:18px;font-weight:bold">${escapeHtml(letter.academyName)}</p>`,
    letter.greeting ? paragraph(letter.greeting) : '',
    ...letter.paragraphs.map(paragraph),
    letter.code ? codeBlock(letter.code) : '',
    letter.button ? buttonLink(letter.button) : '',
    letter.footnote ? small(letter.footnote) : '',
  ]
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"></head>',
    '<body style="margin:0;padding:24px;background:#f7f3ec;color:#241f19;font:16px/1.5 sans-serif">',
    '<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">',
    ...body.filter(Boolean),
    '</div></body></html>\n',
  ].join('\n')
}

function codeBlock(code: string): string {
  return `<p style="margin:0 0 16px;font:bold 28px monospace;letter-spacing:6px">${escapeHtml(code)}</p>`
}

function buttonLink({ label, url }: { label: string; url: string }): string {
  const { protocol } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('a mail links to web addresses only')
  const style =
    'display:inline-block;padding:12px 24px;background:#8a2f1d;color:#ffffff;border-radius:8px;text-decoration:none'
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
}
