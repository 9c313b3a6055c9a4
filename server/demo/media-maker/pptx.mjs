import { escaped, GROUNDS } from './look.mjs'
import {
  contentTypes,
  core,
  layout,
  master,
  presentation,
  relations,
  slideXml,
  theme,
} from './pptx-parts.mjs'
import { zip } from './zip.mjs'

const UNIT = 12700 // of a 960 × 540 slide, as in the slide editor
const size = (x, y, w, h) =>
  `<a:xfrm><a:off x="${Math.round(x * UNIT)}" y="${Math.round(y * UNIT)}"/><a:ext cx="${Math.round(w * UNIT)}" cy="${Math.round(h * UNIT)}"/></a:xfrm>`
const solid = (hex) => `<a:solidFill><a:srgbClr val="${hex.replace('#', '')}"/></a:solidFill>`

/** A presentation as the bytes of a .pptx file. `pictures` gives the PNG of every picture that a slide names. */
export function pptx({ title, kind, slides }, pictures) {
  const names = [...new Set(slides.flatMap(({ picture }) => picture ?? []))]
  const files = [
    ['[Content_Types].xml', contentTypes(slides.length)],
    [
      '_rels/.rels',
      relations([
        ['officeDocument', 'ppt/presentation.xml'],
        [
          'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
          'docProps/core.xml',
        ],
      ]),
    ],
    ['docProps/core.xml', core(escaped(title))],
    ['ppt/presentation.xml', presentation(slides.length)],
    [
      'ppt/_rels/presentation.xml.rels',
      relations([
        ['slideMaster', 'slideMasters/slideMaster1.xml'],
        ['theme', 'theme/theme1.xml'],
        ...slides.map((_, i) => ['slide', `slides/slide${i + 1}.xml`]),
      ]),
    ],
    ['ppt/slideMasters/slideMaster1.xml', master],
    [
      'ppt/slideMasters/_rels/slideMaster1.xml.rels',
      relations([
        ['slideLayout', '../slideLayouts/slideLayout1.xml'],
        ['theme', '../theme/theme1.xml'],
      ]),
    ],
    ['ppt/slideLayouts/slideLayout1.xml', layout],
    [
      'ppt/slideLayouts/_rels/slideLayout1.xml.rels',
      relations([['slideMaster', '../slideMasters/slideMaster1.xml']]),
    ],
    ['ppt/theme/theme1.xml', theme],
  ]
  slides.forEach((slide, i) => {
    const links = [['slideLayout', '../slideLayouts/slideLayout1.xml']]
    if (slide.picture) links.push(['image', `../media/image${names.indexOf(slide.picture) + 1}.png`])
    files.push(
      [`ppt/slides/slide${i + 1}.xml`, slideOf(slide, GROUNDS[kind])],
      [`ppt/slides/_rels/slide${i + 1}.xml.rels`, relations(links)],
    )
  })
  for (const [i, name] of names.entries()) files.push([`ppt/media/image${i + 1}.png`, pictures[name].bytes])
  return zip(files)
}

function slideOf(slide, tones) {
  const isTitle = slide.big !== undefined
  const background = (isTitle ? tones.ground : '#FFFFFF').replace('#', '')
  const ink = isTitle ? tones.bone : '#101A16'
  let id = 2
  const shapes = []
  const add = (make) => shapes.push(make(id++))
  if (isTitle) {
    add((n) => text(n, [slide.small], { at: [64, 96, 560, 40], points: 18, colour: tones.pop, bold: true }))
    add((n) => text(n, [slide.big], { at: [64, 140, 520, 300], points: 48, colour: ink, bold: true }))
    for (const [r, fill] of [
      [150, tones.bone],
      [128, tones.ground],
      [108, tones.mid],
      [84, tones.ground],
      [66, tones.bone],
      [46, tones.ground],
      [26, tones.pop],
    ])
      add((n) => shape(n, 'diamond', [770 - r, 240 - r, 2 * r, 2 * r], fill))
  } else {
    add((n) => text(n, [slide.title], { at: [48, 36, 864, 64], points: 36, colour: ink, bold: true }))
    if (slide.lines)
      add((n) =>
        text(n, slide.lines, {
          at: [48, 118, 864, slide.picture || slide.code ? 110 : 330],
          points: slide.lines.length > 1 ? 27 : 24,
          colour: '#33443C',
          bullet: slide.lines.length > 1 && tones.ground,
        }),
      )
    if (slide.code)
      add((n) =>
        text(n, slide.code.split('\n'), {
          at: [48, slide.lines ? 236 : 118, 864, 216],
          points: 24,
          colour: '#EEF4F1',
          mono: true,
          fill: '#101A16',
        }),
      )
    if (slide.picture) add((n) => picture(n, [90, 204, 780, 780 * slide.ratio], slide.alt))
  }
  for (let x = 0; x < 24; x += 1)
    add((n) =>
      shape(
        n,
        'triangle',
        [x * 40, isTitle ? 470 : 512, 40, isTitle ? 70 : 28],
        isTitle ? (x % 2 ? tones.mid : tones.bone) : x % 2 ? tones.mid : tones.ground,
      ),
    )
  return slideXml(background, shapes.join(''))
}

function shape(id, form, [x, y, w, h], fill) {
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Pattern ${id}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${size(x, y, w, h)}<a:prstGeom prst="${form}"><a:avLst/></a:prstGeom>${solid(fill)}<a:ln><a:noFill/></a:ln></p:spPr></p:sp>`
}

function picture(id, [x, y, w, h], alt) {
  return `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Picture ${id}" descr="${escaped(alt)}"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rId2"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${size(x, y, w, h)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`
}

function text(
  id,
  lines,
  { at: [x, y, w, h], points, colour, bold = false, bullet = null, mono = false, fill = null },
) {
  const font = mono ? '<a:latin typeface="Courier New"/>' : '<a:latin typeface="Arial"/>'
  const run = (line) =>
    `<a:r><a:rPr lang="en-GB" sz="${points * 100}"${bold ? ' b="1"' : ''}>${solid(colour)}${font}</a:rPr><a:t>${escaped(line)}</a:t></a:r>`
  const before = bullet
    ? `<a:pPr marL="342900" indent="-342900"><a:spcBef><a:spcPts val="1400"/></a:spcBef><a:buClr><a:srgbClr val="${bullet.replace('#', '')}"/></a:buClr><a:buFont typeface="Arial"/><a:buChar char="&#9670;"/></a:pPr>`
    : ''
  const body = lines.map((line) => `<a:p>${before}${run(line || ' ')}</a:p>`).join('')
  const inset = fill
    ? 'lIns="254000" tIns="190500" rIns="254000" bIns="190500"'
    : 'lIns="0" tIns="0" rIns="0" bIns="0"'
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Text ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${size(x, y, w, h)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill ? solid(fill) : '<a:noFill/>'}</p:spPr><p:txBody><a:bodyPr wrap="square" ${inset} anchor="t"><a:normAutofit/></a:bodyPr><a:lstStyle/>${body}</p:txBody></p:sp>`
}
