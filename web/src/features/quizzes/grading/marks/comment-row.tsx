import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import styles from './comment-row.module.css'
import type { Comments } from './use-comments.ts'

const AT_HAND = 3

/** The newest comments with their keys; the rest, and forgetting one, behind "All comments". */
export function CommentRow({ comments }: { comments: Comments }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const all = comments.comments
  return (
    <fieldset className={styles.comments} aria-label={t`Reusable comments`}>
      {all.slice(0, AT_HAND).map((comment, index) => (
        <button
          key={comment._id}
          type="button"
          title={comment.text}
          aria-pressed={comments.isIn(comment)}
          aria-keyshortcuts={`Alt+${index + 1}`}
          onClick={() => comments.toggle(comment)}
        >
          <span aria-hidden="true">
            <kbd>Alt {index + 1}</kbd>
          </span>
          <span>{comment.text}</span>
        </button>
      ))}
      {comments.mayAdd && (
        <button type="button" className={styles.add} disabled={comments.isAdding} onClick={comments.add}>
          <Plus aria-hidden="true" />
          <Trans>Save as comment</Trans>
        </button>
      )}
      {all.length > 0 && (
        <button type="button" className={styles.add} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Trans>All comments</Trans>
        </button>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t`Your comments`}>
        {all.length === 0 && (
          <EmptyState level={3} title={<Trans>No comments kept</Trans>}>
            <Trans>Write feedback and press “Save as comment” to use it again.</Trans>
          </EmptyState>
        )}
        <ul className={styles.list}>
          {all.map((comment) => (
            <li key={comment._id}>
              <p>{comment.text}</p>
              <Button
                size="sm"
                variant={comments.isIn(comment) ? 'secondary' : 'soft'}
                onClick={() => comments.toggle(comment)}
              >
                {comments.isIn(comment) ? <Trans>Take out</Trans> : <Trans>Use</Trans>}
              </Button>
              <IconButton label={t`Delete this comment`} onClick={() => comments.remove(comment._id)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      </Dialog>
    </fieldset>
  )
}
