import { useId, useState } from 'react'
import { useFocusLater } from '../../../ui/use-focus-later.ts'

/** A question or an answer is changed in its place: the form takes the focus, and Edit has it back. */
export function useEditing() {
  const [isEdited, setIsEdited] = useState(false)
  const focusLater = useFocusLater()
  const id = useId()
  return {
    isEdited,
    close: () => {
      setIsEdited(false)
      focusLater(id)
    },
    /** Of the button Edit. */
    button: { id, onClick: () => setIsEdited(true) },
  }
}
