import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { tokensOf } from './code-tokens.ts'
import { inOrder } from './in-order.tsx'
import { type Block, type Inline, parseQuestion } from './question-markup.ts'
import '../../ui/styles/question-text.css'

type QuestionTextProps = {
  text: string
  /** Inside a label or a sentence: the same look from elements that may stand there. */
  inline?: boolean
  className?: string
}

/** A question, an option or feedback as it is meant to be read. */
export function QuestionText({ text, inline, className }: QuestionTextProps) {
  const blocks = useMemo(() => parseQuestion(text), [text])
  const Box = inline ? 'span' : 'div'
  return (
    <Box className={className ? `qt ${className}` : 'qt'}>
      <Blocks blocks={blocks} inline={inline} />
    </Box>
  )
}

type QuestionHeadingProps = { text: string; id: string; tag?: 'h2' | 'h3' }

/** A question whose first paragraph is its heading, with the rest of it below. */
export function QuestionHeading({ text, id, tag: Tag = 'h2' }: QuestionHeadingProps) {
  const [head, rest] = useMemo(() => {
    const blocks = parseQuestion(text)
    return blocks[0]?.kind === 'paragraph' ? [blocks[0].content, blocks.slice(1)] : [null, blocks]
  }, [text])
  const isLong = text.split(/\n\s*\n|\n```/, 1).join('').length > 200
  return (
    <>
      {head && (
        <Tag id={id} className="qt-head" tabIndex={-1} data-long={isLong || undefined}>
          <Words content={head} />
        </Tag>
      )}
      {rest.length > 0 && (
        <div className="qt" id={head ? undefined : id}>
          <Blocks blocks={rest} />
        </div>
      )}
    </>
  )
}

function Blocks({ blocks, inline }: { blocks: readonly Block[]; inline?: boolean }) {
  return inOrder(blocks, (block) => {
    if (block.kind === 'code') return <Code code={block.text} inline={inline} />
    if (block.kind === 'list') return <List list={block} inline={inline} />
    const words = <Words content={block.content} />
    return inline ? <span className="qt-p">{words}</span> : <p>{words}</p>
  })
}

function List({ list, inline }: { list: Extract<Block, { kind: 'list' }>; inline?: boolean }) {
  const { start } = list
  if (inline)
    return inOrder(list.items, (item, at) => (
      <span className="qt-p">
        {start === null ? '• ' : `${start + at}. `}
        <Words content={item} />
      </span>
    ))
  const items = inOrder(list.items, (item) => (
    <li>
      <Words content={item} />
    </li>
  ))
  return start === null ? <ul>{items}</ul> : <ol start={start}>{items}</ol>
}

function Code({ code, inline }: { code: string; inline?: boolean }) {
  const { t } = useLingui()
  const words = inOrder(tokensOf(code), ({ kind, text }) =>
    kind === 'plain' ? text : <i className={`qt-${kind}`}>{text}</i>,
  )
  if (inline) return <code className="qt-code">{words}</code>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page may hold many, so it is no landmark, and no set of fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it
    <div className="qt-code" role="group" tabIndex={0} aria-label={t`Code sample`}>
      <pre>
        <code>{words}</code>
      </pre>
    </div>
  )
}

function Words({ content }: { content: readonly Inline[] }): ReactNode {
  return inOrder(content, (part) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'code') return <code>{part.text}</code>
    if (part.kind === 'break') return <br />
    const inner = <Words content={part.content} />
    if (part.kind === 'strong') return <strong>{inner}</strong>
    if (part.kind === 'em') return <em>{inner}</em>
    return (
      <a className="link" href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {inner}
      </a>
    )
  })
}
