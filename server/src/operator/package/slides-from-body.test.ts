import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sanitizeSlideHtml } from '../../features/lectures/slide-html.ts'
import { blocksOf } from './html-blocks.ts'
import { readPackage } from './read-package.ts'
import { heightOf, roomUnder } from './slide-fit.ts'
import { slidesFromBody, slidesOf } from './slides-from-body.ts'

const curricula = new URL('../../../../../shared/data/courses.json', import.meta.url).pathname

const fromMarkdown = (body: string) => slidesFromBody(body, { title: 'Loops', bodyFormat: 'markdown' })

describe('slides from a text', () => {
  it('makes one slide a section, in order, with default colours', () => {
    const slides = fromMarkdown('# Loops\n\nBefore.\n\n## For\n\nOne.\n\n## While\n\nTwo.')
    expect(slides.map(({ title, content, order }) => [title, content, order])).toEqual([
      ['Loops', '<p>Before.</p>', 0],
      ['For', '<p>One.</p>', 1],
      ['While', '<p>Two.</p>', 2],
    ])
    expect(slides[0]).toMatchObject({
      id: 'slide-1',
      backgroundColor: '#FFFFFF',
      textColor: '#101A16',
      images: [],
    })
  })

  it('keeps code, lists and tables', () => {
    const [slide] = fromMarkdown('- a\n- b\n\n```js\nif (a < b) x()\n```\n\n| a | b |\n|---|--:|\n| 1 | 2 |')
    expect(slide!.content).toContain('<ul>\n<li>a</li>\n<li>b</li>\n</ul>')
    expect(slide!.content).toContain('<pre><code class="language-js">if (a &lt; b) x()\n</code></pre>')
    expect(slide!.content).toContain('<td style="text-align:right">2</td>')
  })

  it('splits what is too long for one slide, and loses nothing', () => {
    const items = Array.from({ length: 40 }, (_, n) => `${n + 1}. item-${n + 1}`).join('\n')
    const code = Array.from({ length: 60 }, (_, n) => `line${n}()`).join('\n')
    const rows = Array.from({ length: 30 }, (_, n) => `| row-${n} | x |`).join('\n')
    const prose = Array.from({ length: 80 }, (_, n) => `Sentence ${n} says *something* useful.`).join(' ')
    const slides = fromMarkdown(
      `${items}\n\n\`\`\`\n${code}\n\`\`\`\n\n| head | b |\n|---|---|\n${rows}\n\n${prose}`,
    )
    const all = slides.map(({ content }) => content).join('\n')
    for (let n = 0; n < 30; n += 1)
      for (const mark of [`item-${n + 1}<`, `line${n}()`, `row-${n}<`, `Sentence ${n} says`])
        expect(all).toContain(mark)
    for (const { title, content } of slides) {
      expect(blocksOf(content).reduce((sum, block) => sum + heightOf(block), 0)).toBeLessThanOrEqual(
        roomUnder(title),
      )
      expect(sanitizeSlideHtml(content)).toBe(content)
      if (content.includes('row-')) expect(content).toContain('>head<')
    }
    expect(slides.at(1)!.content).toMatch(/^<ol start="\d+">/)
    expect(slides.map(({ title }) => title).slice(0, 2)).toEqual(['Loops (1)', 'Loops (2)'])
  })

  it('leaves no heading alone at the foot of a slide', () => {
    const long = Array.from({ length: 10 }, () => 'A line that is here to take room.\n').join('\n')
    for (const { content } of fromMarkdown(`${long}\n\n### Next\n\n${long}`))
      expect(content).not.toMatch(/<\/h3>$/)
  })

  it('gives a picture of the package its own slide; others become their description', () => {
    const slides = fromMarkdown(
      'Look:\n\n![A map](images/map.png)\n\n![Far](https://x.example/a.png) and on.',
    )
    expect(slides.map(({ images }) => images.map(({ url, alt }) => [url, alt]))).toEqual([
      [],
      [['images/map.png', 'A map']],
      [],
    ])
    expect(slides[2]!.content).toContain('<em>Far</em> and on.')
  })

  it('takes HTML, and lets nothing active through', () => {
    const body =
      '<h2 onclick=x>A</h2>loose <b>text</b><script>alert(1)</script><p><a href="javascript:x">y</a></p>'
    const slides = slidesFromBody(body, { title: 'T', bodyFormat: 'html' })
    expect(slides.map(({ title, content }) => [title, content])).toEqual([
      ['A', '<p>loose <b>text</b></p><p><span>y</span></p>'],
    ])
  })

  it('makes one empty slide of an empty text', () => {
    expect(slidesFromBody('<img src=x>', { title: 'T', bodyFormat: 'html' })).toHaveLength(1)
  })
})

describe.runIf(existsSync(curricula))('eight real curricula', () => {
  it('convert in a moment, and its slides fit their canvas', async () => {
    const { package: whole } = await readPackage(curricula)
    const before = process.cpuUsage()
    const decks = whole!.courses.flatMap(({ lectures }) =>
      lectures.map((lecture) => (lecture.lectureType === 'notes' ? slidesOf(lecture) : [])),
    )
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1e6, 'seconds of one core').toBeLessThan(10)
    expect(decks).toHaveLength(147)
    const slides = decks.flat()
    for (const { content } of slides) expect(sanitizeSlideHtml(content)).toBe(content)
    // What cannot be cut (one row of a table with a page of text in it) scrolls; that stays rare.
    const tooTall = slides.filter(({ title, content }) => {
      return blocksOf(content).reduce((sum, block) => sum + heightOf(block), 0) > roomUnder(title)
    })
    expect(tooTall.length / slides.length).toBeLessThan(0.002)
  }, 60_000)
})
