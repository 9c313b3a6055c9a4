import { readFile, writeFile } from 'node:fs/promises'
import { band, GROUNDS, HILL, INK, LINE, MIST, MUTED, page } from './look.mjs'
import { dataPaper } from './paper-data.mjs'
import { jsPaper } from './paper-js.mjs'
import { sqlPaper } from './paper-sql.mjs'
import { webPaper } from './paper-web.mjs'
import { printPdf } from './tools.mjs'

// Papers are A5, so that a phone shows a page at reading size and two fit on a printed A4.
const css = `
@page{size:148mm 210mm;margin:0}
body{font-size:10pt;line-height:1.4}
.sheet{width:148mm;height:210mm;padding:10mm 11mm 0;position:relative;break-after:page;overflow:hidden}
.sheet:last-child{break-after:auto}
.head{margin:-10mm -11mm 6mm}.head svg{width:148mm;height:auto}
h1{font-size:23pt;margin-bottom:1.5mm}.lead{color:${MUTED};margin-bottom:4mm}
h2{font-size:13pt;margin:4.5mm 0 1.6mm;color:${HILL}}
p+p{margin-top:1.5mm}
pre{background:${INK};color:#EEF4F1;border-radius:2mm;padding:2.6mm 3.4mm;font-size:8pt;line-height:1.45;margin:1.4mm 0;white-space:pre-wrap}
code{background:${MIST};border-radius:1mm;padding:0 1mm;font-size:.88em}pre code{background:none;padding:0}
table{border-collapse:collapse;width:100%;font-size:9.2pt;font-variant-numeric:tabular-nums}
th{text-align:left;font-weight:700;border-bottom:.5mm solid ${INK};padding:1mm 2mm 1mm 0}
td{border-bottom:.2mm solid ${LINE};padding:.9mm 2mm .9mm 0;vertical-align:top}
.n td:not(:first-child),.n th:not(:first-child){text-align:right}
ol,ul{padding-left:5.5mm}li{margin:.9mm 0}
.write{border-bottom:.3mm solid ${MUTED};height:6.5mm}
.tight pre{font-size:7.4pt;padding:1.8mm 3mm;margin:1mm 0}.tight li{margin:.6mm 0}
.foot{position:absolute;left:11mm;right:11mm;bottom:6mm;font-size:8pt;color:${MUTED};display:flex;justify-content:space-between}
`

export const PAPERS = {
  'web-first-page/media/html-css-sheet': webPaper,
  'web-js-shop/media/js-exercises': jsPaper,
  'data-market-prices/media/a-month-of-prices': dataPaper,
  'data-sql-bus-tickets/media/sql-sheet': sqlPaper,
}

export async function makePaper({ kind, title, course, sheets }, out, folder) {
  const body = sheets.map((html, i) => {
    const top = `<div class="head">${band({ width: 740, height: 60, ...GROUNDS[kind] })}</div><h1>${title}</h1>`
    const foot = `<p class="foot"><span>${course}</span><span>${i + 1} of ${sheets.length}</span></p>`
    return `<section class="sheet">${i === 0 ? top : ''}${html}${foot}</section>`
  })
  await printPdf(page(body.join(''), css, title), out, folder)
  await writeFile(out, undated(await readFile(out)))
}

/** The same paper gives the same file: the printing time inside is set to one that never changes. */
function undated(pdf) {
  return Buffer.from(pdf.toString('latin1').replace(/\(D:\d{14}/g, '(D:20260101000000'), 'latin1')
}
