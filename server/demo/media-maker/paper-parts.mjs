import { escaped } from './look.mjs'

export const code = (text) => `<pre>${escaped(text)}</pre>`

export function table(head, rows, kind = '') {
  const cells = (tag, row) => `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table class="${kind}">${cells('th', head)}${rows.map((row) => cells('td', row)).join('')}</table>`
}
