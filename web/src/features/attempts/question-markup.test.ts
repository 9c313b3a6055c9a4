import { describe, expect, it } from 'vitest'
import { parseInline, parseQuestion, plainQuestion } from './question-markup.ts'

const text = (words: string) => ({ kind: 'text', text: words })
const code = (words: string) => ({ kind: 'code', text: words })

describe('words of a question', () => {
  it('reads code, bold, italic and line breaks', () => {
    expect(parseInline('Does `useEffect` run **once** or\n*twice*?')).toEqual([
      text('Does '),
      code('useEffect'),
      text(' run '),
      { kind: 'strong', content: [text('once')] },
      text(' or'),
      { kind: 'break' },
      { kind: 'em', content: [text('twice')] },
      text('?'),
    ])
    expect(parseInline('**bold with `a**b`** _and so_')).toEqual([
      { kind: 'strong', content: [text('bold with '), code('a**b')] },
      text(' '),
      { kind: 'em', content: [text('and so')] },
    ])
  })

  it('leaves programs alone', () => {
    for (const words of [
      '2**3**4 and 2 * 3 * 4',
      'snake_case_name and __init__ and __name__ == "__main__"',
      'a < b && c > d',
      '____ extracts features',
      '*args, **kwargs',
      'f(x) = [a](b)',
      'one ` tick',
    ])
      expect(parseInline(words)).toEqual([text(words)])
    expect(parseInline('`a_b` and `c_d`, `*p` and `*q`')).toEqual([
      code('a_b'),
      text(' and '),
      code('c_d'),
      text(', '),
      code('*p'),
      text(' and '),
      code('*q'),
    ])
    expect(parseInline('`` a ` b ``')).toEqual([code('a ` b')])
    expect(parseInline('\\*not\\* \\`code\\`')).toEqual([text('*not* `code`')])
  })

  it('keeps HTML as text and leads to the web only', () => {
    for (const hostile of [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[x](javascript:alert(1))',
      '[x](JaVaScRiPt:alert(1))',
      '[x](data:text/html,<script>)',
      '[x](vbscript:x)',
      '[x]( javascript:alert(1))',
      '[x](//elsewhere.example)',
    ])
      expect(parseInline(hostile).map(({ kind }) => kind)).toEqual(['text'])
    expect(parseInline('[the *docs*](https://example.org/a_(b))')).toEqual([
      {
        kind: 'link',
        href: 'https://example.org/a_(b)',
        content: [text('the '), { kind: 'em', content: [text('docs')] }],
      },
    ])
  })

  it('ends quickly whatever it is given', () => {
    const started = process.cpuUsage()
    for (const piece of ['*a', '**a ', '_a ', '`', '[a](', '[', '\\', '``a', '*a `', '- a\n', '1. '])
      expect(parseQuestion(piece.repeat(5_000 / piece.length)).length).toBeGreaterThan(0)
    expect(parseInline('**'.repeat(2_500))).toHaveLength(1)
    expect(process.cpuUsage(started).user / 1_000, 'ms of one core').toBeLessThan(4_000)
  })
})

describe('blocks of a question', () => {
  it('keeps code as it was written', () => {
    expect(
      parseQuestion(
        "Data types\n\nWhat are they?\n```python\nplanet = 'Earth'\n\n  *x* = `1`\n```\nSay why.",
      ),
    ).toEqual([
      { kind: 'paragraph', content: [text('Data types')] },
      { kind: 'paragraph', content: [text('What are they?')] },
      { kind: 'code', language: 'python', text: "planet = 'Earth'\n\n  *x* = `1`" },
      { kind: 'paragraph', content: [text('Say why.')] },
    ])
    expect(parseQuestion('````\n```\nx\n```\n````')).toEqual([
      { kind: 'code', language: '', text: '```\nx\n```' },
    ])
    expect(parseQuestion('~~~\nnever closed')).toEqual([{ kind: 'code', language: '', text: 'never closed' }])
  })

  it('reads lists', () => {
    expect(parseQuestion('Order:\n3. first\n   and on\n4. `second`\n- other')).toEqual([
      { kind: 'paragraph', content: [text('Order:')] },
      {
        kind: 'list',
        start: 3,
        items: [[text('first'), { kind: 'break' }, text('and on')], [code('second')]],
      },
      { kind: 'list', start: null, items: [[text('other')]] },
    ])
    expect(parseQuestion('-5 degrees\n\n1.5 metres')).toHaveLength(2)
    expect(parseQuestion('')).toEqual([])
  })

  it('says it in one line', () => {
    expect(plainQuestion('Does **`useEffect`** run?\n\n```js\nrun()\n```\n- a\n- b')).toBe(
      'Does useEffect run? run() a, b',
    )
  })
})
