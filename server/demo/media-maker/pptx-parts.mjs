// The fixed parts of a presentation: one master, one empty layout, one theme.
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const NS =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml'
const TREE =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>'

export function relations(list) {
  const rows = list.map(
    ([kind, target], i) =>
      `<Relationship Id="rId${i + 1}" Type="${kind.includes('/') ? kind : `${OFFICE}/${kind}`}" Target="${target}"/>`,
  )
  return `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`
}

export function contentTypes(slideCount) {
  const part = (name, kind) => `<Override PartName="${name}" ContentType="${kind}"/>`
  const slides = Array.from({ length: slideCount }, (_, i) =>
    part(`/ppt/slides/slide${i + 1}.xml`, `${TYPE}.slide+xml`),
  )
  return `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${part('/ppt/presentation.xml', `${TYPE}.presentation.main+xml`)}${part('/ppt/slideMasters/slideMaster1.xml', `${TYPE}.slideMaster+xml`)}${part('/ppt/slideLayouts/slideLayout1.xml', `${TYPE}.slideLayout+xml`)}${part('/ppt/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml')}${part('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml')}${slides.join('')}</Types>`
}

export function core(title) {
  return `${HEAD}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${title}</dc:title><dcterms:created xsi:type="dcterms:W3CDTF">2026-01-01T00:00:00Z</dcterms:created></cp:coreProperties>`
}

export function presentation(slideCount) {
  const ids = Array.from({ length: slideCount }, (_, i) => `<p:sldId id="${256 + i}" r:id="rId${i + 3}"/>`)
  return `${HEAD}<p:presentation ${NS}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${ids.join('')}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`
}

export const master = `${HEAD}<p:sldMaster ${NS}><p:cSld><p:bg><p:bgPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:effectLst/></p:bgPr></p:bg><p:spTree>${TREE}</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle/><p:bodyStyle/><p:otherStyle/></p:txStyles></p:sldMaster>`

export const layout = `${HEAD}<p:sldLayout ${NS} type="blank" preserve="1"><p:cSld name="Blank"><p:spTree>${TREE}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`

export function slideXml(background, shapes) {
  return `${HEAD}<p:sld ${NS}><p:cSld><p:bg><p:bgPr><a:solidFill><a:srgbClr val="${background}"/></a:solidFill><a:effectLst/></p:bgPr></p:bg><p:spTree>${TREE}${shapes}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`
}

const colour = (name, value) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`
const colours = [
  ['dk1', '101A16'],
  ['lt1', 'FFFFFF'],
  ['dk2', '0E6446'],
  ['lt2', 'F3F6F4'],
  ['accent1', '0E6446'],
  ['accent2', 'B5401A'],
  ['accent3', 'F2B51D'],
  ['accent4', '15598F'],
  ['accent5', '3B1539'],
  ['accent6', '55675E'],
  ['hlink', '15598F'],
  ['folHlink', '55675E'],
]
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
const stroke = `<a:ln w="9525">${fill}</a:ln>`
const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>'
const font = (kind) =>
  `<a:${kind}><a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/></a:${kind}>`

export const theme = `${HEAD}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Academy"><a:themeElements><a:clrScheme name="Academy">${colours.map(([name, value]) => colour(name, value)).join('')}</a:clrScheme><a:fontScheme name="Academy">${font('majorFont')}${font('minorFont')}</a:fontScheme><a:fmtScheme name="Academy"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${stroke.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
