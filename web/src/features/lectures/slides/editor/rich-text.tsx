import { Color, TextStyle } from '@tiptap/extension-text-style'
import { DOMParser as ContentParser } from '@tiptap/pm/model'
import { Editor, getSchema, type JSONContent } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { slideHtml } from '../../../../lib/trusted.ts'
import slideStyles from '../slide-view.module.css'
import styles from './rich-text.module.css'
import { SAFE_LINK } from './rich-text-rules.ts'

/** Undo belongs to the deck, so that one way back covers text, pictures and slides. */
const extensions = [
  StarterKit.configure({
    undoRedo: false,
    trailingNode: false,
    dropcursor: false,
    link: { openOnClick: false, isAllowedUri: (url) => SAFE_LINK.test(url ?? '') },
  }),
  TextStyle,
  Color,
]

const parser = ContentParser.fromSchema(getSchema(extensions))

/** The editor would parse a string where the content policy refuses it. */
function contentOf(html: string): JSONContent {
  const { body } = new DOMParser().parseFromString(slideHtml(html), 'text/html')
  return parser.parse(body).toJSON()
}

interface RichTextProps {
  html: string
  label: string
  placeholder: string
  onChange: (html: string) => void
  /** The toolbar works on it; null when it is gone. */
  onReady: (editor: Editor | null) => void
}

/** The slide's text, written where learners read it. One for each slide: give it the slide's id as `key`. */
export function RichText({ html, label, placeholder, onChange, onReady }: RichTextProps) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor | null>(null)
  const known = useRef(html)
  const heard = useRef({ onChange, onReady })
  useEffect(() => {
    heard.current = { onChange, onReady }
  })

  useEffect(() => {
    const made = new Editor({
      element: host.current,
      extensions,
      content: contentOf(known.current),
      injectCSS: false,
      editorProps: {
        attributes: {
          class: String(slideStyles.rich),
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
        },
      },
      onUpdate: () => {
        known.current = made.isEmpty ? '' : made.getHTML()
        heard.current.onChange(known.current)
      },
    })
    editor.current = made
    heard.current.onReady(made)
    return () => {
      heard.current.onReady(null)
      made.destroy()
    }
  }, [label])

  // Undo, redo and loading change the text from outside.
  useEffect(() => {
    const made = editor.current
    if (!made || html === known.current) return
    known.current = html
    const { to } = made.state.selection
    made.commands.setContent(contentOf(html), { emitUpdate: false })
    made.commands.setTextSelection(Math.min(to, made.state.doc.content.size))
  }, [html])

  return <div ref={host} className={styles.text} data-placeholder={html === '' ? placeholder : undefined} />
}
