import type { Editor } from '@tiptap/react'
import { useEffect, useReducer } from 'react'

/** Draws again with every step of the rich text: its selection decides which tools are pressed. */
export function useEditorTick(editor: Editor | null): void {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!editor) return
    editor.on('transaction', tick)
    return () => {
      editor.off('transaction', tick)
    }
  }, [editor])
}
