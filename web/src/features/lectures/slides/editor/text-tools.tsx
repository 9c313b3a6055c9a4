import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { Bold, ChevronDown, Code, Italic, List, ListOrdered, Underline } from 'lucide-react'
import { useEffect, useReducer } from 'react'
import { Menu, preloadMenus } from '../../../../ui/menu.tsx'
import { preloadPopovers } from '../../../../ui/popover.tsx'
import { ColourTool } from './colour-tool.tsx'
import { LinkTool } from './link-tool.tsx'
import toolsStyles from './slide-tools.module.css'
import styles from './text-tools.module.css'
import { Tool } from './tool.tsx'

/** What is under the caret, and the ways to change it. */
export function TextTools({ editor, ink }: { editor: Editor | null; ink: string }) {
  const { t } = useLingui()
  useEditorTick(editor)
  useEffect(() => {
    // Slides are written without a line, too.
    preloadMenus()
    preloadPopovers()
  }, [])
  const off = editor === null
  const is = (name: string) => editor?.isActive(name) ?? false
  const run = () => editor?.chain().focus()
  return (
    <>
      <BlockMenu editor={editor} />
      <Tool label={t`Bold`} disabled={off} pressed={is('bold')} onClick={() => run()?.toggleBold().run()}>
        <Bold aria-hidden="true" />
      </Tool>
      <Tool
        label={t`Italic`}
        disabled={off}
        pressed={is('italic')}
        onClick={() => run()?.toggleItalic().run()}
      >
        <Italic aria-hidden="true" />
      </Tool>
      <Tool
        label={t`Underline`}
        disabled={off}
        pressed={is('underline')}
        onClick={() => run()?.toggleUnderline().run()}
      >
        <Underline aria-hidden="true" />
      </Tool>
      <ColourTool editor={editor} ink={ink} />
      <span className={toolsStyles.line} />
      <Tool
        label={t`Bulleted list`}
        disabled={off}
        pressed={is('bulletList')}
        onClick={() => run()?.toggleBulletList().run()}
      >
        <List aria-hidden="true" />
      </Tool>
      <Tool
        label={t`Numbered list`}
        disabled={off}
        pressed={is('orderedList')}
        onClick={() => run()?.toggleOrderedList().run()}
      >
        <ListOrdered aria-hidden="true" />
      </Tool>
      <Tool label={t`Code`} disabled={off} pressed={is('code')} onClick={() => run()?.toggleCode().run()}>
        <Code aria-hidden="true" />
      </Tool>
      <LinkTool editor={editor} />
    </>
  )
}

function BlockMenu({ editor }: { editor: Editor | null }) {
  const { t } = useLingui()
  const heading = (level: 2 | 3) => () => editor?.chain().focus().setHeading({ level }).run()
  const blocks = [
    {
      label: t`Text`,
      is: editor?.isActive('paragraph'),
      onSelect: () => editor?.chain().focus().setParagraph().run(),
    },
    { label: t`Heading`, is: editor?.isActive('heading', { level: 2 }), onSelect: heading(2) },
    { label: t`Small heading`, is: editor?.isActive('heading', { level: 3 }), onSelect: heading(3) },
    {
      label: t`Quote`,
      is: editor?.isActive('blockquote'),
      onSelect: () => editor?.chain().focus().toggleBlockquote().run(),
    },
    {
      label: t`Code block`,
      is: editor?.isActive('codeBlock'),
      onSelect: () => editor?.chain().focus().toggleCodeBlock().run(),
    },
  ]
  const current = blocks.findLast(({ is }) => is)?.label ?? t`Text`
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className={styles.select}
          aria-label={t`Kind of text: ${current}`}
          disabled={!editor}
        >
          {current} <ChevronDown aria-hidden="true" />
        </button>
      }
      label={<Trans>Kind of text</Trans>}
      items={blocks.map(({ label, onSelect }) => ({ label, onSelect: () => void onSelect() }))}
    />
  )
}

/** Draws again with every step of the rich text: its selection decides which tools are pressed. */
function useEditorTick(editor: Editor | null): void {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!editor) return
    editor.on('transaction', tick)
    return () => {
      editor.off('transaction', tick)
    }
  }, [editor])
}
