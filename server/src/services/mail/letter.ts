import { escapeHtml } from '@academy/contract/text'
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

interface WayOut {
  oneClickUrl: string
  pageUrl: string
  /** 'Your payments' */
  about: string
}

/** The same letter with a way to end letters like it, under everything else and for mail programs. */
export function withWayOut(message: MailMessage, { oneClickUrl, pageUrl, about }: WayOut): MailMessage {
  const sentence = `You get this mail because mails about "${about}" are on.`
  const link = `<a href="${escapeHtml(pageUrl)}" style="color:${MUTED}">Unsubscribe</a>`
  const line = `<p style="margin:16px 4px;font-size:13px;color:${MUTED}">${escapeHtml(sentence)} ${link}</p>`
  return {
    ...message,
    text: `${message.text}\n${sentence}\nUnsubscribe: ${pageUrl}\n`,
    ...(message.html && { html: message.html.replace(CARD_END, () => `</div>${line}${COLUMN_END}`) }),
    unsubscribeUrl: oneClickUrl,
  }
}

/** Closes the card, the column and the page. */
const CARD_END = '</div></div></body></html>'
const COLUMN_END = '</div></body></html>'

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

/** The product's own colours and shapes; see the tokens of the web app. */
const INK = '#101a16'
const MUTED = '#55675e'
const MIST = '#f3f6f4'
const LINE = '#d3ddd7'
const HILL = '#0e6446'
const TINT = '#ddf0e5'
const SUN = '#f2b51d'

function asHtml(letter: Letter): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${escapeHtml(text).replace(/\r?\n/g, '<br>')}</p>`
  const body = [
    letter.greeting ? paragraph(letter.greeting) : '',
    ...letter.paragraphs.map(paragraph),
    letter.code ? codeBlock(letter.code) : '',
    letter.button ? buttonLink(letter.button) : '',
    letter.footnote ? small(letter.footnote) : '',
  ]
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light"></head>',
    `<body style="margin:0;padding:24px 12px;background:${MIST};color:${INK};font:16px/1.5 Figtree,system-ui,Roboto,Arial,sans-serif">`,
    '<div style="max-width:520px;margin:0 auto">',
    brand(letter.academyName),
    `<div style="padding:32px 28px;background:#ffffff;border:1px solid ${LINE};border-top:4px solid ${HILL};border-radius:10px">`,
    ...body.filter(Boolean),
    `${CARD_END}\n`,
  ].join('\n')
}

/** The mark, a peak above its reflection, out of borders: many readers show no picture until they are asked to. */
function brand(academyName: string): string {
  const sides = 'width:0;height:0;border-left:14px solid transparent;border-right:14px solid transparent'
  const peak = `<div style="${sides};border-bottom:14px solid ${HILL}"></div>`
  const reflection = `<div style="${sides};border-top:12px solid ${SUN};margin-top:2px"></div>`
  const name = `<td style="padding-left:10px;font-size:20px;font-weight:bold;letter-spacing:-.3px">${escapeHtml(academyName)}</td>`
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px 4px;border-collapse:collapse"><tr>',
    `<td aria-hidden="true" style="line-height:0;font-size:0">${peak}${reflection}</td>${name}`,
    '</tr></table>',
  ].join('')
}

function small(text: string): string {
  const style = `margin:24px 0 0;padding-top:16px;border-top:1px solid ${LINE};font-size:14px;color:${MUTED}`
  return `<p style="${style}">${escapeHtml(text)}</p>`
}

function codeBlock(code: string): string {
  const style = `margin:0 0 16px;padding:16px;background:${TINT};border-radius:10px;text-align:center;font:bold 30px ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px`
  return `<p style="${style}">${escapeHtml(code)}</p>`
}

function buttonLink({ label, url }: { label: string; url: string }): string {
  const { protocol } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('a mail links to web addresses only')
  const style = `display:inline-block;padding:13px 24px;background:${HILL};color:#ffffff;border-radius:10px;font-weight:bold;text-decoration:none`
  return `<p style="margin:8px 0 16px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`
}
