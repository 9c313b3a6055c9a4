import type { CertificateRow } from '../certificates-store.ts'
import { drawn, type Html, html } from './html.ts'
import { type PageFrame, wholePage } from './layout.ts'

/** Where the same certificate is for programs. */
export interface Proofs {
  credential: string
  badge: string
}

export function validPage(frame: PageFrame, row: CertificateRow, proofs: Proofs | null): string {
  const { texts, academy } = frame
  const { facts } = texts
  const links =
    proofs &&
    html`<a href="${proofs.credential}">${texts.credential}</a><a href="${proofs.badge}">${texts.badge}</a>`
  return wholePage(frame, {
    sign: 'valid',
    title: texts.valid.title,
    heading: texts.valid.heading,
    about: texts.valid.about(frame.now),
    body: html`<dl>${holderAndCourse(frame, row)}${fact(facts.result, facts.passed)}${fact(facts.instructor, row.instructor_name)}${issuedAndNumber(frame, row)}${fact(facts.issuer, `${academy.name}, ${row.place}`)}</dl>
<p class="a">${links}${anotherLink(frame)}</p>`,
  })
}

export function revokedPage(
  frame: PageFrame,
  row: CertificateRow,
  successor: { isOut: boolean } | null,
): string {
  const { revoked } = frame.texts
  const reason = html`<p class="q"><b>${revoked.reason}</b>${row.revoked_reason}${successor && ` ${successor.isOut ? revoked.replaced : revoked.beingReplaced}`}</p>`
  return wholePage(frame, {
    sign: 'revoked',
    title: revoked.title,
    heading: revoked.heading,
    about: revoked.about(row.revoked_at ?? frame.now),
    body: html`<dl>${holderAndCourse(frame, row)}${issuedAndNumber(frame, row)}</dl>
${reason}<p class="a">${anotherLink(frame)}</p>`,
  })
}

export function unknownPage(frame: PageFrame, typed: string): string {
  const { unknown } = frame.texts
  return wholePage(frame, {
    sign: 'unknown',
    title: unknown.title,
    heading: unknown.heading,
    about: html`${unknown.about[0] ?? ''}<b>${typed}</b>${unknown.about[1] ?? ''}`,
    body: html`<p class="tx">${unknown.text}</p>${form(frame, typed)}`,
  })
}

export function formPage(frame: PageFrame): string {
  const { title, heading, about } = frame.texts.form
  return wholePage(frame, { sign: 'form', title, heading, about, body: form(frame, '') })
}

export function tooManyPage(frame: PageFrame, minutes: number): string {
  const { title, heading, about, text } = frame.texts.tooMany
  const body = html`<p class="tx">${text(minutes)}</p><p class="a">${anotherLink(frame)}</p>`
  return wholePage(frame, { sign: 'tooMany', title, heading, about, body })
}

const fact = (name: string, value: string, kind: 'nm' | 'mono' | null = null): Html =>
  html`<div><dt>${name}</dt><dd${kind && drawn(` class="${kind}"`)} dir="auto">${value}</dd></div>`

const holderAndCourse = ({ texts: { facts } }: PageFrame, row: CertificateRow): Html =>
  html`${fact(facts.holder, row.holder_name, 'nm')}${fact(facts.course, row.course_title)}`

const issuedAndNumber = ({ texts }: PageFrame, row: CertificateRow): Html =>
  html`${fact(texts.facts.issued, texts.date(row.issued_at))}${fact(texts.facts.number, row.number, 'mono')}`

const anotherLink = ({ texts }: PageFrame): Html => html`<a href="/certificate">${texts.another}</a>`

function form({ texts: { form } }: PageFrame, typed: string): Html {
  return html`<form action="/certificate" method="get"><label for="n">${form.label}</label><div class="row"><input id="n" name="number" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="60" required aria-describedby="h" value="${typed}"><button>${form.button}</button></div><p class="hint" id="h">${form.hint}</p></form>`
}
