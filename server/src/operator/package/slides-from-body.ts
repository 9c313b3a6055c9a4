import type { PackageNotes, PackageSlide } from '@academy/contract/course-package'
import { Marked } from 'marked'
import type sanitizeHtml from 'sanitize-html'
import { loadSanitizeHtml, SLIDE_HTML_OPTIONS, sanitizeSlideHtml } from '../../features/lectures/index.ts'
import { type Block, blocksOf, lettersOf } from './html-blocks.ts'
import { heightOf, pieces, roomUnder } from './slide-fit.ts'

const TITLE_MAX_LENGTH = 120
const SLIDE_BACKGROUND = '#FFFFFF'
const SLIDE_TEXT = '#101A16'
const HEADING = /^h[3-6]$/
const PICTURE = { position: { x: 168, y: 128 }, size: { width: 624, height: 372 } }

const markdown = new Marked({ gfm: true, async: false })

type Figure = { url: string; alt: string }
type Section = { title: string; blocks: Block[] }

/** Whether a path leads to a picture of the package. */
type HasPicture = (path: string) => boolean

/** The slides of a notes lecture: as they come with the package, or made from its text. Ids and order are set. */
export function slidesOf(lecture: PackageNotes, hasPicture: HasPicture = () => true): PackageSlide[] {
  if (!lecture.slides) return slidesFromBody(bodyOf(lecture), lecture, hasPicture)
  return lecture.slides.map((slide, order) => ({
    ...slide,
    id: slideId(order),
    order,
    content: sanitizeSlideHtml(slide.content),
  }))
}

/** One slide a section (level 1 and 2 headings); what is too long for a slide goes on to the next. */
export function slidesFromBody(
  body: string,
  { title, bodyFormat }: { title: string; bodyFormat: 'markdown' | 'html' },
  hasPicture: HasPicture = () => true,
): PackageSlide[] {
  const figures: Figure[] = []
  const html = bodyFormat === 'markdown' ? (markdown.parse(body) as string) : body
  const slides = sectionsOf(blocksOf(withMarkedFigures(html, figures, hasPicture)), title).flatMap(
    (section) => slidesOfSection(section, figures),
  )
  if (slides.length === 0) slides.push(slide(title, '', []))
  return slides.map((made, order) => ({ ...made, id: slideId(order), order }))
}

function bodyOf({ body, sections }: PackageNotes): string {
  return body ?? sections!.map(({ heading, markdown: text }) => `## ${heading}\n\n${text}`).join('\n\n')
}

/** Pictures leave the text: each gets a slide of its own. Of a picture that the package does not hold, the words remain. */
function withMarkedFigures(html: string, figures: Figure[], hasPicture: HasPicture): string {
  return loadSanitizeHtml()(html, {
    ...SLIDE_HTML_OPTIONS,
    allowedTags: [...(SLIDE_HTML_OPTIONS.allowedTags as string[]), 'figure-mark'],
    allowedAttributes: { ...(SLIDE_HTML_OPTIONS.allowedAttributes as object), 'figure-mark': ['n'] },
    transformTags: {
      ...SLIDE_HTML_OPTIONS.transformTags,
      img: (_tag, { src = '', alt = '' }): sanitizeHtml.Tag => {
        const isInside = /^(?!\/)(?![A-Za-z][A-Za-z0-9+.-]*:)[^\\]+\.(?:png|jpe?g|webp|gif)$/i.test(src)
        if (!isInside || !hasPicture(src)) return { tagName: 'em', attribs: {}, text: alt }
        return { tagName: 'figure-mark', attribs: { n: String(figures.push({ url: src, alt }) - 1) } }
      },
    },
  })
}

function sectionsOf(blocks: Block[], lectureTitle: string): Section[] {
  const sections: Section[] = [{ title: lectureTitle, blocks: [] }]
  for (const block of blocks) {
    if (block.tag !== 'h1' && block.tag !== 'h2') sections.at(-1)!.blocks.push(block)
    else sections.push({ title: titleOf(block, lectureTitle), blocks: [] })
  }
  return sections.filter((section) => section.blocks.length > 0)
}

function titleOf(block: Block, lectureTitle: string): string {
  const letters = lettersOf(block.html).replace(/\s+/g, ' ').trim()
  if (letters === '') return lectureTitle
  return letters.length <= TITLE_MAX_LENGTH ? letters : `${letters.slice(0, TITLE_MAX_LENGTH - 1).trimEnd()}…`
}

function slidesOfSection({ title, blocks }: Section, figures: Figure[]): PackageSlide[] {
  const pages = pagesOf(blocks, roomUnder(`${title} (10)`), figures)
  return pages.map((page, index) => {
    const pageTitle = pages.length === 1 ? title : `${title} (${index + 1})`
    return 'url' in page
      ? slide(pageTitle, '', [page])
      : slide(pageTitle, page.map(({ html }) => html).join(''), [])
  })
}

/** Fills pages from the top; a heading never stays alone at the bottom. */
function pagesOf(blocks: Block[], room: number, figures: Figure[]): (Block[] | Figure)[] {
  const pages: (Block[] | Figure)[] = []
  let page: Block[] = []
  let used = 0
  const turn = (kept: Block[] = []) => {
    if (page.length > 0) pages.push(page)
    page = kept
    used = kept.reduce((sum, block) => sum + heightOf(block), 0)
  }
  for (const { text, shown } of blocks.flatMap((block) => withoutFigures(block, figures))) {
    const above = page.at(-1)
    const free = room - (above && HEADING.test(above.tag) ? heightOf(above) : 0)
    for (const piece of text ? pieces(text, free) : []) {
      const tall = heightOf(piece)
      if (used + tall > room && page.length > 0) {
        const last = page.at(-1)!
        turn(HEADING.test(last.tag) && page.length > 1 ? [page.pop()!] : [])
      }
      page.push(piece)
      used += tall
    }
    for (const figure of shown) {
      turn()
      pages.push(figure)
    }
  }
  turn()
  return pages
}

function withoutFigures(block: Block, figures: Figure[]): { text: Block | null; shown: Figure[] }[] {
  const shown = [...block.html.matchAll(/<figure-mark n="(\d+)"/g)].map(([, n]) => figures[Number(n)]!)
  const html = shown.length > 0 ? sanitizeSlideHtml(block.html) : block.html
  const isEmpty = block.tag !== 'hr' && lettersOf(html).trim() === ''
  return [{ text: isEmpty ? null : { tag: block.tag, html }, shown }]
}

function slide(title: string, content: string, figures: Figure[]): PackageSlide {
  return {
    title,
    content,
    backgroundColor: SLIDE_BACKGROUND,
    textColor: SLIDE_TEXT,
    images: figures.map(({ url, alt }) => ({ url, alt, ...PICTURE })),
  }
}

function slideId(order: number): string {
  return `slide-${order + 1}`
}
